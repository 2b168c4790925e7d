import type { ActionCreatorWithPayload } from "@reduxjs/toolkit";
import type { Action } from "redux";
import type { Task } from "redux-saga";
import { delay, fork, join, race, take, takeEvery } from "redux-saga/effects";

import { isConnectionLost } from "@/shared/api/failures";
import { isUndelivered } from "@/shared/api/retryAfter";
import { browserWentOnline, changesAnswered, selectIsBrowserOffline } from "@/shared/connection/connectionSlice";
import { growingPause, pauseAfter } from "@/shared/connection/pauses";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onOtherTabs } from "@/shared/saga/otherTabs";
import { onEvery } from "@/shared/feature/watch";
import { selectUser, signedIn } from "@/shared/session/sessionSlice";
import { gone } from "@/shared/tabs/tabLife";

import type { StoredOutbox } from "./storedOutbox";

/** Milliseconds that a tab has to reload and adopt its own entries. */
const RELOAD = 10_000;

export interface Queue<Entry> {
  stored: StoredOutbox<Entry>;
  recordOf: (entry: Entry) => string;
  /** The oldest of a record that is to go. */
  next: (record: string) => Saga<Entry | undefined>;
  /** Brings it to the server, and out of the queue whatever the server says. Fails only where the connection was lost. */
  deliver: (entry: Entry) => Saga;
  /** An earlier page has left them. */
  adopted: ActionCreatorWithPayload<Entry[]>;
  /** There is no connection: all that is on its way to the record waits for it. */
  delayed: (record: string) => Action;
}

/**
 * Sends what is queued: the entries of one record one after the other, and those of an earlier page first. It waits for a
 * lost connection, however long that takes. Returns the worker that is to run when something has been queued.
 */
export function* sendInTurn<Entry>({ stored, recordOf, next, deliver, adopted, delayed }: Queue<Entry>) {
  /** The records that something is being sent to. */
  const busy = new Set<string>();
  /** The other tabs whose end is waited for. */
  const watched = new Set<string>();
  /** How often the connection has come back: also during an attempt, which may fail all the same. */
  let returns = 0;

  function* sendAll(record: string): Saga {
    if (busy.has(record)) return;
    busy.add(record);
    let failures = 0;
    try {
      yield join(adoption);
      for (let entry = yield* next(record); entry; entry = yield* next(record)) {
        const before = returns;
        const { isDelivered, error } = yield* attempt(entry);
        if (isDelivered) {
          failures = 0;
          continue;
        }
        yield* put(delayed(record));
        if (returns === before) yield* untilConnected(++failures, error);
      }
    } finally {
      busy.delete(record);
    }
  }

  function* attempt(entry: Entry): Saga<{ isDelivered: boolean; error?: unknown }> {
    if (yield* select(selectIsBrowserOffline)) return { isDelivered: false };
    try {
      yield* deliver(entry);
      return { isDelivered: true };
    } catch (error) {
      if (isUndelivered(error)) return { isDelivered: false, error };
      throw error;
    }
  }

  /** A page that was closed while it was sending has left its entries. */
  function* adopt(goneTab?: string): Saga {
    const user = yield* select(selectUser);
    if (!user) return;
    const { entries, dropped } = yield* call(stored.adopt, user.uid, goneTab);
    if (entries.length > 0) yield* put(adopted(entries));
    if (dropped > 0)
      yield* put(noticeShown({ id: "unreadable", kind: "error", sentence: { id: "connection.unreadable" } }));
  }

  function* sendAdopted(entries: Entry[]): Saga {
    for (const record of new Set(entries.map(recordOf))) yield fork(sendAll, record);
  }

  /** A tab that is closed while this one is open leaves its entries to it. */
  function* watchOthers(): Saga {
    const user = yield* select(selectUser);
    for (const tab of user ? stored.otherTabs(user.uid) : []) {
      if (watched.has(tab)) continue;
      watched.add(tab);
      yield fork(adoptWhenGone, tab);
    }
  }

  function* adoptWhenGone(tab: string): Saga {
    yield* call(gone, tab);
    yield delay(RELOAD);
    watched.delete(tab);
    yield* adopt(tab);
  }

  const adoption: Task = yield fork(adopt);
  yield fork(watchOthers);
  yield onEvery(adopted, sendAdopted);
  yield takeEvery([signedIn, browserWentOnline], () => adopt());
  yield takeEvery(browserWentOnline, () => void (returns += 1));
  yield takeEvery(signedIn, watchOthers);
  yield onOtherTabs(stored.isAbout, watchOthers);
  return sendAll;
}

/**
 * Without a network there is nothing to try; otherwise the next try comes after a pause that grows. A server that turned it away
 * says for how long.
 */
function* untilConnected(failures: number, error: unknown): Saga {
  if (yield* select(selectIsBrowserOffline)) yield take(browserWentOnline);
  else if (error && !isConnectionLost(error)) yield delay(pauseAfter(failures, error));
  else yield race([delay(growingPause(failures)), take([browserWentOnline, changesAnswered])]);
}
