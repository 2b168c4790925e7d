import type { CountryCode, Email, Instant, LanguageCode, LongText, Name, RecordId } from "../formats";
import type { Cents, CivilDate } from "../property";

/** Most letters of a guest's fields. The register of travellers takes fewer. */
export const personLimits = {
  firstName: 100,
  lastName: 100,
  email: 250,
  phone: 60,
  document: 40,
  company: 200,
} as const;

/** A guest as the desk writes them down with a reservation. */
export interface GuestDraft {
  firstName: Name;
  lastName: Name;
  email: Email | "";
  /** @maxLength personLimits.phone */
  phone: string;
  /** Number of an identity card or passport, "" while unknown. @maxLength personLimits.document */
  document: string;
  /** ISO 3166 code of the country, "" while unknown. */
  country: CountryCode | "";
}

export const documentTypes = ["dni", "nie", "passport", "other"] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Wishes that are kept in mind when the guest gets a room. */
export const guestPreferences = [
  "highFloor",
  "lowFloor",
  "quiet",
  "farFromLift",
  "doubleBed",
  "twinBeds",
  "firmPillow",
  "bathtub",
  "accessible",
] as const;
export type GuestPreference = (typeof guestPreferences)[number];

/** The form of a guest's record. */
export interface GuestData extends GuestDraft {
  /** "" while unknown. */
  documentType: DocumentType | "";
  /** "" while unknown. */
  birthDate: CivilDate | "";
  /** ISO 639 code of the language that the hotel uses with them, "" while unknown. */
  language: LanguageCode | "";
  /** The company they travel for, "" for none. @maxLength personLimits.company */
  company: string;
  /** Its record, of which `company` is the name then. Left out where the company is only a text. */
  companyId?: RecordId;
  isVip: boolean;
  preferences: GuestPreference[];
  allergies: LongText;
  notes: LongText;
  /** Whether the hotel may send them offers. */
  hasMarketingConsent: boolean;
}

/** Why the hotel does not want a guest back, who said so, and when (ISO 8601 instant). */
export interface UnwelcomeMark {
  reason: string;
  by: string;
  at: Instant;
}

export interface Guest extends GuestData {
  id: RecordId;
  /** The number of ended stays in this hotel: it is counted, never stored. */
  stays: number;
  unwelcome?: UnwelcomeMark;
  /** Their personal data have been erased for good. */
  isAnonymised: boolean;
  version: number;
}

/** Figures that are computed from a guest's reservations. */
export interface GuestFigures {
  /** The number of ended stays, and their nights. */
  stays: number;
  nights: number;
  /** The sum of the ended reservations, with the fees of cancelled ones. */
  spend: Cents;
  /** The departure of the last ended stay, "" without one. */
  lastStay: CivilDate | "";
}

export const registerFields = ["firstName", "document", "country", "birthDate"] as const;
export type RegisterField = (typeof registerFields)[number];
