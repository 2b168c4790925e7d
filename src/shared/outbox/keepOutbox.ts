import { fork, take, takeEvery } from "redux-saga/effects";

import { waitingCounted } from "@/shared/connection/connectionSlice";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onOtherTabs } from "@/shared/saga/otherTabs";
import { selectUser, signedIn, signedOut } from "@/shared/session/sessionSlice";
import { holdUnfinishedWork, holdUnsavedWork } from "@/shared/session/unsavedWork";

import type { StoredOutbox } from "./storedOutbox";

export interface KeptOutbox<Entry> {
  stored: StoredOutbox<Entry>;
  /** Whether an action may have changed what is in it. */
  isAbout: (action: { type: string }) => boolean;
  entries: () => Saga<Entry[]>;
  isWaiting: (entry: Entry) => boolean;
}

/**
 * Entries that have not arrived outlive the page. A sign-out takes it along, and asks before; where the browser keeps nothing, a
 * reload asks too. The frame is told how much waits.
 */
export function* keepOutbox<Entry>({ stored, isAbout, entries, isWaiting }: KeptOutbox<Entry>) {
  const kept = new Map<string, Entry>();
  const unkept = new Set<string>();
  const holdFromReload = held(holdUnsavedWork);
  const holdFromSignOut = held(holdUnfinishedWork);
  let uid: number | undefined;
  let waiting = 0;

  function* keep(): Saga {
    const outbox = yield* entries();
    uid = (yield* select(selectUser))?.uid;
    if (uid === undefined) return;
    for (const entry of outbox) {
      const key = stored.keyOf(entry);
      if (kept.get(key) === entry) continue;
      kept.set(key, entry);
      if (stored.keep(uid, entry)) unkept.delete(key);
      else unkept.add(key);
    }
    const remaining = new Set(outbox.map(stored.keyOf));
    for (const key of kept.keys()) if (!remaining.has(key)) leave(key);
    holdFromReload(unkept.size > 0);
    holdFromSignOut(outbox.length > 0 || stored.hasAnyOf(uid)); // another tab's count: they go with the sign-out too
    const count = outbox.filter(isWaiting).length;
    if (count === waiting) return;
    waiting = count;
    yield* put(waitingCounted(stored.name, count));
  }

  function leave(key: string) {
    kept.delete(key);
    unkept.delete(key);
    stored.forget(key);
  }

  function* forget(): Saga {
    if (uid !== undefined) yield* call(stored.forgetAllOf, uid);
    kept.clear();
    unkept.clear();
    letGo();
  }

  function letGo() {
    holdFromReload(false);
    holdFromSignOut(false);
  }

  yield* keep(); // other tabs may have kept something before this page came
  yield takeEvery(signedIn, keep);
  yield takeEvery(isAbout, keep);
  yield onOtherTabs(stored.isAbout, keep);
  yield takeEvery(signedOut.match, forget);
  yield fork(letGoWhenCancelled);

  function* letGoWhenCancelled() {
    try {
      yield take(() => false);
    } finally {
      letGo();
    }
  }
}

/** Holds while there is something to hold for, and once. */
function held(hold: () => () => void) {
  let letGo: (() => void) | undefined;
  return (isNeeded: boolean) => {
    if (isNeeded) letGo ??= hold();
    else {
      letGo?.();
      letGo = undefined;
    }
  };
}
