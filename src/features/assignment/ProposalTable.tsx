import { useDispatch, useSelector } from "react-redux";

import type { AssignmentPlan } from "@/contract/reservations/assignment";
import type { ProposedMove } from "@/domain/assignment/solveAssignment";
import { useText } from "@/shared/i18n/useText";
import { Reasons } from "@/shared/ui/states/Reasons";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { isApplied, type RowResult, rowToggled, selectAssignment, unselectedReplaced } from "./assignmentSlice";
import { StayLink } from "./StayLink";

interface ProposalTableProps {
  plan: AssignmentPlan;
  moves: ProposedMove[];
}

/** Each move from where to where and why; afterwards what has become of it. */
export function ProposalTable({ plan, moves }: ProposalTableProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const { unselected, results } = useSelector(selectAssignment);
  const numbers = new Map(plan.rooms.map(({ id, number }) => [id, number]));
  const open = moves.map(({ stay }) => stay.id).filter((id) => !isApplied(results[id]));
  const chosen = open.filter((id) => !unselected.includes(id)).length;

  return (
    <table className="assignment-table" aria-labelledby="assignment-proposal">
      <thead>
        <tr>
          <th scope="col">
            <label className="assignment-check">
              <input
                ref={(input) => {
                  if (input) input.indeterminate = chosen > 0 && chosen < open.length;
                }}
                type="checkbox"
                className="form-check-input"
                aria-label={text("assignment.selectAll")}
                checked={chosen > 0 && chosen === open.length}
                disabled={open.length === 0}
                onChange={() => dispatch(unselectedReplaced(chosen === open.length ? open : []))}
              />
            </label>
          </th>
          <th scope="col">{text("assignment.reservation")}</th>
          <th scope="col">{text("assignment.from")}</th>
          <th scope="col">{text("assignment.to")}</th>
          <th scope="col">{text("assignment.why")}</th>
        </tr>
      </thead>
      <tbody>
        {moves.map((move) => (
          <MoveRow key={move.stay.id} plan={plan} move={move} numbers={numbers} />
        ))}
      </tbody>
    </table>
  );
}

interface MoveRowProps {
  plan: AssignmentPlan;
  move: ProposedMove;
  /** Of the rooms by their ids. */
  numbers: ReadonlyMap<string, string>;
}

function MoveRow({ plan, move: { stay, roomId, reasons }, numbers }: MoveRowProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const { unselected, results } = useSelector(selectAssignment);
  const result = results[stay.id];
  const isDone = isApplied(result);
  return (
    <tr>
      <td>
        <label className="assignment-check">
          <input
            type="checkbox"
            className="form-check-input"
            aria-label={text("list.select", { name: stay.guest })}
            checked={!isDone && !unselected.includes(stay.id)}
            disabled={isDone}
            onChange={() => dispatch(rowToggled(stay.id))}
          />
        </label>
      </td>
      <th scope="row">
        <StayLink stay={stay} plan={plan} />
      </th>
      <td>{numbers.get(stay.roomId ?? "") ?? text("assignment.noRoom")}</td>
      <td className="assignment-to">{numbers.get(roomId)}</td>
      <td className="assignment-why">
        {reasons.map(({ code, guest = "" }, place) => (
          <span key={code} dir="auto">
            {place > 0 && " · "}
            {text(`assignment.reason.${code}`, { guest })}
          </span>
        ))}
        {isDone && " "}
        {isDone && <StateBadge tone="good">{text("assignment.done")}</StateBadge>}
        {result && result.reasons.length > 0 && (
          <span role="alert" className="assignment-refusal" dir="auto">
            <Reasons reasons={result.reasons} />
            {result.by && <span>{text(byText(result), { name: result.by })}</span>}
          </span>
        )}
      </td>
    </tr>
  );
}

/** Whether somebody has the room, or has changed the reservation. */
const byText = ({ reasons }: RowResult) =>
  reasons.some(({ code }) => code === "STALE_VERSION") ? "assignment.changedBy" : "assignment.takenBy";
