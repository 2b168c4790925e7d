import { useDispatch, useSelector } from "react-redux";

import type { AssignmentPlan } from "@/contract/reservations/assignment";
import type { ProposedMove } from "@/domain/assignment/solveAssignment";
import { useText } from "@/shared/i18n/useText";
import { CheckAll } from "@/shared/ui/CheckAll";
import { PlainTable } from "@/shared/ui/PlainTable";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
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
    <PlainTable
      className="assignment-table"
      labelledBy="assignment-proposal"
      keyOf={({ stay }) => stay.id}
      rows={moves}
      columns={[
        {
          id: "selection",
          head: (
            <CheckAll
              className="assignment-check"
              label={text("assignment.selectAll")}
              checked={chosen}
              of={open.length}
              onToggle={() => dispatch(unselectedReplaced(chosen === open.length ? open : []))}
            />
          ),
          render: ({ stay }) => <MoveSelection stay={stay} />,
        },
        {
          id: "reservation",
          head: text("assignment.reservation"),
          isRowHead: true,
          render: ({ stay }) => <StayLink stay={stay} plan={plan} />,
        },
        {
          id: "from",
          head: text("assignment.from"),
          render: ({ stay }) => numbers.get(stay.roomId ?? "") ?? text("assignment.noRoom"),
        },
        {
          id: "to",
          head: text("assignment.to"),
          render: ({ roomId }) => (
            <Text weight={620} isTabular>
              {numbers.get(roomId)}
            </Text>
          ),
        },
        { id: "why", head: text("assignment.why"), render: (move) => <MoveReasons move={move} /> },
      ]}
    />
  );
}

function MoveSelection({ stay }: Pick<ProposedMove, "stay">) {
  const { text } = useText();
  const dispatch = useDispatch();
  const { unselected, results } = useSelector(selectAssignment);
  const isDone = isApplied(results[stay.id]);
  return (
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
  );
}

/** Why the guest gets the room, and what has become of the move. */
function MoveReasons({ move: { stay, reasons } }: { move: ProposedMove }) {
  const { text } = useText();
  const result = useSelector(selectAssignment).results[stay.id];
  const isDone = isApplied(result);
  return (
    <>
      {reasons.map(({ code, guest = "" }, place) => (
        <span key={code} dir="auto">
          {place > 0 && " · "}
          {text(`assignment.reason.${code}`, { guest })}
        </span>
      ))}
      {isDone && " "}
      {isDone && <StateBadge tone="good">{text("assignment.done")}</StateBadge>}
      {result && result.reasons.length > 0 && (
        <Stack as="span" gap={4} role="alert" dir="auto">
          <Reasons reasons={result.reasons} />
          {result.by && <span>{text(byText(result), { name: result.by })}</span>}
        </Stack>
      )}
    </>
  );
}

/** Names the guest in the room, or the person who changed the reservation. */
const byText = ({ reasons }: RowResult) =>
  reasons.some(({ code }) => code === "STALE_VERSION") ? "assignment.changedBy" : "assignment.takenBy";
