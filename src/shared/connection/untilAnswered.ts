import { delay, race, take } from "redux-saga/effects";

import { isInDoubt } from "@/shared/api/isInDoubt";
import type { Saga } from "@/shared/saga/effects";

import { browserWentOnline } from "./connectionSlice";
import { growingPause } from "./growingPause";

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
