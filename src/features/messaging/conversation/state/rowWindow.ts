/**
 * A row and its position: in the middle or at the end of the view, or this many pixels below its start. While reading,
 * a row is held by its end, because its start may be above the view; after a change of width by its start, because its
 * text wraps differently.
 */
export type RowPlace =
  | { key: string; edge: "center" | "end" }
  | { key: string; edge: "start"; offset: number }
  | { key: string; edge: "foot"; offset: number; start: number; width: number };

/** The reader's place: a row, or the end of the list. */
export type Place = "end" | RowPlace;

/** The first and the last drawn row. */
export interface RowRange {
  from: number;
  to: number;
}

type Rows = readonly { key: string }[];

/** Most rows are higher. If they are not, more are drawn before the first frame is shown. */
const FIRST_GUESS = 56;
/** Number of measured rows after which the average height is fixed, so that nothing jumps with it. */
const ENOUGH = 8;

/** Height of each row in px: as last measured, or the average. */
export class RowHeights {
  readonly #known = new Map<string, number>();
  #guess = FIRST_GUESS;

  learn(key: string, height: number) {
    this.#known.set(key, height);
    if (this.#guess !== FIRST_GUESS || this.#known.size < ENOUGH) return;
    const heights = [...this.#known.values()].toSorted((a, b) => a - b);
    this.#guess = heights[heights.length >> 1]!;
  }

  of = (key: string) => this.#known.get(key) ?? this.#guess;

  /** From a row to just before another. */
  sum(rows: Rows, from: number, end: number) {
    let sum = 0;
    for (const { key } of rows.slice(Math.max(0, from), end)) sum += this.of(key);
    return sum;
  }

  /** The row at this many pixels below the start of row `from`, and the pixels within it. */
  rowAt(rows: Rows, from: number, pixels: number) {
    let index = from;
    let left = pixels;
    for (; index < rows.length - 1 && left >= this.of(rows[index]!.key); index += 1) left -= this.of(rows[index]!.key);
    return { index, within: left };
  }
}

/** The rows that fill a view, with this many pixels beyond it on both sides. */
export function rangeAround(rows: Rows, heights: RowHeights, place: Place, view: number, beyond: number): RowRange {
  const anchor = place === "end" ? -1 : rows.findIndex(({ key }) => key === place.key);
  const last = rows.length - 1;
  let from = anchor < 0 ? last : anchor;
  let to = from;
  let above = startWithin(rows, from, heights, anchor < 0 ? "end" : place, view);
  let below = view - above - heights.sum(rows, to, to + 1);
  const fillBelow = () => {
    for (; to < last && below > -beyond; to += 1) below -= heights.of(rows[to + 1]!.key);
  };
  fillBelow();
  const sinks = to === last ? Math.max(0, below) : 0; // at the end of the list, a scroller shows the missing pixels above
  for (; from > 0 && above + sinks > -beyond; from -= 1) above -= heights.of(rows[from - 1]!.key);
  below += from === 0 ? Math.max(0, above) : 0; // and the reverse
  fillBelow();
  return { from, to };
}

/** Pixels from the view's upper edge to the row of a place. */
function startWithin(rows: Rows, index: number, heights: RowHeights, place: Place, view: number) {
  const row = rows[index];
  return row ? rowStart(place === "end" ? { key: row.key, edge: "end" } : place, heights.of(row.key), view) : view;
}

/** Pixels from the view's start to a row of this height at a place. */
export function rowStart(place: RowPlace, height: number, view: number, width?: number) {
  if (place.edge === "start") return place.offset;
  if (place.edge === "foot") return place.width === (width ?? place.width) ? place.offset - height : place.start;
  return place.edge === "end" ? view - height : Math.round((view - height) / 2);
}
