import type { After } from "./conditions";

/** Maximum duration of a long poll, in ms. */
const LONGEST_WAIT = 10_000;

/**
 * Resolves when `listen` reports, after the longest wait, or when the caller aborts. `listen` returns a function that
 * unsubscribes.
 */
export function untilTold(listen: (tell: () => void) => () => void, after: After, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      callOff();
      stopListening();
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const callOff = after(LONGEST_WAIT, end);
    const stopListening = listen(end);
    signal?.addEventListener("abort", end);
    if (signal?.aborted) end();
  });
}
