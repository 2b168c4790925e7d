import { useId, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { generatePath } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { Check } from "@/shared/ui/fields/switches/Check";
import { FieldProblem } from "@/shared/ui/fields/FieldProblem";
import { Stack } from "@/shared/ui/layout/Stack";
import { LoadState } from "@/shared/ui/states/LoadState";
import { Reasons } from "@/shared/ui/states/Reasons";

import { type Enrolment, enrolments, guestMembership } from "./enrolments";

/** The level and the points of a guest, leading to the member; or the way into the programme. */
export function Membership({ id, name }: Enrolment) {
  const { text } = useText();
  const dispatch = useDispatch();
  const load = guestMembership.use(id);
  const { data } = load;
  const pending = useSelector(enrolments.selectPending).find(({ what }) => what.id === id);
  return (
    <>
      <LoadState load={load} failed={text("loyalty.membershipFailed")} />
      {data?.member && (
        <PathLink to={generatePath(paths.member, { id: data.member.id })}>
          {text(`loyalty.level.${data.member.level}`)} · {text("loyalty.pointCount", { count: data.member.points })}
        </PathLink>
      )}
      {data && <Reasons reasons={data.reasons} isQuiet />}
      {data && !data.member && data.reasons.length === 0 && (
        <Enrol isUnderWay={pending !== undefined} onEnrol={() => dispatch(enrolments.written({ id, name }))} />
      )}
      <p role="status">{pending?.isWaiting && text("loyalty.enrolWaits")}</p>
    </>
  );
}

interface EnrolProps {
  isUnderWay: boolean;
  onEnrol: () => void;
}

/** Stays and points are personal data: the guest agrees first (GDPR, art. 6.1.a and 7). */
function Enrol({ isUnderWay, onEnrol }: EnrolProps) {
  const { text } = useText();
  const id = useId();
  const [hasConsent, setHasConsent] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const problem = isAsked && !hasConsent ? text("loyalty.consentMissing") : undefined;

  function enrol() {
    setIsAsked(true);
    if (hasConsent && !isUnderWay) onEnrol();
  }

  return (
    <Stack gap={8}>
      <Check
        label={text("loyalty.consent")}
        checked={hasConsent}
        onChange={({ target }) => setHasConsent(target.checked)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && id}
      >
        <FieldProblem id={id} problem={problem} />
      </Check>
      <button
        type="button"
        className="btn btn-quiet btn-own-width"
        aria-disabled={isUnderWay || undefined}
        onClick={enrol}
      >
        {text("loyalty.enrol")}
      </button>
    </Stack>
  );
}
