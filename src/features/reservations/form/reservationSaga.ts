import axios from "axios";

import { noticeShown } from "@/shared/notices/noticesSlice";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onLatest, onLeading } from "@/shared/saga/watch";

import { reservationsApi } from "../reservationsApi";
import { bookingRefusalOf } from "./bookingRefusal";
import {
  reservationFailed,
  reservationLoaded,
  reservationOpened,
  reservationUnknown,
  selectReservationStatus,
} from "./reservationSlice";
import { reservationSaved, type SaveRequest, saveRefused, saveRequested } from "./savingSlice";

export function* reservationSaga() {
  yield onLatest(reservationOpened, loadReservation);
  yield onLeading(saveRequested, saveReservation);
}

function* loadReservation(id: string): Saga {
  if ((yield* select(selectReservationStatus)) !== "loading") return;
  try {
    yield* put(reservationLoaded(yield* call(reservationsApi.getReservation, { params: { id } })));
  } catch (error) {
    const isUnknown = axios.isAxiosError(error) && error.response?.status === 404;
    yield* put(isUnknown ? reservationUnknown() : reservationFailed());
  }
}

function* saveReservation({ id, clientId, version, draft }: SaveRequest): Saga {
  try {
    const reservation = id
      ? yield* call(reservationsApi.updateReservation, { params: { id }, body: { version, draft } })
      : yield* call(reservationsApi.createReservation, { body: { clientId, draft } });
    yield* put(reservationSaved(reservation));
    const told = id ? "booking.saved" : "booking.created";
    yield* put(noticeShown({ kind: "success", sentence: { id: told, values: { id: reservation.id } } }));
  } catch (error) {
    yield* put(saveRefused(bookingRefusalOf(error, version)));
  }
}
