import { delay } from "redux-saga/effects";

import type { Saga } from "@/shared/saga/effects";

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
