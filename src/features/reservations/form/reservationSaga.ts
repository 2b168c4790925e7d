import axios from "axios";

import type { Guest, GuestDraft } from "@/contract/guests";
import type { Reservation, ReservationDraft } from "@/contract/reservations";
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

/** Of a reservation that nobody has touched since it was made. */
const FIRST_VERSION = 1;

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

/**
 * An attempt whose answer was lost may have made it: what has been written since then goes into that one, unless
 * somebody has changed it meanwhile; then the person has to see that first.
 */
function* createReservation({ clientId, version, draft }: Omit<SaveRequest, "id">): Saga<Reservation> {
  try {
    return yield* call(reservationsApi.createReservation, { body: { clientId, draft } });
  } catch (error) {
    const { current: made } = bookingRefusalOf(error);
    if (!made || made.version !== Math.max(version, FIRST_VERSION)) throw error;
    const body = { version: made.version, draft: withGuest(draft, made.guest) };
    return yield* call(reservationsApi.updateReservation, { params: { id: made.id }, body });
  }
}

/** Who has been written down with the first attempt is not written down again. */
function withGuest({ newGuest, ...draft }: ReservationDraft, guest: Guest): ReservationDraft {
  if (!newGuest) return draft;
  const fields = Object.keys(newGuest) as (keyof GuestDraft)[];
  return fields.every((field) => newGuest[field] === guest[field])
    ? { ...draft, guestId: guest.id }
    : { ...draft, newGuest };
}

function* saveReservation({ id, clientId, version, draft }: SaveRequest): Saga {
  try {
    const reservation = id
      ? yield* call(reservationsApi.updateReservation, { params: { id }, body: { version, draft } })
      : yield* createReservation({ clientId, version, draft });
    yield* put(reservationSaved(reservation));
    const told = id ? "booking.saved" : "booking.created";
    yield* put(noticeShown({ kind: "success", sentence: { id: told, values: { id: reservation.id } } }));
  } catch (error) {
    yield* put(saveRefused(bookingRefusalOf(error, version)));
  }
}
