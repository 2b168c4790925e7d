import { createUndo } from "@/shared/undo/createUndo";

export interface Deletion {
  id: string;
  customer: string;
}

/** Deletions of reservations: asked about first, and undone for a while. */
export const deletions = createUndo<Deletion>()("reservationDeletion");
