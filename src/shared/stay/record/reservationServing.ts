import { deskActions } from "@/contract/reservations/desk";
import { folioActions } from "@/contract/reservations/folio";
import type { Reservation } from "@/contract/reservations/reservations";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { serveRecord } from "@/shared/record/serveRecord";
import { call, put, type Saga, select } from "@/shared/saga/effects";

import { type BookingAction, reservationActions } from "./reservationActions";
import { reservationRecord } from "./reservationRecord";
import { bookingRefusalOf } from "./bookingRefusal";
import { reservationsApi } from "./reservationsApi";
import { refuseDeletion, sendDeletion } from "./deletionWrites";
import { reservationWrites } from "./reservationWrites";

/** By whom an action is done: the folio, the desk, or the reservation itself. */
function callFor(action: BookingAction) {
  if (folioActions.some((one) => one === action)) return reservationsApi.actOnFolio;
  return deskActions.some((one) => one === action) ? reservationsApi.actAtDesk : reservationsApi.actOnReservation;
}

export const reservationServing = serveRecord(
  { record: reservationRecord, actions: reservationActions, writes: reservationWrites },
  {
    *act({ id, action, request }, key): Saga<Reservation> {
      const params = { id, action };
      const reservation = yield* call(callFor(action), { params, body: request, key });
      if ((yield* select(reservationRecord.selectors.selectRecord))?.id !== id)
        yield* put(noticeShown({ kind: "success", sentence: { id: "booking.saved", values: { id } } }));
      const { stayId } = request;
      if (action === "charge" && stayId)
        yield* put(
          noticeShown({ kind: "success", sentence: { id: "booking.chargedElsewhere", values: { id: stayId } } }),
        );
      return reservation;
    },
    notDone: "booking.notChanged",
    typedIn: ({ note, overrideReason, description, reason }) => [note, overrideReason, description, reason],
    refusalOf: (error, { request }) => bookingRefusalOf(error, request.version),
    other: { send: sendDeletion, refused: refuseDeletion },
  },
);
