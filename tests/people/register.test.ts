import { expect, it } from "vitest";

import type { DocumentType } from "@/contract/people/guest";
import type { Traveller } from "@/contract/reservations/travellers";
import { partyFaults } from "@/domain/register/travellerFaults";
import { isAskedOf, missingOf, writtenTraveller } from "@/domain/register/travellers";

import { knownTraveller } from "../domain/register/knownTraveller";

const arrival = "2026-04-14";

const person = (changes: Partial<Traveller> = {}): Traveller => ({ ...knownTraveller, ...changes });

function faultsOf(...party: Partial<Traveller>[]) {
  const people = party.map((changes) => person(changes));
  return partyFaults(people, arrival, arrival).map(({ place, field, reason }) => [place, field, reason.code]);
}

type Row = [nationality: string, type: DocumentType, document: string, phone: string, stored: string, support?: string];

/** As they are typed at the desk, and as the register stores and sends them. */
const rows: Row[] = [
  ["ES", "dni", "1.234.567-L", "600 111 222", "01234567L", "bcd 123456"],
  ["RO", "nie", "x-1234567-l", "+34 600 111 222", "X1234567L", "E12345678"],
  ["GB", "passport", "123 456 789", "+44 (0)20 7946 0958", "123456789"],
  ["IE", "passport", "pa1234567", "00353 1 234 5678", "PA1234567"],
  ["DE", "other", "L01X00T47", "+49 30/1234567", "L01X00T47"],
  ["AT", "passport", "p 1234567", "+43 (0) 664 / 123 45 67", "P1234567"],
  ["CH", "passport", "x0a12345", "0041 44 668 18 00", "X0A12345"],
  ["SE", "passport", "aa-000000", "+46 8 123 456 78", "AA000000"],
  ["MX", "passport", "G12 345 678", "+52 55 1234 5678", "G12345678"],
  ["AR", "other", "30.123.456", "+54 9 11 2345-6789", "30123456"],
  ["EG", "passport", "A٢٣٤٥٦٧٨٩", "+٢٠ ١٠٠ ١٢٣ ٤٥٦٧", "A23456789"],
  ["IN", "passport", "j 8369854", "+91 98765 43210", "J8369854"],
];

it.each(rows)(
  "a traveller of %s with the %s %j is registered",
  (nationality, documentType, document, phone, stored, support) => {
    const typed = person({ nationality, documentType, document, phone, supportNumber: support ?? "" });
    const written = writtenTraveller(typed);
    expect(faultsOf(typed)).toEqual([]);
    expect(written).toMatchObject({ documentType, document: stored, nationality, country: "ES" });
    expect(written.supportNumber).toMatch(/^[A-Z\d]{0,9}$/);
    expect(writtenTraveller(written)).toEqual(written);
  },
);

it.each([
  ["firstName", "a".repeat(51), "TEXT_TOO_LONG"],
  ["lastName", "a".repeat(51), "TEXT_TOO_LONG"],
  ["secondLastName", "a".repeat(51), "TEXT_TOO_LONG"],
  ["phone", "+34 600 123 456 / +34 600 123 457 / +34 600 123 458 / 600 123 459", "TEXT_TOO_LONG"],
  ["supportNumber", "ABC1234567", "TEXT_TOO_LONG"],
  ["address", "a".repeat(101), "TEXT_TOO_LONG"],
  ["town", "a".repeat(101), "TEXT_TOO_LONG"],
  ["document", "12345678A", "DOCUMENT_LETTER"],
  ["phone", "no tiene", "PHONE_INVALID"],
  ["email", "ana@hotel", "EMAIL_INVALID"],
  ["email", `${"a".repeat(242)}@hotel.es`, "TEXT_TOO_LONG"],
  ["birthDate", "2026-04-15", "BIRTH_DATE_INVALID"],
  ["birthDate", "1905-04-14", "BIRTH_DATE_TOO_OLD"],
  ["birthDate", "1990-02-30", "DATE_UNKNOWN"],
  ["country", "XX", "COUNTRY_UNKNOWN"],
  ["postalCode", "1100", "POSTAL_CODE"],
  ["municipalityCode", "99001", "MUNICIPALITY_CODE"],
] as const)("a traveller is refused beside %s for %j: %s", (field, text, code) => {
  expect(faultsOf({ [field]: text })).toEqual([[0, field, code]]);
});

it("a traveller has fifteen letters of a document once it is plain, and a country that exists", () => {
  expect(faultsOf({ documentType: "other", document: "1234 5678 9012 345" })).toEqual([]);
  const long = { documentType: "other", document: "GOMC850101HDFRRL09" } as const;
  expect(faultsOf(long)).toEqual([[0, "document", "TEXT_TOO_LONG"]]);
  expect(faultsOf({ documentType: "passport", nationality: "ZZ" })).toEqual([[0, "nationality", "COUNTRY_UNKNOWN"]]);
});

it("a traveller of another nationality has no DNI", () => {
  expect(faultsOf({ nationality: "FR" })).toEqual([[0, "documentType", "DNI_FOREIGNER"]]);
});

const child = { birthDate: "2015-01-01", documentType: "", document: "", supportNumber: "", signature: "" } as const;

it("a party has a relationship for its minors, to an adult who is there", () => {
  expect(faultsOf({}, { ...child, kinship: "child" })).toEqual([]);
  expect(faultsOf({ kinship: "sibling" }, child)).toEqual([[0, "kinship", "KINSHIP_OF_ADULT"]]);
  expect(faultsOf({ ...child, kinship: "sibling" }, child)).toEqual([[0, "kinship", "KINSHIP_WITHOUT_ADULT"]]);
});

it("a party of minors alone is registered with a remark of the first of them", () => {
  const party = [person(child), person(child)];
  const missing = (those: Traveller[]) => those.map((one) => missingOf(one, arrival, "spain", those));
  expect(missing(party)).toEqual([["remark"], []]);
  const remarked = person({ ...child, remark: "Equipo del CD Cádiz, con su entrenador" });
  expect(missing([remarked, party[1]!])).toEqual([[], []]);
  expect(isAskedOf("kinship", party[0]!, arrival, [...party, person()])).toBe(true);
  expect(isAskedOf("remark", party[0]!, arrival, [...party, person()])).toBe(false);
});

it("a party has a document once, however it is written", () => {
  expect(faultsOf({}, { document: "12.345.678-z" })).toEqual([[1, "document", "DOCUMENT_TWICE"]]);
  expect(faultsOf({}, child, child)).toEqual([]);
});
