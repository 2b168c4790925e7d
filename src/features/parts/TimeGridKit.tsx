import { useState } from "react";

import { useText } from "@/shared/i18n/useText";
import { useFormat } from "@/shared/i18n/useFormat";
import type { GridBar, GridLine } from "@/shared/timeGrid/gridLines";
import { TimeGrid } from "@/shared/timeGrid/TimeGrid";

import { Part } from "./Part";

const nights = Array.from({ length: 14 }, (_, place) => `2026-05-${String(place + 1).padStart(2, "0")}`);

const bar = (id: string, from: number, to: number): GridBar => ({
  id,
  from,
  to,
  look: () => ({ name: id, face: <bdi>{id}</bdi> }),
});

/** Two groups of rooms with a few stays. */
export function TimeGridKit() {
  const { text } = useText();
  const { date, weekday } = useFormat();
  const [folded, setFolded] = useState<string[]>([]);
  const free = text("planning.freeRoom");
  const columns = nights.map((night) => ({
    id: night,
    name: date(night),
    head: (
      <>
        <span>{weekday(night)}</span>
        <strong>{Number(night.slice(8))}</strong>
      </>
    ),
  }));
  const line = (id: string, bars: GridBar[] = []): GridLine => ({
    id,
    name: id,
    head: <bdi>{id}</bdi>,
    bars: () => bars,
    cellAt: (column) => ({ name: `${id}, ${date(nights[column]!)}: ${free}` }),
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
    </Part>
  );
}
