import type { GuestView } from "@/contract/guests/guestList";
import { type Guest, type GuestData, type RegisterField, registerFields } from "@/contract/people/guest";

import type { GuestFacts } from "./guestFacts";

export interface SegmentedGuest {
  guest: Pick<Guest, "isVip" | "company" | "unwelcome">;
  facts: GuestFacts;
  missing: readonly RegisterField[];
}

/** Stays that make a guest a returning one. */
const RETURNING = 2;

/** Whom each saved view shows. */
export const guestSegments: Record<GuestView, (guest: SegmentedGuest) => boolean> = {
  inHouse: ({ facts }) => facts.isInHouse,
  arriving: ({ facts }) => facts.isArriving,
  returning: ({ facts }) => facts.stays >= RETURNING,
  vip: ({ guest }) => guest.isVip,
  company: ({ guest }) => guest.company !== "",
  unwelcome: ({ guest }) => guest.unwelcome !== undefined,
  incomplete: ({ missing }) => missing.length > 0,
};

/** Unknown fields that the register of travellers asks for; none of an anonymised guest. */
export const missingFields = (guest: Pick<GuestData, RegisterField> & { isAnonymised?: boolean }): RegisterField[] =>
  guest.isAnonymised ? [] : registerFields.filter((field) => guest[field] === "");
