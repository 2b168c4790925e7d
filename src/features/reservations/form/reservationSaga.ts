import type { Reservation } from "@/contract/reservations";
import type { MessageId } from "@/shared/i18n/catalogues";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { onLatest, onLeading } from "@/shared/saga/watch";

import { isUnknown } from "../isUnknown";
import { reservationsApi } from "../reservationsApi";
import { bookingRefusalOf } from "./bookingRefusal";
import { isWrittenIn } from "./isWrittenIn";
import { selectAskedAction } from "./reservationActionSlice";
import {
  reservationFailed,
  reservationLoaded,
  reservationOpened,
  reservationOutdated,
  reservationUnknown,
  selectReservation,
  selectReservationStatus,
} from "./reservationSlice";
import { reservationSaved, type SaveRequest, saveRefused, saveRequested } from "./savingSlice";

export function* reservationSaga() {
  yield onLatest(reservationOpened, loadReservation);
  yield onLatest(reservationOutdated, followReservation);
  yield onLeading(saveRequested, saveReservation);
}

function* loadReservation(id: string): Saga {
  if ((yield* select(selectReservationStatus)) !== "loading") return;
  try {
    yield* put(reservationLoaded(yield* call(reservationsApi.getReservation, { params: { id } })));
  } catch (error) {
    yield* put(isUnknown(error) ? reservationUnknown() : reservationFailed());
  }
}

/** Brings what others made of the reservation, quietly; but what a dialog asks about does not change behind it. */
function* followReservation(id: string): Saga {
  if (yield* select(selectAskedAction)) return;
  try {
    const newest = yield* call(reservationsApi.getReservation, { params: { id } });
    const shown = yield* select(selectReservation);
    if (shown?.id === id && shown.version < newest.version) yield* put(reservationLoaded(newest));
  } catch (error) {
    if (isUnknown(error) && (yield* select(selectReservation))?.id === id) yield* put(reservationUnknown());
  }
}

function* saveReservation({ id, clientId, version, draft }: SaveRequest): Saga {
  try {
    const reservation = id
      ? yield* call(reservationsApi.updateReservation, { params: { id }, body: { version, draft } })
      : yield* call(reservationsApi.createReservation, { body: { clientId, draft } });
    yield* tellSaved(reservation, id ? "booking.saved" : "booking.created");
  } catch (error) {
    const refusal = bookingRefusalOf(error, version);
    const { current } = refusal;
    if (current && isWrittenIn(current, draft)) yield* tellSaved(current, "booking.saved");
    else yield* put(saveRefused(refusal));
  }
}

function* tellSaved(reservation: Reservation, told: MessageId): Saga {
  yield* put(reservationSaved(reservation));
  yield* put(noticeShown({ kind: "success", sentence: { id: told, values: { id: reservation.id } } }));
}
