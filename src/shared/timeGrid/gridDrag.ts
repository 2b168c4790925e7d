import { type DrawnLine, type GridBar, isGroup } from "./gridLines";

/** Where a bar would be: its line, and its columns `[from, to)`. */
export interface GridGoal {
  barId: string;
  lineId: string;
  from: number;
  to: number;
}

/** Rules and acts of dragging a bar. */
export interface GridDragging {
  /** Why the bar cannot go there; "" if it can. */
  judge: (goal: GridGoal) => string;
  /** Where that is, in words. */
  wordsOf: (goal: GridGoal) => string;
  onDrop: (goal: GridGoal) => void;
  /** How it is done by pointer and by keyboard. */
  hint: string;
}

export type BarEnd = "start" | "end";

/** A bar that is on its way. */
export interface Held {
  bar: GridBar;
  /** The line that it comes from. */
  home: string;
  part: "whole" | BarEnd;
  isByKeyboard?: boolean;
  goal: GridGoal;
}

export const heldAt = (bar: GridBar, { id }: Pick<DrawnLine, "id">, part: Held["part"] = "whole"): Held => ({
  bar,
  home: id,
  part,
  goal: { barId: bar.id, lineId: id, from: bar.from, to: bar.to },
});

/** The goal with one end, or both, some columns on; a bar keeps at least one column. */
export function shiftedBy(goal: GridGoal, part: Held["part"], columns: number): GridGoal {
  const { from, to } = goal;
  if (part === "start") return { ...goal, from: Math.min(from + columns, to - 1) };
  if (part === "end") return { ...goal, to: Math.max(to + columns, from + 1) };
  return { ...goal, from: from + columns, to: to + columns };
}

/** The next line that takes bars, upwards or downwards; the same where there is none. */
function lineBeside(lines: readonly DrawnLine[], lineId: string, step: 1 | -1): string {
  const at = lines.findIndex(({ id }) => id === lineId);
  const ahead = step === 1 ? lines.slice(at + 1) : lines.slice(0, Math.max(0, at)).toReversed();
  return ahead.find((line) => !isGroup(line))?.id ?? lineId;
}

/** Where a key takes a bar that is held; undefined for a key that does not move it. Shift moves its end, Ctrl its start. */
export function goalAfter(
  { key, shiftKey, ctrlKey }: { key: string; shiftKey: boolean; ctrlKey: boolean },
  { bar, goal }: Held,
  lines: readonly DrawnLine[],
  isRtl: boolean,
): GridGoal | undefined {
  if (key === "ArrowUp" || key === "ArrowDown") {
    return { ...goal, lineId: lineBeside(lines, goal.lineId, key === "ArrowUp" ? -1 : 1) };
  }
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  const columns = (key === "ArrowRight") === isRtl ? -1 : 1;
  const end = shiftKey ? "end" : ctrlKey ? "start" : undefined;
  if (end && !bar.ends?.includes(end)) return goal;
  return shiftedBy(goal, end ?? "whole", columns);
}
