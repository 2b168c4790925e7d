import { delay, race, take } from "redux-saga/effects";

import { isInDoubt } from "@/shared/api/failures";
import type { Saga } from "@/shared/saga/effects";

import { browserWentOnline } from "./connectionSlice";

/** Repeats a call until there is a reply, with growing pauses. A refusal is a reply. */
export function* untilAnswered<Reply>(ask: () => Saga<Reply>): Saga<Reply> {
  for (let failures = 1; ; failures += 1) {
    try {
      return yield* ask();
    } catch (error) {
      if (!isInDoubt(error)) throw error;
    }
    yield race([delay(growingPause(failures)), take(browserWentOnline)]);
  }
}

const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/**
 * Pause before an attempt, in ms: longer after each failure, and randomised so that clients do not return all at once.
 */
export const growingPause = (failures: number) =>
  Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS) * (0.5 + Math.random() / 2);
