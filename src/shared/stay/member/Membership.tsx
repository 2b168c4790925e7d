import { useDispatch, useSelector } from "react-redux";
import { generatePath } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
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
        <button
          type="button"
          className="btn btn-quiet"
          aria-disabled={pending !== undefined || undefined}
          onClick={() => {
            if (!pending) dispatch(enrolments.written({ id, name }));
          }}
        >
          {text("loyalty.enrol")}
        </button>
      )}
      <p role="status">{pending?.isWaiting && text("loyalty.enrolWaits")}</p>
    </>
  );
}
