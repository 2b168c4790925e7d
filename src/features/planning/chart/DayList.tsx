import { useMemo } from "react";

import type { Planning } from "@/contract/reservations/planning";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { barAt, type GridLine } from "@/shared/timeGrid/gridLines";
import { ChoiceControl } from "@/shared/ui/fields/ChoiceControl";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";

import { classOf, datesOf } from "./planningColumns";
import { planningGroups } from "./planningLines";
import type { RoomFilter } from "../plan/usePlanningQuery";

interface DayListProps {
  plan: Planning;
  filter: RoomFilter;
  /** The first night where it is not among those of the planning. */
  day: string;
  onDay: (day: string) => void;
  onOpenBar: (barId: string) => void;
  onOpenCell: (lineId: string, column: number) => void;
}

/** The rooms on one night, for a screen that is too narrow for the grid. */
export function DayList({ plan, filter, day, onDay, onOpenBar, onOpenCell }: DayListProps) {
  const { text } = useText();
  const formats = useFormat();
  const nights = datesOf(plan.from, plan.to);
  const column = Math.max(0, nights.indexOf(day));
  const groups = useMemo(() => planningGroups(plan, filter, { text, formats }), [plan, filter, text, formats]);
  return (
    <Stack gap={16} className="planning-list">
      <ChoiceControl
        label={text("planning.day")}
        isLabelHidden
        value={nights[column]!}
        choices={nights.map((night) => [night, formats.longDay(night)])}
        onChange={onDay}
      />
      {groups.map((group) => (
        <section key={group.id}>
          <h2>
            <bdi>{group.name}</bdi> · {freeOn(group)}
          </h2>
          <ul className={classOf(nights[column]!, plan.businessDate)}>
            {group.lines.map((line) => (
              <Line
                key={line.id}
                line={line}
                column={column}
                isRoom={plan.rooms.some(({ id }) => id === line.id)}
                onOpenBar={onOpenBar}
                onOpenCell={onOpenCell}
              />
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  );

  function freeOn({ id }: GridLine) {
    const count = plan.counts.find(({ roomTypeId, date }) => roomTypeId === id && date === nights[column]);
    return text("planning.free", { count: count?.free ?? 0 });
  }
}

interface LineProps extends Pick<DayListProps, "onOpenBar" | "onOpenCell"> {
  line: GridLine;
  column: number;
  isRoom: boolean;
}

function Line({ line, column, isRoom, onOpenBar, onOpenCell }: LineProps) {
  const bar = barAt(line, column);
  const look = bar?.look();
  const cell = line.cellAt(column);
  if (!bar && !isRoom) return null; // a line of stays without a room, and none on this night
  return (
    <Stack as="li" gap={4} padY={8} line="below">
      <Row gap={8} align="baseline" wraps>
        {line.head}
        {look && (
          <Muted cuts size={12}>
            {look.about}
          </Muted>
        )}
      </Row>
      {bar && look ? (
        <button
          type="button"
          aria-label={look.name}
          className={`planning-list-stay ${bar.className ?? ""}`}
          onClick={() => onOpenBar(bar.id)}
        >
          {look.face}
        </button>
      ) : (
        <button
          type="button"
          className="btn btn-quiet"
          aria-label={cell.name}
          onClick={() => onOpenCell(line.id, column)}
        >
          {cell.about}
        </button>
      )}
    </Stack>
  );
}
