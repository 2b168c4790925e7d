import type { GuestHistoryEntry } from "@/contract/guests/guestProfile";
import type { Guest, GuestData } from "@/contract/guests/guest";

import type { StoredReservation } from "./StoredReservation";

/** What the hotel keeps of a guest: all that does not follow from their reservations. */
export interface StoredGuest extends Omit<Guest, "stays" | "isAnonymised"> {
  isAnonymised?: true;
  isDeleted?: true;
  /** Undefined while the record is unchanged: the history then comes from the reservations. */
  history?: GuestHistoryEntry[];
  merged?: Merged;
}

/** The record is merged into another one. */
interface Merged {
  into: string;
  /** How the kept record was before, and its version after the merge; undefined where it cannot be undone. */
  undo?: { data: GuestData; unwelcome?: Guest["unwelcome"]; version: number };
}

/** The hotel, for what is counted of a guest. */
interface Stays {
  reservationsOf: (guestId: string) => StoredReservation[];
}

/** A guest as they travel, with what is counted. */
export function toGuest({ isDeleted: _, history: __, merged: ___, ...guest }: StoredGuest, hotel: Stays): Guest {
  const stays = hotel.reservationsOf(guest.id).filter(({ state }) => state === "checkedOut").length;
  return { ...guest, stays, isAnonymised: guest.isAnonymised ?? false };
}
