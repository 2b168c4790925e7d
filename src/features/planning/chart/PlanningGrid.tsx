import { type Ref, useMemo } from "react";

import type { Planning } from "@/contract/reservations/planning";
import { addDays } from "@/domain/civilDate";
import type { BarGoal } from "@/domain/planning/judgeMove";
import { useFormat } from "@/shared/i18n/useFormat";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import type { GridDragging, GridGoal } from "@/shared/timeGrid/gridDrag";
import type { GridRange } from "@/shared/timeGrid/gridLines";
import { TimeGrid, type TimeGridHandle } from "@/shared/timeGrid/TimeGrid";
import { useMediaQuery } from "@/shared/ui/useMediaQuery";

import { barOf } from "./planningBars";
import { nightWidth, usePlanningColumns } from "./planningColumns";
import { planningGroups } from "./planningLines";
import type { RoomFilter } from "../plan/usePlanningQuery";
import type { StayMoves } from "../stays/useStayMoves";

interface PlanningGridProps {
  ref: Ref<TimeGridHandle>;
  plan: Planning;
  filter: RoomFilter;
  folded: readonly string[];
  onFold: (folded: string[]) => void;
  moves: StayMoves;
  onOpen: (barId: string) => void;
  /** Free nights were chosen, by a drawn range or in a single cell. */
  onDraw: (range: GridRange) => void;
}

/** The rooms, night by night. */
export function PlanningGrid(props: PlanningGridProps) {
  const { ref, plan, filter, folded, onFold, moves, onOpen, onDraw } = props;
  const { text } = useText();
  const formats = useFormat();
  const isNarrow = useMediaQuery("(width < 75rem)");
  const columns = usePlanningColumns(plan);
  const groups = useMemo(
    () => planningGroups(plan, filter, { text, formats, badgeTab: -1 }),
    [plan, filter, text, formats],
  );
  const dragging = useDragging(plan, moves);

  return (
    <TimeGrid
      ref={ref}
      label={text("planning.grid")}
      corner={text("booking.room")}
      columns={columns}
      columnWidth={nightWidth(columns.length)}
      headWidth={isNarrow || columns.length > 14 ? 120 : 190}
      groups={groups}
      folded={folded}
      onFold={onFold}
      onOpenBar={onOpen}
      dragging={dragging}
      onDraw={onDraw}
      onOpenCell={(lineId, column) => onDraw({ lineId, from: column, to: column + 1 })}
    />
  );
}

/** A bar that is dropped on the line of a room moves its stay there; on one without a room it takes the room away. */
function useDragging(plan: Planning, moves: StayMoves): GridDragging {
  const { text } = useText();
  const { date } = useFormat();
  const reasonText = useReason();
  const roomOf = (lineId: string) => plan.rooms.find(({ id }) => id === lineId);
  const goalOf = ({ lineId, from, to }: GridGoal): BarGoal => ({
    roomId: roomOf(lineId)?.id ?? null,
    from: addDays(plan.from, from),
    to: addDays(plan.from, to),
  });
  return {
    judge(goal) {
      const bar = barOf(plan, goal.barId);
      return bar ? moves.dropOf(bar, goalOf(goal)).reasons.map(reasonText).join(" ") : "";
    },
    wordsOf(goal) {
      const bar = barOf(plan, goal.barId);
      if (!bar) return "";
      const { from, to, ...at } = goalOf(goal);
      const guest = bar.stay.guest;
      const values = { guest, arrival: date(from), departure: date(to) };
      const room = roomOf(goal.lineId)?.number;
      if (room === undefined) return text("planning.unassigned", values);
      const { partner } = moves.dropOf(bar, { ...at, from, to });
      if (partner) return text("planning.swapHere", { guest, other: partner.stay.guest, room });
      return text("planning.moved", { ...values, room });
    },
    onDrop(goal) {
      const bar = barOf(plan, goal.barId);
      if (bar) moves.drop(bar, goalOf(goal));
    },
    hint: text("planning.dragHint"),
  };
}
