import { createAction } from "@reduxjs/toolkit";
import { race, take, takeLatest } from "redux-saga/effects";

import { type Changes, changesContract } from "@/contract/messaging/changes";
import { createClient } from "@/shared/api/createClient";
import { browserWentOnline, changesAnswered, changesUnanswered } from "@/shared/connection/connectionSlice";
import { pollPace, waitAfter } from "@/shared/connection/pauses";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { selectIsSignedIn, signedIn, signedOut } from "@/shared/session/sessionSlice";

import { changeArrived, changesMissed } from "./base/changes";
import { chatsRequested } from "./chat/chatsSlice";

const { listChanges } = createClient(changesContract);

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
  let gaps = 0;
  let isInDoubt: boolean = false;
  const untilDue = pollPace();
  while (true) {
    try {
      yield* untilDue();
      // a call that hung through a cut may hang for ever: with the connection a new one takes its place
      const query: { since?: number; atOnce?: boolean } = { since, atOnce: isInDoubt || undefined };
      const { reply }: { reply?: Changes } = yield race({
        reply: call(listChanges, { query }),
        returned: take(browserWentOnline),
      });
      isInDoubt = reply === undefined;
      if (!reply) continue;
      const { cursor, changes, hasGap } = reply;
      yield* put(changesAnswered());
      // lists that follow the changes come after the cursor: what happens from here on is known
      if (since === undefined && failures === 0) yield* put(chatsRequested());
      else if (since === undefined || hasGap) yield* put(changesMissed());
      for (const change of changes) yield* put(changeArrived(change));
      since = cursor;
      failures = 0;
      gaps = hasGap ? gaps + 1 : 0;
      if (gaps > 1) yield* waitAfter(gaps); // each makes the lists load again
    } catch (error) {
      if (since === undefined && failures === 0) yield* put(chatsRequested());
      isInDoubt = true;
      yield* put(changesUnanswered());
      yield* waitAfter(++failures, error);
    }
  }
}
