import { delay, race, take } from "redux-saga/effects";

import { retryAfterOf } from "@/shared/api/retryAfter";
import type { Saga } from "@/shared/saga/effects";

import { browserWentOnline } from "./connectionSlice";

const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/**
 * Pause before an attempt, in ms: longer after each failure, and randomised so that clients do not return all at once.
 */
export const growingPause = (failures: number) =>
  Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS) * (0.5 + Math.random() / 2);

/** The same, and at least as long as the server has asked for. */
export const pauseAfter = (failures: number, error: unknown) => growingPause(failures) + (retryAfterOf(error) ?? 0);

/** Waits before the next attempt, no longer than a cut lasts. */
export function* waitAfter(failures: number, error?: unknown): Saga {
  yield race([delay(pauseAfter(failures, error)), take(browserWentOnline)]);
}

/** So many polls may follow each other at once; then one a second, for a server that does not hold them. */
const BURST = 20;
const SPACING_MS = 1000;

/** Waits until the next poll may go. Of the same poll, call the returned function before each request. */
export function pollPace() {
  let credit = BURST;
  let counted = performance.now();
  return function* untilDue(): Saga {
    const now = performance.now();
    credit = Math.min(BURST, credit + Math.max(0, now - counted) / SPACING_MS) - 1;
    counted = now;
    if (credit < 0) yield delay(-credit * SPACING_MS * (1 + Math.random() / 4));
  };
}
