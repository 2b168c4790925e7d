import type { CivilDate } from "@/contract/property";
import type { Reason } from "@/contract/reservations/reservationReasons";
import type { RegisterReason } from "@/contract/reservations/register";
import { registerLimits, type Traveller, type TravellerField } from "@/contract/reservations/travellers";

import { ageOn } from "../people/birthDates";
import { documentKey } from "../people/documents";
import { personFaults } from "../people/writtenPerson";
import { reasonFor } from "../reasonFor";
import { isCountry } from "./alphaThree";
import { isMinor, isWithoutAdult, noTraveller, registerReason, writtenTraveller } from "./travellers";

export interface TravellerFault {
  field: TravellerField;
  reason: Reason | RegisterReason;
}

/** Of a person in the party: by their place. */
export interface PartyFault extends TravellerFault {
  place: number;
}

const FIVE_DIGITS_OF_A_PROVINCE = /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/;

/** Faults of a person for the ministry, one reason a field. What is missing is no fault. */
export function travellerFaults(typed: Partial<Traveller>, businessDate: CivilDate): TravellerFault[] {
  const traveller = writtenTraveller(typed);
  const { country, nationality, postalCode, municipalityCode, documentType } = traveller;
  const faults = new Map<TravellerField, Reason | RegisterReason>();
  for (const { field, reason } of personFaults({ ...noTraveller, ...typed, country: nationality }, businessDate))
    if (field !== "company") faults.set(field, reason);
  for (const [field, max] of Object.entries(registerLimits) as [keyof typeof registerLimits, number][])
    if (traveller[field].length > max) faults.set(field, reasonFor("TEXT_TOO_LONG", { max }));
  for (const [field, code] of Object.entries({ country, nationality }) as [TravellerField, string][])
    if (code !== "" && !isCountry(code)) faults.set(field, reasonFor("COUNTRY_UNKNOWN"));
  // the service refuses a NIF of a person of another nationality
  if (documentType === "dni" && nationality !== "" && nationality !== "ES")
    faults.set("documentType", registerReason("DNI_FOREIGNER"));
  const isWrong = (code: string) => country === "ES" && code !== "" && !FIVE_DIGITS_OF_A_PROVINCE.test(code);
  if (isWrong(postalCode)) faults.set("postalCode", registerReason("POSTAL_CODE"));
  if (isWrong(municipalityCode)) faults.set("municipalityCode", registerReason("MUNICIPALITY_CODE"));
  return [...faults].map(([field, reason]) => ({ field, reason }));
}

/**
 * Faults of a party for the ministry, with those of each person: a relationship is that of a
 * minor to an adult of the party, and a document is there once in a communication.
 */
export function partyFaults(
  party: readonly Partial<Traveller>[],
  arrival: CivilDate,
  businessDate: CivilDate,
): PartyFault[] {
  const whole = party.map(writtenTraveller);
  const documents = whole.map(({ document }) => documentKey(document));
  return whole.flatMap((traveller, place): PartyFault[] => {
    const { birthDate, kinship } = traveller;
    const faults = travellerFaults(party[place]!, businessDate);
    const isKnownAdult = ageOn(birthDate, arrival) !== undefined && !isMinor(traveller, arrival);
    if (kinship !== "" && isWithoutAdult(whole, arrival))
      faults.push({ field: "kinship", reason: registerReason("KINSHIP_WITHOUT_ADULT") });
    else if (kinship !== "" && isKnownAdult)
      faults.push({ field: "kinship", reason: registerReason("KINSHIP_OF_ADULT") });
    const isTwice = documents[place] !== "" && documents.indexOf(documents[place]!) < place;
    if (isTwice) faults.push({ field: "document", reason: registerReason("DOCUMENT_TWICE") });
    return faults.map((fault) => ({ ...fault, place }));
  });
}
