import { isInDoubt } from "@/shared/api/failures";
import { isUndelivered } from "@/shared/api/retryAfter";
import type { Saga } from "@/shared/saga/effects";

import { waitAfter } from "./pauses";

/** Repeats a call until there is a reply, with growing pauses. A refusal is a reply. */
export function* untilAnswered<Reply>(ask: () => Saga<Reply>): Saga<Reply> {
  for (let failures = 1; ; failures += 1) {
    try {
      return yield* ask();
    } catch (error) {
      if (!isInDoubt(error) && !isUndelivered(error)) throw error;
      yield* waitAfter(failures, error);
    }
  }
}
