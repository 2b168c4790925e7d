/** Focuses the page's heading if nothing has the focus, so that keys do not start at the top of the document. */
export function focusHeadingIfLost() {
  if (document.activeElement !== document.body) return;
  const place = document.querySelector<HTMLElement>("main h1[tabindex]") ?? document.querySelector("main");
  place?.focus({ preventScroll: true });
}
