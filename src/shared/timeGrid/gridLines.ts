import type { ReactNode } from "react";

export interface GridColumn {
  id: string;
  /** For those who listen. */
  name: string;
  head: ReactNode;
  /**
   * Where a bar begins that begins in this column, and where one ends that ends before it: as a share of the column, from
   * its start, 0. `NIGHT_EDGE` for nights.
   */
  edge?: number;
  className?: string;
}

/** A night runs from the middle of its day to the middle of the next. */
export const NIGHT_EDGE = 0.5;

/** A stretch of columns, `[from, to)`. Its columns say where in them it begins and ends. */
export interface GridBar {
  id: string;
  /** The thing that it is a part of, if that may come to have other bars: after a drop it is found again by this. */
  of?: string;
  /** Places of columns; they may lie outside of the grid. */
  from: number;
  to: number;
  className?: string;
  /** Asked for when the bar is drawn. */
  look: () => GridBarLook;
  /** It can be taken to another line or other columns. */
  isMovable?: boolean;
  /** The ends that can be moved on their own. */
  ends?: readonly ("start" | "end")[];
}

export interface GridBarLook {
  name: string;
  face: ReactNode;
  /** Shown after the face; not part of what the bar is called. */
  about?: string;
}

/** A stretch of a line, columns `[from, to)`. */
export interface GridRange {
  lineId: string;
  from: number;
  to: number;
}

/** Selected cells of lines, columns `[from, to)`; the lines of groups themselves are none of them. */
export interface GridBlock {
  lineIds: readonly string[];
  from: number;
  to: number;
}

/** Texts and face of a cell without a bar. */
interface GridCell {
  name: string;
  /** The state alone, where the name has the line and the column too. */
  about?: string;
  face?: ReactNode;
  /** Below the face, small; the name has them in words, and so has the tooltip. */
  signs?: string;
  title?: string;
  className?: string;
}

export interface GridLine {
  id: string;
  name: string;
  head: ReactNode;
  cellAt: (column: number) => GridCell;
  /** Asked for when the line is drawn, and often: it answers the same array each time. */
  bars?: () => readonly GridBar[];
}

export interface GridGroup extends GridLine {
  /** They fold away below the line of the group. */
  lines: readonly GridLine[];
}

/** A line of the grid, or the one of a group itself. */
export type DrawnLine = GridLine | GridGroup;

export const isGroup = (line: DrawnLine): line is GridGroup => "lines" in line;

/** Where a stretch is drawn, in columns from the first one on. The edges of the grid cut it off. */
export function drawnSpan(columns: readonly GridColumn[], { from, to }: Pick<GridBar, "from" | "to">) {
  const edgeOf = (place: number) => columns[place]?.edge ?? 0;
  return { start: from < 0 ? 0 : from + edgeOf(from), end: Math.min(to + edgeOf(to), columns.length) };
}

/** A dropped thing: the focus goes along with it, wherever it comes to be. */
export interface GridFollowed {
  of: string;
  /** One of its columns, where it has several bars. */
  column: number;
  /** Where it is looked for first. */
  lineIds: readonly string[];
}

export const thingOf = ({ id, of = id }: GridBar): string => of;

/** Where a thing is: of several bars the one with the column, else the last. */
export function followedIn(lines: readonly DrawnLine[], { of, column, lineIds }: GridFollowed) {
  const first = lineIds.flatMap((lineId) => lines.find(({ id }) => id === lineId) ?? []);
  let found: { lineId: string; column: number } | undefined;
  for (const { id: lineId, bars } of [...first, ...lines]) {
    for (const bar of bars?.() ?? []) {
      if (thingOf(bar) !== of) continue;
      found = { lineId, column: Math.max(0, bar.from) };
      if (bar.from <= column && column < bar.to) return found;
    }
  }
  return found;
}

/** The bar that has the column. */
export const barAt = ({ bars }: GridLine, column: number): GridBar | undefined =>
  bars?.().find(({ from, to }) => from <= column && column < to);
