import { messageOf } from "@/shared/api/messageOf";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onLatest } from "@/shared/saga/watch";

import { reservationsApi } from "../reservationsApi";
import {
  type ListRequest,
  reservationsArrived,
  reservationsFailed,
  reservationsLoaded,
  reservationsRequested,
  selectListRequest,
} from "./reservationsSlice";

export function* reservationsSaga() {
  yield onLatest(reservationsRequested, loadReservations);
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

/** Asks again for what is on the screen: something of it has changed. */
export function* reloadReservations(): Saga {
  const request = yield* select(selectListRequest);
  if (request) yield* put(reservationsRequested({ query: request.query }));
}
