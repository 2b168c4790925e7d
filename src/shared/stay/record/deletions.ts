import { createAction } from "@reduxjs/toolkit";

import { createUndo } from "@/shared/undo/createUndo";

export interface Deletion {
  id: string;
  customer: string;
}

/** Deletions of reservations: asked about first, and undone for a while. */
export const deletions = createUndo<Deletion>()("reservationDeletion");

/** Bookings of several rooms that were just made: their reservations are deleted together for a while. */
export const madeTogether = createUndo<Deletion>()("bookingMade");

/** Reports the progress of deletions to the list of reservations, by the id of the row. */
export const deletionReports = {
  deleted: createAction<string>("reservationDeletion/deleted"),
  /** Its row is shown again: it was restored, or not deleted. */
  kept: createAction<string>("reservationDeletion/kept"),
  /** The rows on the server have changed, or are in doubt. */
  outdated: createAction("reservationDeletion/outdated"),
};
