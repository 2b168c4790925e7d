/** Without a layout nothing has a place or a height: all that is at hand is drawn, and seen. */
export const canMeasure = () => document.documentElement.clientHeight > 0;
