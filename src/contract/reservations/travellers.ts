import type { DocumentType } from "../people/guest";
import type { CivilDate } from "../property";
import type { CountryCode, Email } from "../formats";

export const sexes = ["female", "male", "other"] as const;
export type Sex = (typeof sexes)[number];

/** Kinship of a minor to the accompanying adult. */
export const kinships = ["child", "grandchild", "sibling", "nephew", "ward", "other"] as const;
export type Kinship = (typeof kinships)[number];

/**
 * How the surnames are known. "guessed": split by rule, to be checked. "onlyOne": there is no second surname. "none":
 * there is a single name; a person says so. "": as written.
 */
export const surnameMarks = ["guessed", "onlyOne", "none"] as const;
export type SurnameMark = (typeof surnameMarks)[number];

/** Signed on the printed card, not on the screen. */
export const SIGNED_ON_PAPER = "paper";

/** A person as Spain's register of travellers asks for them (Real Decreto 933/2021, annex I). Unknown fields are "". */
export interface Traveller {
  /** @maxLength registerLimits.firstName */
  firstName: string;
  /** @maxLength registerLimits.lastName */
  lastName: string;
  /** @maxLength registerLimits.secondLastName */
  secondLastName: string;
  surnames: SurnameMark | "";
  sex: Sex | "";
  birthDate: CivilDate | "";
  nationality: CountryCode | "";
  documentType: DocumentType | "";
  /** @maxLength registerLimits.document */
  document: string;
  /** The number of the card itself, for a Spanish document. @maxLength registerLimits.supportNumber */
  supportNumber: string;
  kinship: Kinship | "";
  /**
   * The adult whom minors travel with where no adult is in the party; the first minor has it. The ministry has no field
   * for it. @maxLength registerLimits.remark
   */
  remark: string;
  /** @maxLength registerLimits.address */
  address: string;
  /** In Spain five digits; the first two are the province. @maxLength registerLimits.postalCode */
  postalCode: string;
  /** @maxLength registerLimits.town */
  town: string;
  /**
   * In Spain the INE's number of the municipality, five digits. It is not asked for where `municipalityOf` knows it.
   */
  municipalityCode: string;
  /** ISO 3166 code of the country of residence. */
  country: CountryCode | "";
  /** One number, or two with " / " between. @maxLength registerLimits.phone */
  phone: string;
  email: Email | "";
  /** The path of an SVG picture 300 wide and 100 high, or `SIGNED_ON_PAPER`. @maxLength registerLimits.signature */
  signature: string;
}

export type TravellerField = keyof Traveller;

/**
 * Most letters that the ministry takes (instructions for SES.HOSPEDAJES 3.1.3, section 4.1, elements `persona` and
 * `direccion`). Remark, signature and further telephones stay in the hotel's own register. Only the first telephone is
 * sent, which always fits into the 20 letters.
 */
export const registerLimits = {
  firstName: 50,
  lastName: 50,
  secondLastName: 50,
  document: 15,
  supportNumber: 9,
  address: 100,
  postalCode: 20,
  town: 100,
  email: 250,
  phone: 60,
  remark: 250,
  signature: 20_000,
} as const satisfies Partial<Record<TravellerField, number>>;
