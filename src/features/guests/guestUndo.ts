import { createUndo } from "@/shared/undo/createUndo";
import { undoSlice } from "@/shared/undo/undoSlice";

interface GuestDeletion {
  id: string;
  name: string;
}

/** Guests who have just been deleted, and can be brought back for a while. */
export const guestDeletions = createUndo<GuestDeletion>()("guestDeletions");

/** What was done last with guests. */
export const guestUndo = undoSlice("guestUndo");
