import type { GuestHistoryEntry } from "@/contract/guestProfile";
import type { Guest, GuestData } from "@/contract/guest";

/** What the hotel keeps of a guest: all that does not follow from their reservations. */
export interface StoredGuest extends Omit<Guest, "stays" | "isAnonymised"> {
  isAnonymised?: true;
  isDeleted?: true;
  /** Undefined while nobody has changed the record: it is then told from the reservations. */
  history?: GuestHistoryEntry[];
  merged?: Merged;
}

/** The record is merged into another one. */
interface Merged {
  into: string;
  /** How the kept record was before, and its version after the merge; undefined where it cannot be undone. */
  undo?: { data: GuestData; unwelcome?: Guest["unwelcome"]; version: number };
}
