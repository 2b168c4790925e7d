/**
 * How far a list scrolls until an option is in sight. It stands for `compute-scroll-into-view` in the build: downshift asks it
 * for nothing but this, and that library is ten times as long, on each page with a combo box.
 */
export function compute(option: Element, { boundary }: { boundary: Element }) {
  const { top, bottom } = option.getBoundingClientRect();
  const first = boundary.getBoundingClientRect().top + boundary.clientTop;
  const above = Math.min(0, top - first);
  const below = Math.max(0, bottom - first - boundary.clientHeight);
  return [{ el: boundary, top: boundary.scrollTop + (above || below), left: boundary.scrollLeft }];
}
