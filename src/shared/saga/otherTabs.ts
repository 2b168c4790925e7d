import { eventChannel } from "redux-saga";
import { fork, take } from "redux-saga/effects";

import type { Saga } from "./effects";

/**
 * Runs `worker` for each storage change of another tab that `isAbout` accepts. A tab gets no events for its own
 * changes.
 */
export const onOtherTabs = (
  isAbout: (event: StorageEvent) => boolean,
  worker: (event: StorageEvent) => Saga<unknown>,
) =>
  fork(function* () {
    const changes = eventChannel<StorageEvent>((emit) => {
      const tell = (event: StorageEvent) => isAbout(event) && emit(event);
      window.addEventListener("storage", tell);
      return () => window.removeEventListener("storage", tell);
    });
    try {
      while (true) {
        const change: StorageEvent = yield take(changes);
        yield fork(worker, change);
      }
    } finally {
      changes.close();
    }
  });
