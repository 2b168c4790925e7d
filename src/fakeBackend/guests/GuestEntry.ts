import type { RegisterField } from "@/contract/guestList";
import { foldedName } from "@/domain/folded";
import { type GuestFacts, guestFacts } from "@/domain/guests/guestFacts";
import { missingFields } from "@/domain/guests/guestSegments";

import type { Hotel } from "../hotel/Hotel";
import type { StoredGuest } from "../hotel/StoredGuest";

/** A guest with what the list searches, filters and sorts by, counted once. */
export interface GuestEntry {
  guest: StoredGuest;
  facts: GuestFacts;
  missing: RegisterField[];
  /** In small letters without accents, to search and to sort by. */
  plainName: string;
}

export const guestEntryOf = (guest: StoredGuest, hotel: Hotel): GuestEntry => ({
  guest,
  facts: guestFacts(hotel.reservationsOf(guest.id), hotel.products, hotel.property.businessDate),
  missing: missingFields(guest),
  plainName: `${foldedName(guest.firstName)} ${foldedName(guest.lastName)}`.trim(),
});
