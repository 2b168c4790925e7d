import type { PayloadAction } from "@reduxjs/toolkit";
import type { Task } from "redux-saga";
import { cancel, fork, race, take, takeEvery, takeLatest, takeLeading } from "redux-saga/effects";

import { messageOf } from "@/shared/api/messageOf";
import { noticeShown } from "@/shared/notices/noticesSlice";

import { call, put, type Saga } from "@/shared/saga/effects";

type Creator<Payload> = { type: string; match: (action: unknown) => action is PayloadAction<Payload> };
type Worker<Payload> = (payload: Payload) => Saga;

/** For writes: runs `worker` for each action. An error that escapes is shown, and the watcher keeps running. */
export const onEvery = <P>(action: Creator<P>, worker: Worker<P>) => takeEvery(action.match, reporting(worker));

/** For loads: like `onEvery`, but a newer action cancels the running one, with its request. */
export const onLatest = <P>(action: Creator<P>, worker: Worker<P>) => takeLatest(action.match, reporting(worker));

/** For loads of many records: like `onLatest`, per `key`. */
export const onLatestOf = <P>(action: Creator<P>, key: (payload: P) => string, worker: Worker<P>) =>
  fork(function* () {
    const running = new Map<string, Task>();
    while (true) {
      const taken: PayloadAction<P> = yield take(action.match);
      const before = running.get(key(taken.payload));
      if (before) yield cancel(before);
      running.set(key(taken.payload), yield fork(reporting(worker), taken));
    }
  });

/** For submit buttons: like `onEvery`, but ignores actions while one runs. */
export const onLeading = <P>(action: Creator<P>, worker: Worker<P>) => takeLeading(action.match, reporting(worker));

/** For submit buttons of many records: like `onLeading`, per `key`. */
export function onLeadingOf<P>(action: Creator<P>, key: (payload: P) => string, worker: Worker<P>) {
  const busy = new Set<string>();
  return onEvery(action, function* (payload: P) {
    const name = key(payload);
    if (busy.has(name)) return;
    busy.add(name);
    try {
      yield* worker(payload);
    } finally {
      busy.delete(name);
    }
  });
}

/** A worker that `end` cancels, with its request. */
export const unless = <P>(end: { match: (action: unknown) => boolean }, worker: Worker<P>) =>
  function* (payload: P): Saga {
    yield race([call(worker, payload), take((action: unknown) => end.match(action))]);
  };

function reporting<P>(worker: Worker<P>) {
  return function* ({ payload }: PayloadAction<P>) {
    try {
      yield* worker(payload);
    } catch (error) {
      yield* put(noticeShown({ kind: "error", sentence: messageOf(error) }));
    }
  };
}
