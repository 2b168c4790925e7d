import { delay, race, take } from "redux-saga/effects";

import { browserWentOnline } from "@/shared/connection/connectionSlice";
import { growingPause } from "@/shared/connection/growingPause";
import { call, put, type Saga } from "@/shared/saga/effects";
import { onLatest, unless } from "@/shared/saga/watch";

import { hotelApi } from "./hotelApi";
import { hotelHeard, hotelUnwatched, hotelWatched } from "./hotelChangesSlice";

export function* hotelChangesSaga() {
  yield onLatest(hotelWatched, unless(hotelUnwatched, watch));
}

/** A page that nobody sees holds no connection; looked at again, it learns at once whether it missed something. */
function* watch(): Saga {
  let since: number | undefined;
  let failures = 0;
  while (true) {
    yield* call(untilSeen);
    try {
      const { cursor } = yield* call(hotelApi.awaitHotelChanges, { query: { since } });
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
