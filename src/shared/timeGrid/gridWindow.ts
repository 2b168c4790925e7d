/** px. */
export const HEAD_HEIGHT = 64;
export const ROW_HEIGHT = 40;

/** Of a scroller's content that it shows now, px. */
export interface GridView {
  top: number;
  /** From the side where the columns begin. */
  start: number;
  width: number;
  height: number;
}

/** From the first to before the last. */
interface Span {
  from: number;
  to: number;
}

/** Rows and columns drawn beyond the edge, so that a short scroll shows no gap. Each row costs its cells at each column. */
const BEYOND = { rows: 2, columns: 4 };

/** Which of `count` rows or columns, each of a size, lie within a stretch or just beyond it. */
export function spanOf(of: keyof typeof BEYOND, offset: number, length: number, size: number, count: number): Span {
  const from = Math.max(0, Math.floor(offset / size) - BEYOND[of]);
  return { from: Math.min(from, count), to: Math.min(count, Math.ceil((offset + length) / size) + BEYOND[of]) };
}

/** The places of a span and those besides that have to be drawn, in their order. */
export function placesOf({ from, to }: Span, besides: readonly number[], count: number): number[] {
  const within = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
  const added = besides.filter((place) => place >= 0 && place < count);
  return [...new Set([...within, ...added])].toSorted((a, b) => a - b);
}
