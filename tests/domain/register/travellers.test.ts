import { describe, expect, it } from "vitest";

import type { Guest } from "@/contract/people/guest";
import type { Traveller } from "@/contract/reservations/travellers";
import { canBeSent, expectedTravellers, missingOf, noTraveller, withHomeOfFirst } from "@/domain/register/travellers";
import { ageOn } from "@/domain/people/birthDates";
import { travellerFaults } from "@/domain/register/travellerFaults";
import { municipalityOf } from "@/domain/register/municipalityOf";

import { knownTraveller } from "./knownTraveller";

const arrival = "2026-04-14";
const whole: Traveller = knownTraveller;

it.each([
  ["2012-04-14", 14],
  ["2012-04-15", 13],
  ["2026-04-14", 0],
  ["2004-02-29", 22],
])("the age of a traveller born on %s is %s on the day of the arrival", (birthDate, age) => {
  expect(ageOn(birthDate, arrival)).toBe(age);
});

it("the age of a traveller is unknown without a birth, or before it", () => {
  expect(ageOn("", arrival)).toBeUndefined();
  expect(ageOn("2026-04-15", arrival)).toBeUndefined();
});

it("gives the others the home and telephone of the first, but nothing over what is known", () => {
  const own = { ...noTraveller, address: "Rue Haute 3", country: "FR", email: "li@example.org" };
  const [first, child, other] = withHomeOfFirst([whole, { ...noTraveller, country: "PT" }, own]);
  expect(first).toBe(whole);
  const home = { address: "Calle Mayor 1", postalCode: "11005", town: "Cádiz", country: "ES" };
  expect(child).toEqual({ ...noTraveller, ...home, phone: "+34 600 100 200" });
  expect(other).toEqual(own);
});

const paperless = { documentType: "", document: "", supportNumber: "", signature: "" } as const;
const child = { ...paperless, kinship: "child" } as const;
const passport = { documentType: "passport", supportNumber: "", secondLastName: "" } as const;
const single = { lastName: "", secondLastName: "" };
const none = { surnames: "none" } as const;
const papers = ["documentType", "document", "signature"];
const alcala = { postalCode: "41500", town: "Alcalá de Guadaíra" };
const nowhere = { postalCode: "", town: "" };

it.each<[string, Partial<Traveller>, string[], "short"?]>([
  ["all is known", {}, []],
  ["a child has no document and no birth date", { ...child, birthDate: "" }, ["birthDate"]],
  ["a child turns 14 the day after the arrival", { ...child, birthDate: "2012-04-15" }, []],
  ["a child is 14 already", { ...child, birthDate: "2012-02-29" }, papers],
  ["a child turns 14 on the arrival", { ...child, birthDate: "2012-04-14" }, papers],
  ["a minor has no relation", { ...paperless, birthDate: "2012-04-15" }, ["kinship"]],
  ["a person turns 18 on the arrival", { birthDate: "2008-04-14" }, []],
  ["there is a mail address and no telephone", { phone: "", email: "ana@example.org" }, []],
  ["there is no way to reach them", { phone: "" }, ["phone", "email"]],
  ["there is a passport", passport, []],
  ["a NIE has no number of the card", { ...passport, documentType: "nie" }, ["supportNumber"]],
  ["a DNI has no second surname", { ...passport, documentType: "dni" }, ["secondLastName", "supportNumber"]],
  ["a person said that there is no second surname", { secondLastName: "", surnames: "onlyOne" }, []],
  ["there is no surname", single, ["lastName", "secondLastName"]],
  ["a person said that there is a single name", { ...single, ...none }, []],
  ["the single name stands as surname", { ...single, ...none, firstName: "", lastName: "Suharto" }, []],
  ["there is no name at all", { ...single, ...none, firstName: "" }, ["firstName", "lastName"]],
  ["surnames were guessed", { surnames: "guessed" }, ["surnames"]],
  ["surnames were guessed, in a short form", { surnames: "guessed" }, ["surnames"], "short"],
  ["the short form needs less", { address: "", signature: "", sex: "" }, [], "short"],
  ["the short form has a blank", { firstName: " " }, ["firstName"], "short"],
  ["there is no town in Spain", nowhere, ["postalCode", "town"]],
  ["there is no town abroad", { ...nowhere, country: "FR" }, ["postalCode", "town"]],
  ["a Spanish town is no capital", alcala, ["municipalityCode"]],
  ["its number is known", { ...alcala, municipalityCode: "41004" }, []],
  ["the town is abroad", { country: "GB", postalCode: "NW1 9DP", town: "London" }, []],
])("misses what the register asks for, where %s", (_, changes, fields, form) => {
  expect(missingOf({ ...whole, ...changes }, arrival, form ?? "spain")).toEqual(fields);
});

describe("the address of a person", () => {
  it.each([
    ["11005", "Cádiz", "11012"],
    [" 15001 ", "la coruña", "15030"],
    ["07001", "Palma de Mallorca", "07040"],
    ["48009", "Sevilla", ""],
    ["99999", "Madrid", ""],
  ])("is known in %s %s: «%s»", (postalCode, town, code) => {
    expect(municipalityOf({ ...whole, postalCode, town })).toBe(code);
  });

  it("has five digits of a province in Spain, and is written as it likes abroad", () => {
    const wrong = (changes: Partial<Traveller>) =>
      travellerFaults({ ...whole, ...changes }, arrival).map(({ field, reason }) => [field, reason.code]);
    expect(wrong({})).toEqual([]);
    expect(wrong({ postalCode: "53001", municipalityCode: "1101" })).toEqual([
      ["postalCode", "POSTAL_CODE"],
      ["municipalityCode", "MUNICIPALITY_CODE"],
    ]);
    expect(wrong({ postalCode: "00123" })).toEqual([["postalCode", "POSTAL_CODE"]]);
    expect(wrong({ country: "PT", postalCode: "1100-420", municipalityCode: "no" })).toEqual([]);
  });
});

it("goes to the authorities of Spain with the code of the hotel alone", () => {
  expect(canBeSent({ registerScheme: "spain", establishmentCode: " " })).toBe(false);
  expect(canBeSent({ registerScheme: "spain", establishmentCode: "0000012345" })).toBe(true);
  expect(canBeSent({ registerScheme: "short", establishmentCode: "" })).toBe(true);
});

it.each([
  ["de la Fuente García", "ES", "de la Fuente", "García", ""],
  ["García de la Torre", "ES", "García", "de la Torre", "guessed"],
  ["van den Berg", "NL", "van den Berg", "", ""],
  ["da Silva Santos", "PT", "da Silva Santos", "", ""],
  ["Ramos García", "", "Ramos", "García", "guessed"],
  ["", "ID", "", "", ""],
])("expects a guest with the surnames %s of %s as %s, %s: %s", (typed, country, lastName, secondLastName, surnames) => {
  const guest = { ...whole, lastName: typed, country } as unknown as Guest;
  const [first] = expectedTravellers(guest, { adults: 1, childrenAges: [] });
  expect(first).toMatchObject({ lastName, secondLastName, surnames });
});

it("expects the guest as the hotel knows them, then the other adults, then the children", () => {
  const guest = { ...whole, lastName: "Ramos García", country: "ES" } as unknown as Guest;
  const [first, second, third, ...others] = expectedTravellers(guest, { adults: 2, childrenAges: [6] });
  expect(first).toMatchObject({ firstName: "Ana", lastName: "Ramos", secondLastName: "García", nationality: "ES" });
  expect(second).toEqual(noTraveller);
  expect(third).toEqual({ ...noTraveller, kinship: "child" });
  expect(others).toEqual([]);
});
