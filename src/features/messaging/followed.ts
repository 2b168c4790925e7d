import { race, take } from "redux-saga/effects";

import type { Change } from "@/contract/changes";
import { changesAnswered, changesUnanswered, selectHasAskedForChanges } from "@/shared/connection/connectionSlice";
import { call, type Saga, select } from "@/shared/saga/effects";

import { changeArrived } from "./changes";

/** However much happens, what comes of the last reading is taken. */
const MOST_READINGS = 4;

/**
 * Until one hears of what happens, so that nothing falls between what is read and the first news. Where one cannot, all
 * will be read again later.
 */
export function* untilFollowing(): Saga {
  if (!(yield* select(selectHasAskedForChanges))) yield take([changesAnswered, changesUnanswered]);
}

/**
 * Reads what news of such kinds keep true from then on, and reads it again where one comes meanwhile: nobody knows which
 * of the two is older.
 */
export function* readFollowed<Reply>(read: () => Promise<Reply>, kinds: Change["kind"][]): Saga<Reply> {
  const isOfKind = (action: unknown) => changeArrived.match(action) && kinds.includes(action.payload.kind);
  yield* untilFollowing();
  for (let readings = 1; readings < MOST_READINGS; readings += 1) {
    const { reply }: { reply?: Reply } = yield race({ reply: call(read), changed: take(isOfKind) });
    if (reply !== undefined) return reply;
  }
  return yield* call(read);
}
