import type { NamingText } from "@/contract/guests/erasure";
import type { GuestHistoryEntry } from "@/contract/guests/guestProfile";
import type { Guest } from "@/contract/people/guest";
import type { PersonSigns } from "@/domain/guests/guestsApart";
import type { MergeStep } from "@/domain/guests/guestMerges";

import type { CompanyBook } from "./CompanyBook";
import type { StoredReservation } from "./StoredReservation";

/** The stored part of a guest: all that does not follow from their reservations. */
export interface StoredGuest extends Omit<Guest, "stays" | "isAnonymised"> {
  isAnonymised?: true;
  isDeleted?: true;
  /** Undefined while the record is unchanged: the history then comes from the reservations. */
  history?: StoredGuestEntry[];
  merged?: Merged;
  /** Of an erased guest: the places of texts that named them when they were erased. */
  leftTexts?: NamingText[];
  /** Records that are known to be of other people, each of these with the same mark about this one. */
  apart?: { guestId: string; was: PersonSigns }[];
}

export interface StoredGuestEntry extends GuestHistoryEntry {
  /** The other record of a merge or a mark: its name is told as it is by now. */
  guestId?: string;
}

/** The record is merged into another one. */
interface Merged {
  into: string;
  /** With the version of the kept record after it, which tells the order of its merges; undefined once it is erased. */
  undo?: Omit<MergeStep, "other"> & { version: number };
}

/** The hotel, for what is counted of a guest. */
interface Stays {
  companies: Pick<CompanyBook, "now">;
  reservationsOf: (guestId: string) => StoredReservation[];
}

/** Whom a guest works for: by its record, as that is by now, or as it was typed. */
export function employerOf(
  { company, companyId }: Pick<Guest, "company" | "companyId">,
  companies: Pick<CompanyBook, "now">,
): Pick<Guest, "company" | "companyId"> {
  const employer = companies.now(companyId);
  return employer ? { company: employer.name, companyId: employer.id } : { company, companyId: undefined };
}

/** A guest as they travel, with what is counted. */
export function toGuest(
  { isDeleted: _, history: __, merged: ___, apart: ____, leftTexts: _____, ...guest }: StoredGuest,
  hotel: Stays,
): Guest {
  const stays = hotel.reservationsOf(guest.id).filter(({ state }) => state === "checkedOut").length;
  return { ...guest, ...employerOf(guest, hotel.companies), stays, isAnonymised: guest.isAnonymised ?? false };
}
