import { race, take } from "redux-saga/effects";

import type { Change } from "@/contract/messaging/changes";
import { changesAnswered, changesUnanswered, selectHasAskedForChanges } from "@/shared/connection/connectionSlice";
import { call, type Saga, select } from "@/shared/saga/effects";

import { changeArrived } from "./changes";

/** After this many loads the last reply is accepted, however much changes. */
const MOST_READINGS = 4;

/**
 * Waits until changes are received, so that none is missed between a load and the first change. Without a connection it
 * returns: everything is loaded again later.
 */
export function* untilFollowing(): Saga {
  if (!(yield* select(selectHasAskedForChanges))) yield take([changesAnswered, changesUnanswered]);
}

/**
 * Loads what later changes keep current, and loads it again if a change arrives during the load, because it is unknown
 * which of the two is older.
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
