import { type Place, type RowHeights, type RowPlace, rowStart } from "../state/rowWindow";

/**
 * In the list: rows (`data-row`, their key) and, for rows that are not drawn, gaps (`data-from`, the first missing
 * row).
 */
const partsOf = (box: HTMLElement) => Array.from(box.querySelectorAll<HTMLElement>("[data-row], [data-from]"));

/** Rounding of a scroller, px. */
const ROUNDING = 0.5;

export function measureRows(box: HTMLElement, heights: RowHeights) {
  for (const { dataset, offsetHeight } of partsOf(box)) {
    if (dataset.row !== undefined) heights.learn(dataset.row, offsetHeight);
  }
}

/** Scrolls to a place; does nothing if its row is not drawn. */
export function putInPlace(box: HTMLElement, place: Place) {
  const top = place === "end" ? box.scrollHeight - box.clientHeight : topOf(box, place);
  if (top !== undefined && Math.abs(top - box.scrollTop) >= ROUNDING) box.scrollTop = top;
}

function topOf(box: HTMLElement, place: RowPlace) {
  const row = partsOf(box).find(({ dataset }) => dataset.row === place.key);
  return row && row.offsetTop - rowStart(place, row.offsetHeight, box.clientHeight, box.clientWidth);
}

/** Whether rows are drawn in all of the view and `beyond` pixels around it. */
export function isFilled(box: HTMLElement, beyond: number) {
  const { scrollTop: top, clientHeight } = box;
  return !Array.from(box.querySelectorAll<HTMLElement>("[data-from]")).some(
    ({ offsetTop, offsetHeight }) => offsetTop + offsetHeight > top - beyond && offsetTop < top + clientHeight + beyond,
  );
}

/** The first visible row, drawn or not, and its place. */
export function firstInView(box: HTMLElement, rows: readonly { key: string }[], heights: RowHeights): Place {
  const { scrollTop: top, clientWidth: width } = box;
  const part = firstBelow(partsOf(box), top);
  if (!part) return "end";
  const { row, from } = part.dataset;
  const start = part.offsetTop - top;
  if (row !== undefined) return { key: row, edge: "foot", offset: start + part.offsetHeight, start, width };
  const { index, within } = heights.rowAt(rows, Number(from), -start);
  const { key } = rows[index]!;
  return { key, edge: "foot", offset: heights.of(key) - within, start: -within, width };
}

/** The first that ends below `top`. Binary search: reading layout is slow and runs every frame. */
function firstBelow(parts: HTMLElement[], top: number): HTMLElement | undefined {
  let [from, to] = [0, parts.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const { offsetTop, offsetHeight } = parts[middle]!;
    if (offsetTop + offsetHeight > top) to = middle;
    else from = middle + 1;
  }
  return parts[from];
}
