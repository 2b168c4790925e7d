import type { DocumentType } from "../people/guest";
import type { CivilDate } from "../property";
import type { CountryCode, Email } from "../formats";

export const sexes = ["female", "male", "other"] as const;
export type Sex = (typeof sexes)[number];

/** Kinship of a minor to the adult who comes along. */
export const kinships = ["child", "grandchild", "sibling", "nephew", "ward", "other"] as const;
export type Kinship = (typeof kinships)[number];

/**
 * Knowledge of the surnames of a person: "guessed" were split by rule and are to be looked at; "onlyOne" has no second
 * surname, "none" has a single name, as a person has said. "" are as they are written.
 */
export const surnameMarks = ["guessed", "onlyOne", "none"] as const;
export type SurnameMark = (typeof surnameMarks)[number];

/** Signed on the printed card, not on the screen. */
export const SIGNED_ON_PAPER = "paper";

/** A person as Spain's register of travellers asks for them (Real Decreto 933/2021, annex I). "" for what is unknown. */
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
  /** The number of the card itself, of a Spanish document. @maxLength registerLimits.supportNumber */
  supportNumber: string;
  kinship: Kinship | "";
  /** With whom minors travel where no adult is in the party; of the first of them. The ministry has no field for it. @maxLength registerLimits.remark */
  remark: string;
  /** @maxLength registerLimits.address */
  address: string;
  /** In Spain five digits, the first two of which are the province. @maxLength registerLimits.postalCode */
  postalCode: string;
  /** @maxLength registerLimits.town */
  town: string;
  /** In Spain the municipality's number at the INE, five digits; not asked of those that `municipalityOf` knows. */
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
 * The letters that the ministry takes, by the tables of its instructions for SES.HOSPEDAJES 3.1.3 (section 4.1; elements
 * `persona` and `direccion`); the remark and the signature stay in the hotel's own register, and so do further telephones.
 * Only the first is sent, which is never longer than the 20 letters there are for it.
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
