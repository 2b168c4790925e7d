let hasLayout = false;

/** Without a layout nothing has a place or a height: all that is at hand is drawn, and seen. */
export function canMeasure(): boolean {
  hasLayout ||= document.documentElement.clientHeight > 0; // asked again, it would have the page laid out each time
  return hasLayout;
}
