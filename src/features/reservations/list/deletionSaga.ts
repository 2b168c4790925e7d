import type { Pending } from "@/shared/write/pendingSlice";
import { put, type Saga } from "@/shared/saga/effects";
import { onEvery } from "@/shared/feature/watch";

import { isWorthAnotherTry, restoreReservation, tellNotRestored, tellRestored } from "../saves/deletionWrites";
import { reservationServing } from "../saves/reservationServing";
import { type DeletionWrite, type ReservationWrite, reservationWrites } from "../saves/reservationWrites";
import { type Deletion, deletions } from "./deletions";
import { reservationList } from "./reservationList";

export function* deletionSaga() {
  yield onEvery(deletions.actions.confirmed, deleteReservation);
  yield onEvery(deletions.actions.undone, restoreReservations);
  yield onEvery(reservationWrites.actions.adopted, hideDeleted);
}

/** The row is hidden at once, and the deletion sent as soon as there is a connection. */
function* deleteReservation(deletion: Deletion): Saga {
  yield* put(reservationList.actions.hidden([deletion.id]));
  yield* put(reservationWrites.written({ kind: "deletion", act: "delete", ...deletion }));
}

/** What an earlier page deleted and could not send is still to be deleted. */
function* hideDeleted(saves: Pending<ReservationWrite>[]): Saga {
  const ids = saves.flatMap(({ what }) => (what.kind === "deletion" && what.act === "delete" ? what.id : []));
  yield* put(reservationList.actions.hidden(ids));
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
      const isDone = yield* reservationServing.sent.sendNow(write, (_, key) => restoreReservation(write.id, key));
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
