import { useLayoutEffect, useRef } from "react";

import type { Held } from "./gridDrag";
import { drawnSpan, type GridColumn } from "./gridLines";

interface GridGhostProps {
  held: Held;
  /** Why it cannot be dropped there; "" if it can. */
  why: string;
  row: number;
  columns: readonly GridColumn[];
}

/** Where a bar would be if it were dropped now. A `status` says the same. */
export function GridGhost({ held: { goal, bar, isByKeyboard }, why, row, columns }: GridGhostProps) {
  const ghost = useRef<HTMLDivElement>(null);
  // a pointer is where the person looks
  useLayoutEffect(() => {
    if (isByKeyboard) ghost.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [isByKeyboard, row, goal.from, goal.to, why]);
  const { start, end } = drawnSpan(columns, goal);
  if (row < 0 || end <= start) return null;
  return (
    <div
      ref={ghost}
      aria-hidden="true"
      className={why === "" ? "time-grid-ghost" : "time-grid-ghost is-refused"}
      style={{
        insetBlockStart: `calc(var(--grid-top) + ${row} * var(--grid-row))`,
        insetInlineStart: `calc(var(--grid-head) + ${start} * var(--grid-column))`,
        inlineSize: `calc(${end - start} * var(--grid-column))`,
      }}
    >
      <span className="time-grid-ghost-face">{bar.look().face}</span>
      {why !== "" && <span className="time-grid-why">{why}</span>}
    </div>
  );
}
