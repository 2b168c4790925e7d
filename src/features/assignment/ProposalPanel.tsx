import { nanoid } from "@reduxjs/toolkit";
import { useDispatch, useSelector } from "react-redux";

import type { AssignmentPlan } from "@/contract/reservations/assignment";
import { outcomeOf } from "@/domain/assignment/outcomeOf";
import type { Proposal } from "@/domain/assignment/solveAssignment";
import { useText } from "@/shared/i18n/useText";
import { Row } from "@/shared/ui/layout/Row";
import { Warning } from "@/shared/ui/states/Warning";

import { AssignmentPart } from "./AssignmentPart";
import { isApplied, selectAssignment } from "./assignmentSlice";
import { applications } from "./assignmentWrites";
import { ProposalTable } from "./ProposalTable";
import { UnsolvedList } from "./UnsolvedList";

interface ProposalPanelProps {
  plan: AssignmentPlan;
  proposal: Proposal;
}

/** The proposal with what it improves, to be applied as a whole or in part. */
export function ProposalPanel({ plan, proposal }: ProposalPanelProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const { unselected, results } = useSelector(selectAssignment);
  const pending = useSelector(applications.selectPending);
  const { moves, unsolved, gaps, asOf } = proposal;
  const open = moves.filter(({ stay: { id } }) => !isApplied(results[id]));
  const selected = open.filter(({ stay: { id } }) => !unselected.includes(id));
  const isBlocked = selected.length === 0 || pending.length > 0;
  const note = noteId({ isWaiting: pending.some(({ isWaiting }) => isWaiting), open, selected });

  function apply() {
    if (isBlocked) return;
    const asked = selected.map(({ stay: { id, version, roomId }, roomId: next }) => ({
      reservationId: id,
      version,
      roomId: next,
      former: roomId ?? null,
    }));
    dispatch(applications.written({ clientId: nanoid(), isUndo: false, moves: asked }));
  }

  return (
    <>
      <AssignmentPart id="assignment-proposal" title={text("assignment.proposal")}>
        <p role="status">
          {text("assignment.ready", outcomeOf(proposal))}{" "}
          {text("assignment.gaps", { before: gaps.before.count, after: gaps.after.count })}{" "}
          {text("assignment.singleGaps", { before: gaps.before.single, after: gaps.after.single })}
        </p>
        {plan.asOf > asOf && open.length > 0 && <Warning>{text("assignment.outdated")}</Warning>}
        {moves.length > 0 && (
          <>
            <Row gap={12} rowGap={8} wraps className="assignment-buttons">
              <button
                type="button"
                className="btn btn-primary"
                aria-disabled={isBlocked || undefined}
                aria-describedby={note && "assignment-note"}
                onClick={apply}
              >
                {text("assignment.applySelected")}
              </button>
              {note && (
                <p role="status" id="assignment-note">
                  {text(note)}
                </p>
              )}
            </Row>
            <ProposalTable plan={plan} moves={moves} />
          </>
        )}
      </AssignmentPart>
      {unsolved.length > 0 && <UnsolvedList plan={plan} unsolved={unsolved} />}
    </>
  );
}

interface Noted {
  isWaiting: boolean;
  open: readonly unknown[];
  selected: readonly unknown[];
}

/** Why nothing can be applied now. */
function noteId({ isWaiting, open, selected }: Noted) {
  if (isWaiting) return "assignment.waits";
  if (open.length === 0) return "assignment.allApplied";
  return selected.length === 0 ? "assignment.noneSelected" : undefined;
}
