import { generatePath } from "react-router-dom";

import type { Reservation } from "@/contract/reservations";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { paths } from "@/shared/routing/paths";
import { call, put, type Saga, select } from "@/shared/saga/effects";

import { bookingRefusalOf } from "../bookingRefusal";
import { reservationActions } from "../actions/reservationActions";
import { selectReservation } from "../form/reservationSlice";
import { refusalNotice } from "../refusalNotice";
import { reservationsApi } from "../reservationsApi";
import type { ActionDemand } from "./bookingSaves";

export function* sendAction({ id, action, request }: ActionDemand, key: string): Saga<Reservation> {
  const params = { id, action };
  const reservation = yield* call(reservationsApi.actOnReservation, { params, body: request, key });
  yield* put(reservationActions.actions.done(reservation));
  if ((yield* select(selectReservation))?.id !== id)
    yield* put(noticeShown({ kind: "success", sentence: { id: "booking.saved", values: { id } } }));
  return reservation;
}

export function* refuseAction({ id, request }: ActionDemand, error: unknown): Saga {
  if (
    (yield* select(selectReservation))?.id === id ||
    (yield* select(reservationActions.selectors.selectPendingId)) === id
  ) {
    yield* put(reservationActions.actions.refused(bookingRefusalOf(error, request.version)));
    return;
  }
  const sentence = { id: "booking.notChanged", values: { id } } as const;
  const path = generatePath(paths.reservation, { id });
  const written = [request.note, request.overrideReason].filter(Boolean).join("\n");
  yield* put(refusalNotice(error, { sentence, path, written }));
}
