import { type Place, type RowHeights, type RowPlace, rowStart } from "./rowWindow";

/** In the list: rows (`data-row`, their key) and, where none are drawn, gaps (`data-from`, the first that is missing). */
const partsOf = (box: HTMLElement) => Array.from(box.querySelectorAll<HTMLElement>("[data-row], [data-from]"));

/** Pixels that a scroller may round by. */
const ROUNDING = 0.5;

export function measureRows(box: HTMLElement, heights: RowHeights) {
  for (const { dataset, offsetHeight } of partsOf(box)) {
    if (dataset.row !== undefined) heights.learn(dataset.row, offsetHeight);
  }
}

/** Scrolls so that a place is where it says; a row that is not drawn leaves all as it is. */
export function putInPlace(box: HTMLElement, place: Place) {
  const top = place === "end" ? box.scrollHeight - box.clientHeight : topOf(box, place);
  if (top !== undefined && Math.abs(top - box.scrollTop) >= ROUNDING) box.scrollTop = top;
}

function topOf(box: HTMLElement, place: RowPlace) {
  const row = partsOf(box).find(({ dataset }) => dataset.row === place.key);
  return row && row.offsetTop - rowStart(place, row.offsetHeight, box.clientHeight, box.clientWidth);
}

/** Whether rows are drawn wherever one looks, and so many pixels beyond. */
export function isFilled(box: HTMLElement, beyond: number) {
  const { scrollTop: top, clientHeight } = box;
  return !Array.from(box.querySelectorAll<HTMLElement>("[data-from]")).some(
    ({ offsetTop, offsetHeight }) => offsetTop + offsetHeight > top - beyond && offsetTop < top + clientHeight + beyond,
  );
}

/** The first row that is in view, drawn or not, and where it stands. */
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

/** The first that ends below a place. Halved, not walked: each question for a place costs, and this is every frame's. */
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
