let hasLayout = false;

/** Without a layout (jsdom) nothing has a height: everything is drawn, and counts as seen. */
export function canMeasure(): boolean {
  hasLayout ||= document.documentElement.clientHeight > 0; // cached, because reading it forces a layout
  return hasLayout;
}
