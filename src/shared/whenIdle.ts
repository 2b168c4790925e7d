const LONGEST_WAIT_MS = 500;
const LONGEST_LOAD_MS = 15_000; // a call has failed by then
const LOOK_EVERY_MS = 100;

/** Resolves when the browser is idle, after half a second at the latest. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
    else setTimeout(resolve, LONGEST_WAIT_MS / 10);
  });

/**
 * Resolves when the page shows its data and the browser is idle and has a network: what is fetched ahead must not hold the
 * page up, and cannot be fetched offline.
 */
export async function whenShown(): Promise<void> {
  const until = Date.now() + LONGEST_LOAD_MS;
  const [page, shown, browser] = [window, document, navigator]; // a test may be over before it is idle
  await whenIdle();
  while (shown.querySelector(".loading") && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  if (!browser.onLine) await new Promise((resolve) => page.addEventListener("online", resolve, { once: true }));
}
