import type { GuestHistoryEntry } from "@/contract/guests/guestProfile";
import { anonymisedData } from "@/domain/guests/unknownData";

import type { Hotel } from "../hotel/Hotel";
import type { Actor } from "../hotel/reservations/act";
import { historyOf } from "../hotel/reservations/historyOf";
import type { StoredGuest } from "../hotel/StoredGuest";
import type { StoredReservation } from "../hotel/StoredReservation";
import { guestHistoryWith } from "./guestHistory";

/**
 * Erases what tells who a guest is: in their record, in those that are merged into it, in the notes and histories of
 * their reservations. Dates and amounts stay. It cannot be undone.
 */
export function anonymise(stored: StoredGuest, hotel: Hotel, { by, now }: Actor): StoredGuest {
  for (const reservation of hotel.reservationsOf(stored.id)) hotel.put(withoutPerson(reservation));
  for (const id of hotel.guests.idsOf(stored.id)) {
    const other = hotel.guests.find(id);
    if (other?.merged) hotel.putGuest({ ...erased(other), merged: { into: other.merged.into }, history: [] });
  }
  const line = { at: now.toISOString(), by, what: "anonymise" as const, changes: [] };
  const history = guestHistoryWith(stored, hotel, line).map(withoutTexts);
  return hotel.putGuest({ ...erased(stored), history });
}

const erased = ({ id, version, country }: StoredGuest): StoredGuest => ({
  ...anonymisedData({ country }),
  id,
  version: version + 1,
  isAnonymised: true,
});

const withoutTexts = ({ id, at, by, what }: GuestHistoryEntry): GuestHistoryEntry => ({
  id,
  at,
  by,
  what,
  changes: [],
});

function withoutPerson(reservation: StoredReservation): StoredReservation {
  const history = historyOf(reservation).map(({ note: _, changes, ...line }) => ({
    ...line,
    changes: changes.filter(({ field }) => field !== "guest" && !field.startsWith("notes.")),
  }));
  const notes = { internal: "", guest: "", request: "" };
  return { ...reservation, notes, history, version: reservation.version + 1 };
}
