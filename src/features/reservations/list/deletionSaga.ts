import { onEvery } from "@/shared/feature/watch";
import { put, type Saga, select } from "@/shared/saga/effects";
import { type DeletionWrite, deletionWrites } from "@/shared/stay/record/deletionWrites";
import { bookingTakenBack, type Deletion, deletionConfirmed, deletionReports } from "@/shared/stay/record/deletions";
import { reservationRecord } from "@/shared/stay/record/reservationRecord";

import { reservationList } from "./reservationList";

const { hidden, shownAgain, unselected } = reservationList.actions;
const { actions, selectPending, sendNow, offerUndo } = reservationRecord.writes;

/** A row is hidden as soon as its deletion is pending, also where an earlier page has left it. */
export function* deletionSaga() {
  yield onEvery(actions.written, (write) => hideDeleted([write]));
  yield onEvery(actions.adopted, hideDeleted);
  yield onEvery(deletionConfirmed, writeDeletion);
  yield onEvery(bookingTakenBack, deleteTogether);
  yield onEvery(deletionReports.deleted, unselect);
  yield onEvery(deletionReports.deletedTogether, offerToRestore);
  yield onEvery(deletionReports.kept, showAgain);
  yield onEvery(deletionReports.outdated, reservationList.reload);
  yield* hideDeleted(yield* select(selectPending));
}

function* writeDeletion(deletion: Deletion): Saga {
  yield* put(actions.written({ kind: "deletion", act: "delete", ...deletion }));
}

function* offerToRestore(deleted: (Deletion & Pick<DeletionWrite, "batch">)[]): Saga {
  yield* offerUndo(deleted.map((deletion) => ({ ...deletion, kind: "deletion", act: "restore" })));
}

function* unselect(id: string): Saga {
  yield* put(unselected([id]));
}

function* showAgain(id: string): Saga {
  yield* put(shownAgain([id]));
}

/** The first one last: its folio may pay for the others. What may not be deleted any more stays, and says why. */
function* deleteTogether(booking: Deletion[]): Saga {
  const deleted: DeletionWrite[] = [];
  for (const deletion of booking.toReversed()) {
    const write: DeletionWrite = { kind: "deletion", act: "delete", batch: booking[0]!.id, ...deletion };
    try {
      if ((yield* sendNow(write)) === "sent") deleted.unshift(write);
    } catch (error) {
      yield* deletionWrites.refused(write, error);
    }
  }
  yield* offerToRestore(deleted);
}

type Written = Pick<ReturnType<typeof selectPending>[number], "what">;

function* hideDeleted(writes: Written[]): Saga {
  const ids = writes.flatMap(({ what }) => (what.kind === "deletion" && what.act === "delete" ? what.id : []));
  if (ids.length > 0) yield* put(hidden(ids));
}
