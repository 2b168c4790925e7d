/**
 * A row, and where it stands: in the middle or at the end of the view, or so many pixels below its start. One that is
 * being read keeps its foot, since what begins above the view is not what one reads; but its start in a list of another
 * width, where its text is wrapped afresh.
 */
export type RowPlace =
  | { key: string; edge: "center" | "end" }
  | { key: string; edge: "start"; offset: number }
  | { key: string; edge: "foot"; offset: number; start: number; width: number };

/** Where one reads: at a row, or at the end of all. */
export type Place = "end" | RowPlace;

/** The first and the last row that are drawn. */
export interface RowRange {
  from: number;
  to: number;
}

type Rows = readonly { key: string }[];

/** Most rows are higher. Where they are not, more of them are drawn before the first frame is shown. */
const FIRST_GUESS = 56;
/** After so many rows it is known how high one is as a rule; from then on the guess stays, and nothing jumps with it. */
const ENOUGH = 8;

/** Pixels that each row takes: as measured when it was last drawn, or as most of them do. */
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

  /** Of the rows from one to just before another. */
  sum(rows: Rows, from: number, end: number) {
    let sum = 0;
    for (const { key } of rows.slice(Math.max(0, from), end)) sum += this.of(key);
    return sum;
  }

  /** The row that stands so many pixels below the start of row `from`, and how many of them are within it. */
  rowAt(rows: Rows, from: number, pixels: number) {
    let index = from;
    let left = pixels;
    for (; index < rows.length - 1 && left >= this.of(rows[index]!.key); index += 1) left -= this.of(rows[index]!.key);
    return { index, within: left };
  }
}

/** The rows that fill a view, with so many pixels beyond it on either side. */
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
  const sinks = to === last ? Math.max(0, below) : 0; // what is too little below, a scroller takes from above
  for (; from > 0 && above + sinks > -beyond; from -= 1) above -= heights.of(rows[from - 1]!.key);
  below += from === 0 ? Math.max(0, above) : 0; // and the other way round
  fillBelow();
  return { from, to };
}

/** Pixels from the upper edge of the view to that of the row that a place names. */
function startWithin(rows: Rows, index: number, heights: RowHeights, place: Place, view: number) {
  const row = rows[index];
  return row ? rowStart(place === "end" ? { key: row.key, edge: "end" } : place, heights.of(row.key), view) : view;
}

/** Pixels from the start of the view to that of a row which is so high, and stands where a place says. */
export function rowStart(place: RowPlace, height: number, view: number, width?: number) {
  if (place.edge === "start") return place.offset;
  if (place.edge === "foot") return place.width === (width ?? place.width) ? place.offset - height : place.start;
  return place.edge === "end" ? view - height : Math.round((view - height) / 2);
}
