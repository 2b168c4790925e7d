import type { Guest, GuestDraft } from "@/contract/guests";
import type { Reservation, ReservationDraft } from "@/contract/reservations";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { newId } from "@/shared/routing/paths";
import { call, put, type Saga, select } from "@/shared/saga/effects";

import { bookingRefusalOf } from "../bookingRefusal";
import { draftPath } from "../form/draftPath";
import { isWrittenIn } from "../form/isWrittenIn";
import { reservationSaved, saveRefused, selectSaving } from "../form/savingSlice";
import { dropStoredBooking } from "../form/storedBooking";
import { refusalNotice } from "../refusalNotice";
import { reservationsApi } from "../reservationsApi";
import type { SaveRequest } from "./bookingSaves";
import { savesBehind } from "./savesBehind";

/** Of a reservation that nobody has touched since it was made. */
const FIRST_VERSION = 1;

export function* sendForm(form: SaveRequest, key: string): Saga<Reservation> {
  const { id, version, draft } = form;
  try {
    const body = { version, draft };
    const reservation = id
      ? yield* call(reservationsApi.updateReservation, { params: { id }, body, key })
      : yield* createReservation(form, key);
    return yield* tellSaved(form, key, reservation, !id);
  } catch (error) {
    const { current } = bookingRefusalOf(error, version);
    if (!current || !isWrittenIn(current, draft)) throw error;
    return yield* tellSaved(form, key, current, false);
  }
}

/**
 * An attempt whose answer was lost may have made it: what has been written since then goes into that one, unless
 * somebody has changed it meanwhile; then the person has to see that first.
 */
function* createReservation({ clientId, version, draft }: SaveRequest, key: string): Saga<Reservation> {
  try {
    return yield* call(reservationsApi.createReservation, { body: { clientId, draft }, key });
  } catch (error) {
    const { current: made } = bookingRefusalOf(error);
    if (!made || made.version !== Math.max(version, FIRST_VERSION)) throw error;
    const body = { version: made.version, draft: withGuest(draft, made.guest) };
    return yield* call(reservationsApi.updateReservation, { params: { id: made.id }, body, key: `${key} upon it` });
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

/** Where the form is still on the screen it goes on from there, once nothing else of it waits. */
function* tellSaved(form: SaveRequest, key: string, reservation: Reservation, isNew: boolean): Saga<Reservation> {
  const { clientId } = form;
  const isLast = (yield* savesBehind({ kind: "form", ...form }, key)).length === 0;
  const sentence = { id: isNew ? "booking.created" : "booking.saved", values: { id: reservation.id } } as const;
  if (isLast) yield* call(dropStoredBooking, clientId);
  yield* put(reservationSaved({ clientId, reservation, isOpen: isLast && (yield* isOpen(clientId)) }));
  yield* put(noticeShown({ kind: "success", sentence }));
  return reservation;
}

/** Where the form is not on the screen, a notice leads back to it; what was typed has been kept. */
export function* refuseForm(form: SaveRequest, error: unknown): Saga {
  const { id, clientId, version, name } = form;
  yield* put(saveRefused({ clientId, refusal: bookingRefusalOf(error, version) }));
  if (yield* isOpen(clientId)) return;
  const sentence = { id: "booking.notSaved", values: { name } } as const;
  const path = draftPath(id ?? newId, clientId);
  yield* put(refusalNotice(error, { id: `form ${clientId}`, sentence, path }));
}

function* isOpen(clientId: string): Saga<boolean> {
  const saving = yield* select((state: Parameters<typeof selectSaving>[0]) => selectSaving(state, clientId));
  return saving.clientId === clientId;
}
