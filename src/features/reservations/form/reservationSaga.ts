import { race, take } from "redux-saga/effects";

import { untilAnswered } from "@/shared/connection/untilAnswered";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onLatest, onLeadingOf, unless } from "@/shared/saga/watch";

import { reservationActions } from "../actions/reservationActions";
import { isUnknown } from "../isUnknown";
import { reservationsApi } from "../reservationsApi";
import type { SaveRequest } from "../saves/bookingSaves";
import { bookingWrites, tellRefusal } from "../saves/bookingSavesSaga";
import {
  reservationClosed,
  reservationFailed,
  reservationLoaded,
  reservationOpened,
  reservationOutdated,
  reservationTouched,
  reservationUnknown,
  selectReservation,
  selectReservationStatus,
} from "./reservationSlice";
import { saveDelayed, saveRequested } from "./savingSlice";
import { keepWaitingBooking } from "./storedBooking";

export function* reservationSaga() {
  yield onLatest(reservationOpened, unless(reservationClosed, loadReservation));
  yield onLatest(reservationOutdated, followUntilNeeded);
  yield onLeadingOf(saveRequested, ({ clientId }) => clientId, saveReservation);
}

function* loadReservation(id: string): Saga {
  if ((yield* select(selectReservationStatus)) !== "loading") return;
  try {
    yield* put(reservationLoaded(yield* call(reservationsApi.getReservation, { params: { id } })));
  } catch (error) {
    yield* put(isUnknown(error) ? reservationUnknown() : reservationFailed());
  }
}

/** What somebody writes in, or a dialog asks about, does not change behind it. */
function* followUntilNeeded(id: string): Saga {
  yield race([call(followBetweenDialogs, id), take([reservationTouched, reservationClosed])]);
}

function* followBetweenDialogs(id: string): Saga {
  while (true) {
    if (yield* select(reservationActions.selectors.selectAsked)) yield take(reservationActions.actions.forgotten);
    const { asked }: { asked?: object } = yield race({
      followed: call(followReservation, id),
      asked: take(reservationActions.actions.asked),
    });
    if (!asked) return;
  }
}

/** Brings what others made of the reservation, quietly. */
function* followReservation(id: string): Saga {
  try {
    const newest = yield* untilAnswered(() => call(reservationsApi.getReservation, { params: { id } }));
    const shown = yield* select(selectReservation);
    if (shown?.id === id && shown.version < newest.version) yield* put(reservationLoaded(newest));
  } catch (error) {
    if (isUnknown(error) && (yield* select(selectReservation))?.id === id) yield* put(reservationUnknown());
  }
}

/** Where there is no connection it waits, and what was typed is kept until the server has answered. */
function* saveReservation(request: SaveRequest): Saga {
  const save = { kind: "form", ...request } as const;
  try {
    if (yield* bookingWrites.sendNow(save)) return;
    yield* call(keepWaitingBooking, request);
    yield* put(saveDelayed(request.clientId));
  } catch (error) {
    yield* tellRefusal(save, error);
  }
}
