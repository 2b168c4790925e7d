const ROOM = "--undo-room";
const GAP = 8; // px

/**
 * Makes room for a bar that lies over the lower edge of the window, until the returned function is called: the page gets
 * longer, so that its end can be scrolled out from under the bar, and what must stay in sight is scrolled up to it.
 * Nothing that lies higher moves. A bar within the page needs none.
 */
export function roomFor(bar: HTMLElement, inSight: readonly Element[]): () => void {
  if (getComputedStyle(bar).position !== "fixed") return () => {};
  const { style } = document.documentElement;
  const edge = bar.getBoundingClientRect();
  style.setProperty(ROOM, `${Math.max(0, window.innerHeight - edge.top) + GAP}px`);
  const covered = inSight
    .map((element) => element.getBoundingClientRect())
    .filter(({ top, bottom, left, right }) => {
      return bottom > edge.top - GAP && top < window.innerHeight && right > edge.left && left < edge.right;
    });
  if (covered.length > 0) window.scrollBy(0, Math.max(...covered.map(({ bottom }) => bottom)) - edge.top + GAP);
  return () => style.removeProperty(ROOM);
}
