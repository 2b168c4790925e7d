import type { RegisterField } from "@/contract/people/guest";
import { fullName } from "@/domain/people/names";
import { documentKey } from "@/domain/people/documents";
import { telephoneKeys } from "@/domain/people/telephones";
import { type GuestFacts, guestFacts } from "@/domain/guests/guestFacts";
import { missingFields } from "@/domain/guests/guestSegments";

import type { Hotel } from "../hotel/Hotel";
import { openOn } from "../hotel/list/openOn";
import type { StoredGuest } from "../hotel/books/StoredGuest";

/** A guest with what the list searches, filters and sorts by, counted once. */
export interface GuestEntry {
  guest: StoredGuest;
  facts: GuestFacts;
  missing: RegisterField[];
  name: string;
  /** The name, and address, telephone and document as they are compared. */
  searched: string;
}

export function guestEntryOf(guest: StoredGuest, hotel: Hotel): GuestEntry {
  const { email, phone, document } = guest;
  const name = fullName(guest);
  return {
    guest,
    facts: guestFacts(hotel.reservationsOf(guest.id), hotel.products, hotel.property.businessDate, (stay) =>
      openOn(stay, hotel),
    ),
    missing: missingFields(guest),
    name,
    searched: [name, email, ...telephoneKeys(phone), documentKey(document)].join("\n"),
  };
}
