import { printable } from "../text/printable";

export interface PersonName {
  /** Of a person with a single name that name; `lastName` is "" then, or the other way round. */
  firstName: string;
  lastName: string;
}

/** Soft hyphens, zero-width spaces and signs of direction; not the joiners that Persian and Hindi need. */
const unseen = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** A name or an address as it is stored: its letters as typed, single spaces, nothing that is not seen or printed. */
export const readName = (typed: string): string =>
  printable(typed.normalize("NFC").replace(unseen, "")).replace(/\s+/g, " ").trim();

/** A name as it is shown, in every language: the given name first. */
export const fullName = ({ firstName, lastName }: PersonName): string => `${firstName} ${lastName}`.trim();

/** The name of a guest who is not named yet: the guest who booked, and the place of the room in the booking. */
export const standingName = (booker: string, place: number | undefined): string =>
  place === undefined ? booker : `${booker} (${place})`;
