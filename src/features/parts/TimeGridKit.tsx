import { useState } from "react";

import { useText } from "@/shared/i18n/useText";
import { useFormat } from "@/shared/i18n/useFormat";
import { type GridBar, type GridColumn, type GridLine, NIGHT_EDGE } from "@/shared/timeGrid/gridLines";
import { TimeGrid } from "@/shared/timeGrid/TimeGrid";

import { Part } from "./Part";

const nights = Array.from({ length: 14 }, (_, place) => `2026-05-${String(place + 1).padStart(2, "0")}`);

/** 08:00 to 23:00. */
const quarters = Array.from({ length: 60 }, (_, place) => {
  const minutes = 8 * 60 + place * 15;
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
});

const bar = (id: string, from: number, to: number): GridBar => ({
  id,
  from,
  to,
  look: () => ({ name: id, face: <bdi>{id}</bdi> }),
});

/** Two groups of rooms with a few stays. */
export function TimeGridKit() {
  const { text } = useText();
  const { date, weekday, timeOfDay } = useFormat();
  const [folded, setFolded] = useState<string[]>([]);
  const free = text("planning.freeRoom");
  const columns = nights.map((night) => ({
    id: night,
    name: date(night),
    edge: NIGHT_EDGE,
    head: (
      <>
        <span>{weekday(night)}</span>
        <strong>{Number(night.slice(8))}</strong>
      </>
    ),
  }));
  const times = quarters.map((quarter) => ({
    id: quarter,
    name: timeOfDay(quarter),
    head: quarter.endsWith("00") && <span>{timeOfDay(quarter)}</span>,
  }));
  const line = (id: string, bars: GridBar[] = [], names: GridColumn[] = columns): GridLine => ({
    id,
    name: id,
    head: <bdi>{id}</bdi>,
    bars: () => bars,
    cellAt: (column) => ({ name: `${id}, ${names[column]!.name}: ${free}` }),
  });
  return (
    <Part name="TimeGrid">
      <TimeGrid
        label="TimeGrid"
        corner={text("booking.room")}
        columns={columns}
        columnWidth={64}
        headWidth={112}
        folded={folded}
        onFold={setFolded}
        groups={[
          {
            ...line("1"),
            lines: [line("104", [bar("RSV-482", -2, 3), bar("RSV-483", 3, 7)]), line("105"), line("106")],
          },
          { ...line("2"), lines: [line("204", [bar("RSV-484", 5, 16)])] },
        ]}
      />
      <TimeGrid
        label="TimeGrid, 08:00–23:00"
        corner={text("booking.room")}
        columns={times}
        columnWidth={24}
        headWidth={112}
        folded={folded}
        onFold={setFolded}
        groups={[{ ...line("1", [], times), lines: [line("A", [bar("09:15–10:45", 5, 11)], times)] }]}
      />
    </Part>
  );
}
