import type { Guest, GuestDraft } from "@/contract/guests";
import type { Reservation, ReservationDraft } from "@/contract/reservations";
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

/** Of a reservation that nobody has touched since it was made. */
const FIRST_VERSION = 1;

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
