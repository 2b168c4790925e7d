import { noticeShown } from "@/shared/notices/noticesSlice";
import { sendOrQueue } from "@/shared/outbox/sendOrQueue";
import { call, put, type Saga } from "@/shared/saga/effects";
import { onEvery } from "@/shared/saga/watch";

import { bookingRefusalOf } from "../form/bookingRefusal";
import { type BookingSave, bookingSaves, type DeletionSave } from "../form/bookingSaves";
import { isUnknown } from "../isUnknown";
import { reservationsApi } from "../reservationsApi";
import { type Deletion, deletionsAccepted, deletionsUndone, reservationDeleted } from "./deletionSlice";
import { refusalSentence } from "./refusalSentence";
import { reloadReservations } from "./reservationsSaga";
import { reservationsHidden, reservationsShownAgain } from "./reservationsSlice";
import { reservationsUnticked } from "./selectionSlice";

export function* deletionSaga() {
  yield onEvery(reservationDeleted, deleteReservation);
  yield onEvery(deletionsUndone, restoreReservations);
}

/** The row goes at once, and the deletion as soon as there is a connection. */
function* deleteReservation(deletion: Deletion): Saga {
  yield* put(reservationsHidden([deletion.id]));
  yield* put(bookingSaves.actions.queued({ kind: "deletion", act: "delete", ...deletion }));
}

export function* sendDeletion({ act, id, customer }: DeletionSave, key: string): Saga {
  if (act === "delete") {
    yield* call(reservationsApi.deleteReservation, { params: { id }, key });
    yield* put(deletionsAccepted([{ id, customer }]));
    yield* put(reservationsUnticked([id]));
  } else {
    yield* restoreReservation(id, key);
    yield* tellRestored(1);
  }
  yield* reloadReservations();
}

/** A refusal brings the row back, unless it is gone from the hotel: another desk was quicker. */
export function* refuseDeletion({ act, id, customer }: DeletionSave, error: unknown): Saga {
  if (act === "delete") {
    yield* put(reservationsShownAgain([id]));
    if (isUnknown(error)) yield* reloadReservations();
  } else if (isWorthAnotherTry(error)) yield* put(deletionsAccepted([{ id, customer }]));
  yield* put(noticeShown({ kind: "error", sentence: refusalSentence(error) }));
}

/** No rule of the hotel's forbids it. */
const isWorthAnotherTry = (error: unknown) => bookingRefusalOf(error).reasons.length === 0;

/**
 * Each on its own: a room that was sold meanwhile keeps only its own guest out. Without a connection it waits; what
 * failed otherwise can be tried again.
 */
function* restoreReservations(deletions: Deletion[]): Saga {
  const failed: Deletion[] = [];
  let count = 0;
  for (const deletion of deletions) {
    try {
      const save = { kind: "deletion", act: "restore", ...deletion } as const;
      const isDone = yield* sendOrQueue<BookingSave>(bookingSaves, save, (_, key) => restoreReservation(save.id, key));
      if (isDone) count += 1;
    } catch (error) {
      yield* put(noticeShown({ kind: "error", sentence: refusalSentence(error) }));
      if (isWorthAnotherTry(error)) failed.push(deletion);
    }
  }
  if (failed.length > 0) yield* put(deletionsAccepted(failed));
  if (count > 0) yield* tellRestored(count);
  yield* reloadReservations();
}

function* restoreReservation(id: string, key: string): Saga {
  yield* call(reservationsApi.restoreReservation, { params: { id }, key });
  yield* put(reservationsShownAgain([id]));
}

function* tellRestored(count: number): Saga {
  yield* put(noticeShown({ kind: "success", sentence: { id: "delete.restored", values: { count } } }));
}
