import type { PayloadAction } from "@reduxjs/toolkit";
import type { Channel, Task } from "redux-saga";
import { actionChannel, cancel, fork, take, takeEvery, takeLatest, takeLeading } from "redux-saga/effects";

import { messageOf } from "@/shared/api/messageOf";
import { noticeShown } from "@/shared/notices/noticesSlice";

import { put, type Saga } from "./effects";

type Creator<Payload> = { type: string; match: (action: unknown) => action is PayloadAction<Payload> };
type Worker<Payload> = (payload: Payload) => Saga;

/** For writes: runs `worker` for each action. An error that it lets out is shown, and the watcher lives on. */
export const onEvery = <P>(action: Creator<P>, worker: Worker<P>) => takeEvery(action.match, reporting(worker));

/** For loads: as `onEvery`, but a newer action cancels the one still running, and its request with it. */
export const onLatest = <P>(action: Creator<P>, worker: Worker<P>) => takeLatest(action.match, reporting(worker));

/** For loads of many records: as `onLatest`, but a newer action leaves those of another `key` alone. */
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

/** For submit buttons: as `onEvery`, but while one runs, further actions do nothing. */
export const onLeading = <P>(action: Creator<P>, worker: Worker<P>) => takeLeading(action.match, reporting(worker));

/** For writes whose order counts: as `onEvery`, but those that `keyOf` finds to be of one thing go one after the other. */
export const inTurn = <P>(action: Creator<P>, keyOf: (payload: P) => string, worker: Worker<P>) =>
  fork(function* () {
    const waiting = new Map<string, PayloadAction<P>[]>();
    const work = reporting(worker);
    function* workOff(key: string, queue: PayloadAction<P>[]): Saga {
      for (let next = queue.shift(); next; next = queue.shift()) yield* work(next);
      waiting.delete(key);
    }
    const actions: Channel<PayloadAction<P>> = yield actionChannel(action.match);
    while (true) {
      const next: PayloadAction<P> = yield take(actions);
      const key = keyOf(next.payload);
      const queue = waiting.get(key);
      queue?.push(next);
      if (queue) continue;
      waiting.set(key, [next]);
      yield fork(workOff, key, waiting.get(key)!);
    }
  });

function reporting<P>(worker: Worker<P>) {
  return function* ({ payload }: PayloadAction<P>) {
    try {
      yield* worker(payload);
    } catch (error) {
      yield* put(noticeShown({ kind: "error", sentence: messageOf(error) }));
    }
  };
}
