import type { After } from "./conditions";

/** So long, in milliseconds, a caller waits for something to happen before it is told that nothing has. */
const LONGEST_WAIT = 10_000;

/** Ends when it is told to, after the longest wait, or when the caller gives up. `listen` returns how to stop listening. */
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
