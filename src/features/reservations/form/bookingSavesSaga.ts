import { generatePath } from "react-router-dom";

import type { Guest, GuestDraft } from "@/contract/guests";
import type { Reservation, ReservationDraft } from "@/contract/reservations";
import { noticeShown } from "@/shared/notices/noticesSlice";
import type { Save } from "@/shared/outbox/createOutbox";
import { sendSaves } from "@/shared/outbox/sendSaves";
import { paths } from "@/shared/routing/paths";
import { call, put, type Saga, select } from "@/shared/saga/effects";

import { refuseDeletion, sendDeletion } from "../list/deletionSaga";
import { refusalSentence } from "../list/refusalSentence";
import { reservationsApi } from "../reservationsApi";
import { bookingRefusalOf } from "./bookingRefusal";
import { type ActionDemand, type BookingSave, bookingSaves, type SaveRequest } from "./bookingSaves";
import { draftPath } from "./draftPath";
import { isWrittenIn } from "./isWrittenIn";
import { actionDone, actionRefused } from "./reservationActionSlice";
import { selectReservation } from "./reservationSlice";
import { reservationSaved, saveRefused, selectSaving } from "./savingSlice";
import { dropStoredBooking, NEW } from "./storedBooking";

/** Of a reservation that nobody has touched since it was made. */
const FIRST_VERSION = 1;

export function* bookingSavesSaga() {
  yield* sendSaves(bookingSaves, { send: sendBooking, refused: tellRefusal });
}

export function* sendBooking(save: BookingSave, key: string): Saga {
  if (save.kind === "deletion") {
    yield* sendDeletion(save, key);
    return;
  }
  const { version } = save.kind === "form" ? yield* sendForm(save, key) : yield* sendAction(save, key);
  for (const { key: other, what } of yield* behind(save, key)) {
    if (isUpon(what, save)) yield* put(bookingSaves.actions.amended({ key: other, what: withVersion(what, version) }));
  }
}

export function* tellRefusal(save: BookingSave, error: unknown): Saga {
  if (save.kind === "form") yield* refuseForm(save, error);
  else if (save.kind === "action") yield* refuseAction(save, error);
  else yield* refuseDeletion(save, error);
}

/** What waits for the same reservation. */
function* behind(save: BookingSave, key: string): Saga<Save<BookingSave>[]> {
  const { recordOf, selectors } = bookingSaves;
  const saves = yield* select(selectors.selectSaves);
  return saves.filter((other) => other.key !== key && recordOf(other.what) === recordOf(save));
}

/** Whether it was written upon an earlier one, so that it begins with the version that came of that. */
function isUpon(save: BookingSave, earlier: BookingSave) {
  if (save.kind === "form") return earlier.kind === "form" && save.clientId === earlier.clientId;
  if (save.kind !== "action") return false;
  return earlier.kind === "action" && save.request.version === earlier.request.version;
}

function withVersion(save: BookingSave, version: number): BookingSave {
  if (save.kind === "form") return { ...save, version };
  return save.kind === "action" ? { ...save, request: { ...save.request, version } } : save;
}

function* sendForm(form: SaveRequest, key: string): Saga<Reservation> {
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
  const isLast = (yield* behind({ kind: "form", ...form }, key)).length === 0;
  const sentence = { id: isNew ? "booking.created" : "booking.saved", values: { id: reservation.id } } as const;
  if (isLast) yield* call(dropStoredBooking, clientId);
  yield* put(reservationSaved({ clientId, reservation, isOpen: isLast && (yield* isOpen(clientId)) }));
  yield* put(noticeShown({ kind: "success", sentence }));
  return reservation;
}

/** Where the form is not on the screen, a notice leads back to it; what was typed has been kept. */
function* refuseForm(form: SaveRequest, error: unknown): Saga {
  const { id, clientId, version, name } = form;
  yield* put(saveRefused({ clientId, refusal: bookingRefusalOf(error, version) }));
  if (yield* isOpen(clientId)) return;
  const sentence = { id: "booking.notSaved", values: { name } } as const;
  const path = draftPath(id ?? NEW, clientId);
  yield* put(noticeShown({ kind: "error", sentence, detail: refusalSentence(error), path }));
}

function* sendAction({ id, action, request }: ActionDemand, key: string): Saga<Reservation> {
  const params = { id, action };
  const reservation = yield* call(reservationsApi.actOnReservation, { params, body: request, key });
  yield* put(actionDone(reservation));
  if ((yield* select(selectReservation))?.id !== id)
    yield* put(noticeShown({ kind: "success", sentence: { id: "booking.saved", values: { id } } }));
  return reservation;
}

function* refuseAction({ id, request }: ActionDemand, error: unknown): Saga {
  if ((yield* select(selectReservation))?.id === id) {
    yield* put(actionRefused(bookingRefusalOf(error, request.version)));
    return;
  }
  const sentence = { id: "booking.notChanged", values: { id } } as const;
  const path = generatePath(paths.reservation, { id });
  yield* put(noticeShown({ kind: "error", sentence, detail: refusalSentence(error), path }));
}

function* isOpen(clientId: string): Saga<boolean> {
  const saving = yield* select((state: Parameters<typeof selectSaving>[0]) => selectSaving(state, clientId));
  return saving.clientId === clientId;
}
