import { changesContract } from "@/contract/changes";

import type { After } from "../conditions";
import { routesFor } from "../routes";
import type { ChangeLog } from "./ChangeLog";

/** So long, in milliseconds, a caller waits for something to happen before it is told that nothing has. */
const LONGEST_WAIT = 10_000;

export const changeRoutes = routesFor(changesContract, {
  async listChanges({ query: { since, atOnce } }, { db: { messaging }, after, signal }) {
    const { changes } = messaging;
    if (since === undefined) return changes.since(changes.cursor);
    if (since === changes.cursor && !atOnce) await nextChange(changes, after, signal);
    return changes.since(since);
  },
});

/** Ends at the next change, after the longest wait, or when the caller gives up. */
function nextChange(changes: ChangeLog, after: After, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      callOff();
      stopListening();
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const callOff = after(LONGEST_WAIT, end);
    const stopListening = changes.listen(end);
    signal?.addEventListener("abort", end);
    if (signal?.aborted) end();
  });
}
