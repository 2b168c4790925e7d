import { take } from "redux-saga/effects";

import { messageOf } from "@/shared/api/messageOf";
import { untilAnswered } from "@/shared/connection/untilAnswered";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onLatest } from "@/shared/saga/watch";

import { reservationsApi } from "../reservationsApi";
import {
  type ListRequest,
  newerPageLoaded,
  reservationsArrived,
  reservationsFailed,
  reservationsLoaded,
  reservationsOutdated,
  reservationsRequested,
  selectHasListFailed,
  selectIsLoading,
  selectListRequest,
} from "./reservationsSlice";

export function* reservationsSaga() {
  yield onLatest(reservationsRequested, loadReservations);
  yield onLatest(reservationsOutdated, lookAgain);
}

function* loadReservations({ query, isRefresh }: ListRequest): Saga {
  try {
    if (isRefresh) {
      const { arrived, ...page } = yield* call(reservationsApi.refreshReservations, { body: query });
      yield* put(reservationsLoaded(page));
      yield* put(reservationsArrived(arrived));
    } else {
      yield* put(reservationsLoaded(yield* call(reservationsApi.listReservations, { query })));
    }
  } catch (error) {
    yield* put(reservationsFailed(messageOf(error))); // the list itself says so, with a way to try again
  }
}

/** Asks quietly for the page that is on the screen; whatever else is asked for meanwhile is newer. */
function* lookAgain(): Saga {
  if (yield* select(selectIsLoading)) yield take([reservationsLoaded, reservationsFailed]); // that may be older
  const asked = yield* select(selectListRequest);
  if (!asked) return;
  try {
    const page = yield* untilAnswered(() => call(reservationsApi.listReservations, { query: asked.query }));
    const isAsked = (yield* select(selectListRequest)) === asked;
    const hasFailed = yield* select(selectHasListFailed);
    if (isAsked && !hasFailed) yield* put(newerPageLoaded(page));
  } catch {
    // refused, and nobody asked for it: the list stays as it is
  }
}

/** Asks again for what is on the screen: something of it has changed. */
export function* reloadReservations(): Saga {
  const request = yield* select(selectListRequest);
  if (request) yield* put(reservationsRequested({ query: request.query }));
}
