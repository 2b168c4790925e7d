const LONGEST_WAIT_MS = 500;

/** Resolves when the browser is idle, after half a second at the latest. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
    else setTimeout(resolve, LONGEST_WAIT_MS / 10);
  });
