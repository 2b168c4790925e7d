import type { Guest } from "@/contract/guests/guest";
import type { CivilDate, Property } from "@/contract/property";
import {
  type RegisterReason,
  registerReasonTexts,
  type Traveller,
  type TravellerField,
} from "@/contract/reservations/register";
import type { Reservation } from "@/contract/reservations/reservations";

import type { Reason } from "@/contract/reasons";

import { registerFaults } from "../desk/registerFaults";
import { surnamesOf } from "../people/surnames";
import { reasonsFrom } from "../reasonFor";
import { municipalityOf } from "./municipalityOf";

export const registerReason = reasonsFrom(registerReasonTexts);

/** From this age on a person signs, and has a document (Real Decreto 933/2021, annex I). */
const SIGNS_FROM = 14;
const OF_AGE = 18;

export const noTraveller: Traveller = {
  firstName: "",
  lastName: "",
  secondLastName: "",
  surnames: "",
  sex: "",
  birthDate: "",
  nationality: "",
  documentType: "",
  document: "",
  supportNumber: "",
  kinship: "",
  address: "",
  postalCode: "",
  town: "",
  municipalityCode: "",
  country: "",
  phone: "",
  email: "",
  signature: "",
};

/** Full years on a date; undefined while the birth is unknown. */
export function ageOn(birthDate: CivilDate, date: CivilDate): number | undefined {
  if (birthDate === "" || birthDate > date) return undefined;
  const years = Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return date.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

const hasAll = (texts: string[]) => texts.every((text) => text.trim() !== "");

/** What is asked of a person, by their age, document and country, on the day of the arrival. */
export function isAskedOf(field: TravellerField, traveller: Traveller, arrival: CivilDate) {
  const { birthDate, documentType, email, phone, country, postalCode, town } = traveller;
  const { firstName, lastName, secondLastName, surnames } = traveller;
  const age = ageOn(birthDate, arrival) ?? OF_AGE;
  const isSpanish = documentType === "dni" || documentType === "nie";
  switch (field) {
    case "documentType":
    case "document":
    case "signature":
      return age >= SIGNS_FROM;
    case "supportNumber":
      return age >= SIGNS_FROM && isSpanish;
    case "firstName":
      return surnames !== "none" || lastName.trim() === "";
    case "lastName":
      return surnames !== "none" || firstName.trim() === "";
    case "secondLastName":
      return documentType === "dni" && (surnames === "" || surnames === "guessed");
    case "surnames":
      return surnames !== "" || !hasAll([firstName, lastName]) || (documentType === "dni" && !hasAll([secondLastName]));
    case "kinship":
      return age < OF_AGE;
    case "phone":
      return email === "";
    case "email":
      return phone === "";
    case "municipalityCode":
      return country === "ES" && hasAll([postalCode, town]) && municipalityOf(traveller) === "";
    default:
      return true;
  }
}

const identifying: TravellerField[] = [
  "firstName",
  "lastName",
  "surnames",
  "birthDate",
  "nationality",
  "documentType",
  "document",
];

/** The fields of the form, in its order. */
export const fieldsIn = (scheme: Property["registerScheme"]): TravellerField[] =>
  scheme === "spain" ? (Object.keys(noTraveller) as TravellerField[]) : identifying;

/** Spain's authorities need the code of the hotel; a short register is not sent at all. */
export const canBeSent = ({
  registerScheme,
  establishmentCode,
}: Pick<Property, "registerScheme" | "establishmentCode">): boolean =>
  registerScheme !== "spain" || establishmentCode.trim() !== "";

/** What is asked for of a person, and is unknown, in the order of the form. */
export const missingOf = (
  traveller: Traveller,
  arrival: CivilDate,
  scheme: Property["registerScheme"],
): TravellerField[] =>
  fieldsIn(scheme).filter((field) => isUnknown(field, traveller) && isAskedOf(field, traveller, arrival));

/** A guess is to be confirmed, as if it was not known. */
const isUnknown = (field: TravellerField, traveller: Traveller) =>
  field === "surnames" ? traveller.surnames === "guessed" : traveller[field].trim() === "";

const FIVE_DIGITS_OF_A_PROVINCE = /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/;

/** What of a person cannot be in the register. What is missing is no fault. */
export function travellerFaults(traveller: Partial<Traveller>, businessDate: CivilDate): TravellerFault[] {
  const { country, postalCode = "", municipalityCode = "", documentType, ...known } = traveller;
  const isWrong = (code: string) =>
    country === "ES" && code.trim() !== "" && !FIVE_DIGITS_OF_A_PROVINCE.test(code.trim());
  return [
    ...registerFaults({ ...known, ...(documentType && { documentType }) }, businessDate),
    ...(isWrong(postalCode) ? [{ field: "postalCode" as const, reason: registerReason("POSTAL_CODE") }] : []),
    ...(isWrong(municipalityCode)
      ? [{ field: "municipalityCode" as const, reason: registerReason("MUNICIPALITY_CODE") }]
      : []),
  ];
}

interface TravellerFault {
  field: TravellerField;
  reason: Reason | RegisterReason;
}

/** The people of a stay before anybody has written them down: the guest as the hotel knows them, and blanks. */
export function expectedTravellers(
  guest: Guest,
  { adults, childrenAges }: Pick<Reservation, "adults" | "childrenAges">,
): Traveller[] {
  const { first, second, isGuessed } = surnamesOf(guest.lastName, guest.country);
  const { firstName, birthDate, documentType, document, phone, email, country } = guest;
  const known: Traveller = {
    ...noTraveller,
    firstName,
    lastName: first,
    secondLastName: second,
    surnames: isGuessed ? "guessed" : "",
    birthDate,
    documentType,
    document,
    nationality: country,
    country,
    phone,
    email,
  };
  const beside = Array.from({ length: Math.max(0, adults - 1) }, () => noTraveller);
  const children = childrenAges.map((): Traveller => ({ ...noTraveller, kinship: "child" }));
  return [known, ...beside, ...children];
}
