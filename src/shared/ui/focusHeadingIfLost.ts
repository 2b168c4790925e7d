/** Where nothing has the focus, the page's heading takes it: keys go on from there and not from the top of the document. */
export function focusHeadingIfLost() {
  if (document.activeElement !== document.body) return;
  const place = document.querySelector<HTMLElement>("main h1[tabindex]") ?? document.querySelector("main");
  place?.focus({ preventScroll: true });
}
