import type { Guest } from "@/contract/people/guest";
import type { CivilDate, Property } from "@/contract/property";
import { registerReasonTexts } from "@/contract/reservations/register";
import type { Traveller, TravellerField } from "@/contract/reservations/travellers";
import type { Reservation } from "@/contract/reservations/reservations";

import { ageOn } from "../people/birthDates";
import { plainDocument } from "../people/documents";
import { readName } from "../people/names";
import { readSecondSurname, surnamesOf } from "../people/surnames";
import { writtenPerson } from "../people/writtenPerson";
import { reasonsFrom } from "../reasonFor";
import { withoutPictures } from "../text/printable";
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
  remark: "",
  address: "",
  postalCode: "",
  town: "",
  municipalityCode: "",
  country: "",
  phone: "",
  email: "",
  signature: "",
};

/** A person as the register stores them: names, numbers and addresses as everywhere, and no blanks around. */
export function writtenTraveller(typed: Partial<Traveller>): Traveller {
  const texts = Object.keys(noTraveller) as TravellerField[];
  const trimmed = Object.fromEntries(texts.map((field) => [field, (typed[field] ?? "").trim()]));
  const traveller = { ...noTraveller, ...trimmed };
  const { secondLastName, nationality, address, town, country, supportNumber } = traveller;
  return {
    ...writtenPerson({
      ...traveller,
      firstName: nameOf(traveller.firstName),
      lastName: nameOf(traveller.lastName),
      country: nationality,
    }),
    secondLastName: readSecondSurname(withoutPictures(secondLastName)),
    address: readName(address),
    town: readName(town),
    country,
    supportNumber: plainDocument(supportNumber),
  };
}

/** Without pictures; "" where nothing of it is a letter, as of a dash for a name that a person has not. */
const nameOf = (typed: string) => (/\p{L}/u.test(typed) ? withoutPictures(typed) : "");

const hasAll = (texts: string[]) => texts.every((text) => text.trim() !== "");

/** Who is known to be under age on the day of the arrival. */
export const isMinor = ({ birthDate }: Pick<Traveller, "birthDate">, arrival: CivilDate): boolean =>
  (ageOn(birthDate, arrival) ?? OF_AGE) < OF_AGE;

/** Minors who travel by themselves: no relationship can be told, so that a remark says who answers for them. */
export const isWithoutAdult = (party: readonly Pick<Traveller, "birthDate">[], arrival: CivilDate): boolean =>
  party.length > 0 && party.every((traveller) => isMinor(traveller, arrival));

/** Whether a field is asked of a person of a party, by age, document and country, on the day of the arrival. */
export function isAskedOf(
  field: TravellerField,
  traveller: Traveller,
  arrival: CivilDate,
  party: readonly Traveller[] = [],
) {
  const { birthDate, documentType, email, phone, country, postalCode, town } = traveller;
  const { firstName, lastName, secondLastName, surnames } = traveller;
  // whom a booking calls a child is asked as one until the birth says more
  const age = ageOn(birthDate, arrival) ?? (traveller.kinship === "" ? OF_AGE : 0);
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
      return age < OF_AGE && !isWithoutAdult(party, arrival);
    case "remark":
      return party[0] === traveller && isWithoutAdult(party, arrival);
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

const home = ["address", "postalCode", "town", "municipalityCode", "country"] as const;

/** The party with the home of the first person, and the way to reach them, where nothing is known of another's. */
export function withHomeOfFirst<Person extends Traveller>(party: readonly Person[]): Person[] {
  const [first] = party;
  return party.map((one) => {
    if (!first || one === first) return one;
    const isHomeless = home.every((field) => field === "country" || one[field] === "");
    const isMute = one.phone === "" && one.email === "";
    const ofFirst = Object.fromEntries(home.map((field) => [field, first[field]]));
    return {
      ...one,
      ...(isHomeless && ofFirst),
      ...(isMute && { phone: first.phone, email: first.email }),
    };
  });
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

/** The fields that are asked of a person of a party and are unknown, in the order of the form. */
export const missingOf = (
  traveller: Traveller,
  arrival: CivilDate,
  scheme: Property["registerScheme"],
  party: readonly Traveller[] = [],
): TravellerField[] =>
  fieldsIn(scheme).filter((field) => isUnknown(field, traveller) && isAskedOf(field, traveller, arrival, party));

/** A guess is to be confirmed, as if it was not known. */
const isUnknown = (field: TravellerField, traveller: Traveller) =>
  field === "surnames" ? traveller.surnames === "guessed" : traveller[field].trim() === "";

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
