import type { GuestColumn, GuestFilter, GuestView } from "@/contract/guests/guestList";
import { searchWords } from "@/domain/text/textSearch";
import { documentKey } from "@/domain/people/documents";
import { searchedDigits, telephoneKey } from "@/domain/people/telephones";
import { guestSegments } from "@/domain/guests/guestSegments";

import type { ListRules } from "../list/ListIndex";
import type { GuestEntry } from "./GuestEntry";

/** Nothing but digits and what is written between them: a telephone, or the digits of a document. */
const onlyDigits = /^\+?[\d\s().-]+$/;

/** Digits with few letters around, folded. */
const likeDocument = /^[a-z]{0,3}[\d.-]+[a-z]?$/;

/** How guests are listed. */
export const guestListRules: ListRules<GuestEntry, GuestColumn, GuestView, Pick<GuestFilter, "country">> = {
  idOf: ({ guest }) => guest.id,
  searched: ({ searched }) => searched,
  partsOf: guestSearchParts,
  filters: {
    country: (country) => (entry) => entry.guest.country === country,
  },
  sorts: {
    name: ({ name }) => name,
    phone: ({ guest }) => telephoneKey(guest.phone),
    email: ({ guest }) => guest.email,
    country: ({ guest }) => guest.country,
    stays: ({ facts }) => facts.stays,
    nights: ({ facts }) => facts.nights,
    spend: ({ facts }) => facts.spend,
    lastStay: ({ facts }) => facts.lastStay,
  },
  defaultSort: ({ name }) => name,
  views: guestSegments,
};

/** Each word on its own, a document without dots; a telephone as one number, without the signs of its prefix. */
function guestSearchParts(text: string): string[] {
  const typed = text.trim();
  if (onlyDigits.test(typed)) return [searchedDigits(typed)];
  return searchWords(text).map((word) => (likeDocument.test(word) ? documentKey(word) : word));
}
