import { generatePath } from "react-router-dom";

import { isInDoubt, isUnknown } from "@/shared/api/failures";
import { noticeShown } from "@/shared/notices/noticesSlice";
import type { OtherWrite } from "@/shared/record/recordRules";
import { refusalNotice } from "@/shared/record/refusalNotice";
import { paths } from "@/shared/routing/paths";
import { call, put, type Saga } from "@/shared/saga/effects";

import { type Deletion, deletionReports, deletions } from "./deletions";
import { bookingRefusalOf } from "./bookingRefusal";
import { reservationsApi } from "./reservationsApi";

/** A reservation leaves the list, or comes back to it. */
export interface DeletionWrite extends OtherWrite, Deletion {
  act: "delete" | "restore";
}

export function* sendDeletion({ act, id, customer }: DeletionWrite, key: string): Saga {
  if (act === "delete") {
    yield* deleteReservationNow(id, key);
    yield* put(deletions.actions.offered([{ id, customer }]));
    yield* put(deletionReports.deleted(id));
  } else {
    yield* restoreReservation(id, key);
    yield* tellRestored(1);
  }
  yield* put(deletionReports.outdated());
}

/** A refusal brings the row back, unless it is gone from the hotel: another desk was quicker. */
export function* refuseDeletion({ act, id, customer }: DeletionWrite, error: unknown): Saga {
  if (act === "restore") {
    if (isWorthAnotherTry(error)) yield* put(deletions.actions.offered([{ id, customer }]));
    yield* tellNotRestored({ id, customer }, error);
    yield* put(deletionReports.outdated());
    return;
  }
  yield* put(deletionReports.kept(id));
  const isGone = isUnknown(error);
  if (isGone) yield* put(deletionReports.outdated());
  const sentence = { id: "delete.notDone", values: { customer } } as const;
  const path = isGone ? paths.reservations : generatePath(paths.reservation, { id });
  yield* put(refusalNotice(error, { sentence, path }));
}

/** Whether no rule of the hotel forbids it. */
export const isWorthAnotherTry = (error: unknown) => bookingRefusalOf(error).reasons.length === 0;

export function* deleteReservationNow(id: string, key: string): Saga {
  yield* call(reservationsApi.deleteReservation, { params: { id }, key });
}

export function* restoreReservation(id: string, key: string): Saga {
  yield* call(reservationsApi.restoreReservation, { params: { id }, key });
  yield* put(deletionReports.kept(id));
}

/** The server may have done it all the same: whether the row is there, the next list says. */
export function* tellNotRestored({ id, customer }: Deletion, error: unknown): Saga {
  if (isInDoubt(error)) yield* put(deletionReports.kept(id));
  const sentence = { id: "delete.notRestored", values: { customer } } as const;
  const path = paths.reservations;
  yield* put(refusalNotice(error, { sentence, path }));
}

export function* tellRestored(count: number): Saga {
  yield* put(noticeShown({ kind: "success", sentence: { id: "delete.restored", values: { count } } }));
}
