import { createAction } from "@reduxjs/toolkit";

import { undoSlice } from "@/shared/undo/undoSlice";

export interface Deletion {
  id: string;
  customer: string;
}

/** The last deletions of reservations, as long as they can be undone. */
export const deletionUndo = undoSlice("reservationDeletion");

/** The booking of several rooms that was made last, as long as it can be taken back. */
export const madeTogether = undoSlice("bookingMade");

/** A person has answered that a reservation is to be deleted. */
export const deletionConfirmed = createAction<Deletion>("reservationDeletion/confirmed");

/** A person takes a booking back: its reservations are deleted together. */
export const bookingTakenBack = createAction<Deletion[]>("bookingMade/takenBack");

/** Reports the progress of deletions to the list of reservations. A string is the id of a row. */
export const deletionReports = {
  deleted: createAction<string>("reservationDeletion/deleted"),
  /** One act on many rows has deleted these: they can be restored together. */
  deletedTogether: createAction<Deletion[]>("reservationDeletion/deletedTogether"),
  /** Its row is shown again: it was restored, or not deleted. */
  kept: createAction<string>("reservationDeletion/kept"),
  /** The rows on the server have changed, or are in doubt. */
  outdated: createAction("reservationDeletion/outdated"),
};
