import { put, type Saga, select } from "@/shared/saga/effects";
import {
  deleteReservationNow,
  type DeletionWrite,
  isWorthAnotherTry,
  refuseDeletion,
  restoreReservation,
  tellNotRestored,
  tellRestored,
} from "@/shared/stay/record/deletionWrites";
import { type Deletion, deletionReports, deletions, madeTogether } from "@/shared/stay/record/deletions";
import { onEvery } from "@/shared/feature/watch";

import { reservationList } from "./reservationList";
import { reservationRecord } from "@/shared/stay/record/reservationRecord";

const { hidden, shownAgain, unselected } = reservationList.actions;

export function* deletionSaga() {
  yield onEvery(deletions.actions.confirmed, deleteReservation);
  yield onEvery(deletions.actions.undone, restoreReservations);
  yield onEvery(madeTogether.actions.undone, deleteTogether);
  yield onEvery(reservationRecord.writes.actions.adopted, hideDeleted);
  yield onEvery(deletionReports.deleted, unselect);
  yield onEvery(deletionReports.kept, showAgain);
  yield onEvery(deletionReports.outdated, reservationList.reload);
  yield* hideDeleted();
}

function* unselect(id: string): Saga {
  yield* put(unselected([id]));
}

function* showAgain(id: string): Saga {
  yield* put(shownAgain([id]));
}

/** The row is hidden at once, and the deletion sent as soon as there is a connection. */
function* deleteReservation(deletion: Deletion): Saga {
  yield* put(hidden([deletion.id]));
  yield* put(reservationRecord.writes.written({ kind: "deletion", act: "delete", ...deletion }));
}

/** The first one last: its folio may pay for the others. What may not be deleted any more stays, and says why. */
function* deleteTogether(booking: Deletion[]): Saga {
  const deleted: Deletion[] = [];
  for (const deletion of booking.toReversed()) {
    const write: DeletionWrite = { kind: "deletion", act: "delete", ...deletion };
    try {
      const isDone = yield* reservationRecord.writes.sendNow(write, (_, key) => deleteReservationNow(write.id, key));
      if (isDone) deleted.unshift(deletion);
    } catch (error) {
      yield* refuseDeletion(write, error);
    }
  }
  if (deleted.length > 0) yield* put(deletions.actions.offered(deleted));
  yield* reservationList.reload();
}

/** Hides the rows whose deletion an earlier page could not send: they are still to be deleted. */
function* hideDeleted(): Saga {
  const writes = (yield* select(reservationRecord.writes.selectPending)).map(({ what }) => what);
  const ids = writes.flatMap((write) => (write.kind === "deletion" && write.act === "delete" ? write.id : []));
  if (ids.length > 0) yield* put(hidden(ids));
}

/**
 * Each on its own: one whose room has been sold since does not keep the others out. Without a connection it waits; what
 * failed otherwise can be retried.
 */
function* restoreReservations(deleted: Deletion[]): Saga {
  const failed: Deletion[] = [];
  let count = 0;
  for (const deletion of deleted) {
    try {
      const write: DeletionWrite = { kind: "deletion", act: "restore", ...deletion };
      const isDone = yield* reservationRecord.writes.sendNow(write, (_, key) => restoreReservation(write.id, key));
      if (isDone) count += 1;
    } catch (error) {
      yield* tellNotRestored(deletion, error);
      if (isWorthAnotherTry(error)) failed.push(deletion);
    }
  }
  if (failed.length > 0) yield* put(deletions.actions.offered(failed));
  if (count > 0) yield* tellRestored(count);
  yield* reservationList.reload();
}
