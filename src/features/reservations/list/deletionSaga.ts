import { put, type Saga } from "@/shared/saga/effects";
import { onEvery } from "@/shared/saga/watch";

import { bookingSaves } from "../saves/bookingSaves";
import { bookingWrites } from "../saves/bookingSavesSaga";
import { isWorthAnotherTry, restoreReservation, tellNotRestored, tellRestored } from "../saves/deletionSave";
import { type Deletion, deletionsAccepted, deletionsUndone, reservationDeleted } from "./deletionSlice";
import { reloadReservations } from "./reservationsSaga";
import { reservationsHidden } from "./reservationsSlice";

export function* deletionSaga() {
  yield onEvery(reservationDeleted, deleteReservation);
  yield onEvery(deletionsUndone, restoreReservations);
}

/** The row goes at once, and the deletion as soon as there is a connection. */
function* deleteReservation(deletion: Deletion): Saga {
  yield* put(reservationsHidden([deletion.id]));
  yield* put(bookingSaves.written({ kind: "deletion", act: "delete", ...deletion }));
}

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
      const isDone = yield* bookingWrites.sendNow(save, (_, key) => restoreReservation(save.id, key));
      if (isDone) count += 1;
    } catch (error) {
      yield* tellNotRestored(deletion, error);
      if (isWorthAnotherTry(error)) failed.push(deletion);
    }
  }
  if (failed.length > 0) yield* put(deletionsAccepted(failed));
  if (count > 0) yield* tellRestored(count);
  yield* reloadReservations();
}
