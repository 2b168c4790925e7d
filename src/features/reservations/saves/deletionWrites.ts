import { generatePath } from "react-router-dom";

import { isInDoubt, isUnknown } from "@/shared/api/failures";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { refusalNotice } from "@/shared/record/refusalNotice";
import { paths } from "@/shared/routing/paths";
import { call, put, type Saga } from "@/shared/saga/effects";

import { type Deletion, deletions } from "../list/deletions";
import { reservationList } from "../list/reservationList";
import { bookingRefusalOf, reservationsApi } from "../reservationsApi";
import type { DeletionWrite } from "./reservationWrites";

export function* sendDeletion({ act, id, customer }: DeletionWrite, key: string): Saga {
  if (act === "delete") {
    yield* call(reservationsApi.deleteReservation, { params: { id }, key });
    yield* put(deletions.actions.offered([{ id, customer }]));
    yield* put(reservationList.actions.unselected([id]));
  } else {
    yield* restoreReservation(id, key);
    yield* tellRestored(1);
  }
  yield* reservationList.reload();
}

/** A refusal brings the row back, unless it is gone from the hotel: another desk was quicker. */
export function* refuseDeletion({ act, id, customer }: DeletionWrite, error: unknown): Saga {
  if (act === "restore") {
    if (isWorthAnotherTry(error)) yield* put(deletions.actions.offered([{ id, customer }]));
    yield* tellNotRestored({ id, customer }, error);
    yield* reservationList.reload();
    return;
  }
  yield* put(reservationList.actions.shownAgain([id]));
  const isGone = isUnknown(error);
  if (isGone) yield* reservationList.reload();
  const sentence = { id: "delete.notDone", values: { customer } } as const;
  const path = isGone ? paths.reservations : generatePath(paths.reservation, { id });
  yield* put(refusalNotice(error, { sentence, path }));
}

/** No rule of the hotel's forbids it. */
export const isWorthAnotherTry = (error: unknown) => bookingRefusalOf(error).reasons.length === 0;

export function* restoreReservation(id: string, key: string): Saga {
  yield* call(reservationsApi.restoreReservation, { params: { id }, key });
  yield* put(reservationList.actions.shownAgain([id]));
}

/** The server may have done it all the same: whether the row is there, the next list says. */
export function* tellNotRestored({ id, customer }: Deletion, error: unknown): Saga {
  if (isInDoubt(error)) yield* put(reservationList.actions.shownAgain([id]));
  const sentence = { id: "delete.notRestored", values: { customer } } as const;
  const path = paths.reservations;
  yield* put(refusalNotice(error, { sentence, path }));
}

export function* tellRestored(count: number): Saga {
  yield* put(noticeShown({ kind: "success", sentence: { id: "delete.restored", values: { count } } }));
}
