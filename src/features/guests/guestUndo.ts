import type { MergeRequest } from "@/contract/guests/guestProfile";
import { createUndo } from "@/shared/undo/createUndo";

interface GuestDeletion {
  id: string;
  name: string;
}

/** Guests who have just been deleted, and can be brought back for a while. */
export const guestDeletions = createUndo<GuestDeletion>()("guestDeletions");

export interface GuestMerge {
  /** Of the guest who is kept, with their name. */
  id: string;
  name: string;
  request: MergeRequest;
}

/** Records that have just been made one, and can be two again for a while. */
export const guestMerges = createUndo<GuestMerge>()("guestMerges");

export interface GuestsApart {
  id: string;
  otherId: string;
  /** Of both. */
  names: string;
}

/** Records that were just said to be of two people. */
export const guestsApart = createUndo<GuestsApart>()("guestsApart");
