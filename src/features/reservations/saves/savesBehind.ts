import type { Save } from "@/shared/outbox/createOutbox";
import { type Saga, select } from "@/shared/saga/effects";

import { type BookingSave, bookingSaves } from "./bookingSaves";

/** What waits for the same reservation. */
export function* savesBehind(save: BookingSave, key: string): Saga<Save<BookingSave>[]> {
  const { recordOf, selectors } = bookingSaves;
  const saves = yield* select(selectors.selectSaves);
  return saves.filter((other) => other.key !== key && recordOf(other.what) === recordOf(save));
}
