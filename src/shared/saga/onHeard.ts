import { eventChannel } from "redux-saga";
import { fork, take } from "redux-saga/effects";

import type { Saga } from "./effects";

/** Runs `worker` for each thing that `listen` tells, and listens no more when the saga ends: `takeEvery` leaves its channel open. */
export const onHeard = <Heard extends object | string | true>(
  listen: (tell: (heard: Heard) => void) => () => void,
  worker: (heard: Heard) => Saga<unknown>,
) =>
  fork(function* () {
    const channel = eventChannel<Heard>(listen);
    try {
      while (true) {
        const heard: Heard = yield take(channel);
        yield fork(worker, heard);
      }
    } finally {
      channel.close();
    }
  });
