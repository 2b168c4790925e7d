import { delay, race, take } from "redux-saga/effects";

import type { CivilDate } from "@/contract/property";
import { browserWentOnline } from "@/shared/connection/connectionSlice";
import { growingPause } from "@/shared/connection/untilAnswered";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onLeading } from "@/shared/feature/watch";

import { hotelHeard, hotelUnwatched, hotelWatched, selectIsWatched } from "./hotelChangesSlice";
import { hotel, hotelApi, selectHotel } from "./hotelSlice";

export function* hotelChangesSaga() {
  yield onLeading(hotelWatched, watchWhileWanted);
}

function* watchWhileWanted(): Saga {
  yield race([call(watch), call(untilUnwatched)]);
}

function* untilUnwatched(): Saga {
  while (yield* select(selectIsWatched)) yield take(hotelUnwatched);
}

/** After a day is closed, every page of the hotel is on the next. */
function* followDate(businessDate: CivilDate): Saga {
  const known = yield* select(selectHotel);
  if (known && known.property.businessDate !== businessDate) yield* hotel.askAgain();
}

/** A hidden tab holds no connection. When it is visible again, it asks at once for what it missed. */
function* watch(): Saga {
  let since: number | undefined;
  let failures = 0;
  while (true) {
    yield* call(untilSeen);
    try {
      const { cursor, businessDate } = yield* call(hotelApi.awaitHotelChanges, { query: { since } });
      yield* call(followDate, businessDate);
      yield* put(hotelHeard(cursor));
      since = cursor;
      failures = 0;
    } catch {
      yield race([delay(growingPause(++failures)), take(browserWentOnline)]);
    }
  }
}

function untilSeen(): Promise<void> {
  if (document.visibilityState === "visible") return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener("visibilitychange", () => resolve(), { once: true });
  });
}
