import { createAction } from "@reduxjs/toolkit";
import { delay, race, takeLatest } from "redux-saga/effects";

import { changesContract } from "@/contract/changes";
import { createClient } from "@/shared/api/createClient";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { selectIsSignedIn, signedIn, signedOut } from "@/shared/session/sessionSlice";

import { changeArrived, changesMissed } from "./changes";
import { chatsRequested } from "./chats/chatsSlice";

const { listChanges } = createClient(changesContract);

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

const areaOpened = createAction("messaging/areaOpened");

/** Follows what happens in the area for as long as somebody is signed in; a sign-out aborts the call under way. */
export function* changesSaga() {
  yield takeLatest([areaOpened, signedIn, signedOut], follow);
  yield* put(areaOpened());
}

function* follow(): Saga {
  if (!(yield* select(selectIsSignedIn))) return;
  let since: number | undefined;
  let failures = 0;
  while (true) {
    try {
      const { cursor, changes, hasGap } = yield* call(listChanges, { query: { since } });
      // the lists come after the cursor: what happens from here on is known
      if (since === undefined && failures === 0) yield* put(chatsRequested());
      else if (since === undefined || hasGap) yield* put(changesMissed());
      for (const change of changes) yield* put(changeArrived(change));
      since = cursor;
      failures = 0;
    } catch {
      if (since === undefined && failures === 0) yield* put(chatsRequested());
      yield* waitBefore(++failures);
    }
  }
}

/** Longer after each failure, never the same for all who lost the server together, and no longer than the cut lasts. */
function* waitBefore(attempt: number): Saga {
  const longest = Math.min(FIRST_WAIT_MS * 2 ** (attempt - 1), LONGEST_WAIT_MS);
  yield race([delay(longest * (0.5 + Math.random() / 2)), call(connectionReturned)]);
}

const connectionReturned = () =>
  new Promise<void>((resolve) => window.addEventListener("online", () => resolve(), { once: true }));
