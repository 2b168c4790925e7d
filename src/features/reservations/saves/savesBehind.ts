import { type Saga, select } from "@/shared/saga/effects";
import type { Pending } from "@/shared/write/pendingSlice";

import { type BookingSave, bookingSaves } from "./bookingSaves";

/** What waits for the same reservation. */
export function* savesBehind(save: BookingSave, key: string): Saga<Pending<BookingSave>[]> {
  const { recordOf, selectPending } = bookingSaves;
  const pending = yield* select(selectPending);
  return pending.filter((other) => other.key !== key && recordOf(other.what) === recordOf(save));
}
