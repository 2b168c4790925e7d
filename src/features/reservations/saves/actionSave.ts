import { generatePath } from "react-router-dom";

import type { Reservation } from "@/contract/reservations";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { refusalNotice } from "@/shared/record/refusalNotice";
import { paths } from "@/shared/routing/paths";
import { call, put, type Saga, select } from "@/shared/saga/effects";

import { reservationActions } from "../actions/reservationActions";
import { reservationRecord } from "../form/reservationRecord";
import { bookingRefusalOf, reservationsApi } from "../reservationsApi";
import type { ActionDemand } from "./bookingSaves";

const { actions, selectors } = reservationRecord;
const { selectRecord } = selectors;

export function* sendAction({ id, action, request }: ActionDemand, key: string): Saga<Reservation> {
  const params = { id, action };
  const reservation = yield* call(reservationsApi.actOnReservation, { params, body: request, key });
  yield* put(actions.changed(reservation));
  yield* put(reservationActions.actions.done(reservation));
  if ((yield* select(selectRecord))?.id !== id)
    yield* put(noticeShown({ kind: "success", sentence: { id: "booking.saved", values: { id } } }));
  return reservation;
}

export function* refuseAction({ id, request }: ActionDemand, error: unknown): Saga {
  const pendingId = yield* select(reservationActions.selectors.selectPendingId);
  if ((yield* select(selectRecord))?.id === id || pendingId === id) {
    const refusal = bookingRefusalOf(error, request.version);
    if (refusal.current) yield* put(actions.changed(refusal.current));
    yield* put(reservationActions.actions.refused(refusal));
    return;
  }
  const sentence = { id: "booking.notChanged", values: { id } } as const;
  const path = generatePath(paths.reservation, { id });
  const written = [request.note, request.overrideReason].filter(Boolean).join("\n");
  yield* put(refusalNotice(error, { sentence, path, written }));
}
