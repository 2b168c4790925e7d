import type { GuestHistoryEntry } from "@/contract/guests/guestProfile";

import type { Hotel } from "../hotel/Hotel";
import type { StoredGuest, StoredGuestEntry } from "../hotel/books/StoredGuest";

/** The history of a guest, the newest first: as stored or, for an untouched guest of the sample, since they first booked. */
export function guestHistoryOf(guest: StoredGuest, hotel: Hotel): StoredGuestEntry[] {
  if (guest.history) return guest.history;
  const [first] = hotel.reservationsOf(guest.id).toSorted((one, other) => one.createdAt - other.createdAt);
  if (!first) return [];
  const at = new Date(first.createdAt).toISOString();
  return [{ id: "history-1", at, by: first.createdBy, what: "created", changes: [] }];
}

/** As it travels, with the names of other guests. */
export const toldHistory = (guest: StoredGuest, hotel: Hotel): GuestHistoryEntry[] =>
  guestHistoryOf(guest, hotel).map(({ guestId, ...entry }) => {
    const other = guestId === undefined ? undefined : hotel.guests.find(guestId);
    return other ? { ...entry, note: `${other.firstName} ${other.lastName}`.trim() } : entry;
  });
