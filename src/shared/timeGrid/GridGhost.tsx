import { useLayoutEffect, useRef } from "react";

import type { Held } from "./gridDrag";

interface GridGhostProps {
  held: Held;
  /** Why it cannot be dropped there; "" if it can. */
  why: string;
  row: number;
  /** Of columns. */
  count: number;
}

/** Where a bar would be if it were dropped now. A `status` says the same. */
export function GridGhost({ held: { goal, bar, isByKeyboard }, why, row, count }: GridGhostProps) {
  const ghost = useRef<HTMLDivElement>(null);
  // a pointer is where the person looks
  useLayoutEffect(() => {
    if (isByKeyboard) ghost.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [isByKeyboard, row, goal.from, goal.to, why]);
  const from = Math.max(0, goal.from < 0 ? goal.from : goal.from + 0.5);
  const to = Math.min(goal.to + 0.5, count);
  if (row < 0 || to <= from) return null;
  return (
    <div
      ref={ghost}
      aria-hidden="true"
      className={why === "" ? "time-grid-ghost" : "time-grid-ghost is-refused"}
      style={{
        insetBlockStart: `calc(var(--grid-top) + ${row} * var(--grid-row))`,
        insetInlineStart: `calc(var(--grid-head) + ${from} * var(--grid-column))`,
        inlineSize: `calc(${to - from} * var(--grid-column))`,
      }}
    >
      <span className="time-grid-ghost-face">{bar.look().face}</span>
      {why !== "" && <span className="time-grid-why">{why}</span>}
    </div>
  );
}
