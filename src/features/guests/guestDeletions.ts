import { createUndo } from "@/shared/undo/createUndo";

interface GuestDeletion {
  id: string;
  name: string;
}

/** Guests who have just been deleted, and can be brought back for a while. */
export const guestDeletions = createUndo<GuestDeletion>()("guestDeletions");
