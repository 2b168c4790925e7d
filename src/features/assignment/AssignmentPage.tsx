import "./assignment.scss";

import { useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useSearchParams } from "react-router-dom";

import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { focusHeadingIfLost } from "@/shared/ui/page/focusHeadingIfLost";
import { LoadState } from "@/shared/ui/states/LoadState";
import { PageHeader } from "@/shared/ui/page/PageHeader";
import { OfferBar } from "@/shared/undo/OfferBar";

import { proposalRequested, searchStopped, selectAssignment } from "./assignmentSlice";
import { assignmentPlan, assignmentUndo } from "./assignmentWrites";
import { addressOf, arrivalRanges, usualRange } from "./arrivalRanges";
import { CriteriaPanel } from "./CriteriaPanel";
import { ProposalPanel } from "./ProposalPanel";
import { readCriteria, storeCriteria } from "./storedCriteria";

/** Who gets which room on the next nights: proposed, looked over, applied. */
export function AssignmentPage() {
  const { text } = useText();
  const { date } = useFormat();
  const dispatch = useDispatch();
  const [params] = useSearchParams();
  const range = arrivalRanges.find((one) => addressOf(one) === params.toString()) ?? usualRange;
  const load = assignmentPlan.use(range);
  const plan = load.data;
  const [criteria, setCriteria] = useState(readCriteria);
  const { progress, proposal, range: proposedRange } = useSelector(selectAssignment);
  const isSolving = progress !== undefined;
  const without = plan?.stays.filter(({ roomId }) => roomId === undefined).length ?? 0;

  function propose() {
    if (plan && !isSolving) dispatch(proposalRequested({ range, criteria }));
  }

  return (
    <>
      <PageHeader description={text("assignment.plan")} />
      <OfferBar undo={assignmentUndo} />
      <Stack padX={16} padY={16} as="section" gap={12} className="card" aria-label={text("assignment.title")}>
        <Row gap={12} rowGap={8} wraps className="assignment-range" role="group" aria-label={text("assignment.nights")}>
          <span aria-hidden="true">{text("assignment.nights")}</span>
          {arrivalRanges.map((one) => (
            <PathLink
              key={addressOf(one)}
              to={`${paths.assignment}?${addressOf(one)}`}
              aria-current={one === range ? "true" : undefined}
            >
              {one.nights > 1 ? one.nights : text(one.skip ? "preset.tomorrow" : "preset.today")}
            </PathLink>
          ))}
        </Row>
        <LoadState load={load} failed={text("assignment.failed")} />
        {plan && (
          <p role="status" className="assignment-count">
            {without === 0 && text("assignment.allAssigned")}
            {without > 0 && range.nights > 1 && text("assignment.without", { count: without, nights: range.nights })}
            {without > 0 &&
              range.nights === 1 &&
              text("assignment.withoutOn", { count: without, date: date(plan.from) })}
          </p>
        )}
        <CriteriaPanel
          criteria={criteria}
          onChange={(changed) => {
            setCriteria(changed);
            storeCriteria(changed);
          }}
        />
        <Row gap={12} rowGap={8} wraps className="assignment-buttons">
          <button
            type="button"
            className="btn btn-primary"
            aria-disabled={!plan || isSolving || undefined}
            onClick={propose}
          >
            {text("assignment.propose")}
          </button>
          {isSolving && <SearchProgress progress={progress} />}
        </Row>
      </Stack>
      {plan && proposal && proposedRange === range && <ProposalPanel plan={plan} proposal={proposal} />}
    </>
  );
}

function SearchProgress({ progress }: { progress: number }) {
  const { text } = useText();
  const dispatch = useDispatch();
  useEffect(() => focusHeadingIfLost, []); // the button goes under its own click
  return (
    <>
      <progress value={progress} aria-label={text("assignment.solving")} />
      <button type="button" className="btn btn-quiet" onClick={() => dispatch(searchStopped())}>
        {text("assignment.stop")}
      </button>
    </>
  );
}
