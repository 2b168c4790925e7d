import { race, take } from "redux-saga/effects";

import { hotelChangesContract } from "@/contract/hotelChanges";
import { createClient } from "@/shared/api/createClient";
import { untilWritesAnswered } from "@/shared/api/writesUnderWay";
import { pollPace, waitAfter } from "@/shared/connection/pauses";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onLeading } from "@/shared/feature/watch";

import { hotelHeard, hotelUnwatched, hotelWatched, selectIsWatched } from "./hotelChangesSlice";

const { awaitHotelChanges } = createClient(hotelChangesContract);

export function* hotelChangesSaga() {
  yield onLeading(hotelWatched, watchWhileWanted);
}

function* watchWhileWanted(): Saga {
  yield race([call(watch), call(untilUnwatched)]);
}

function* untilUnwatched(): Saga {
  while (yield* select(selectIsWatched)) yield take(hotelUnwatched);
}

/** A hidden tab holds no connection. When it is visible again, it asks at once for what it missed. */
function* watch(): Saga {
  let since: number | undefined;
  let failures = 0;
  const untilDue = pollPace();
  while (true) {
    yield* call(untilSeen);
    yield* untilDue();
    try {
      const changes = yield* call(awaitHotelChanges, { query: { since } });
      yield* call(untilWritesAnswered); // the reply of an own write tells of its change, and is not read again
      yield* put(hotelHeard(changes));
      since = changes.cursor;
      failures = 0;
    } catch (error) {
      yield* waitAfter(++failures, error);
    }
  }
}

function untilSeen(): Promise<void> {
  if (document.visibilityState === "visible") return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener("visibilitychange", () => resolve(), { once: true });
  });
}
