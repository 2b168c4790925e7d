import { describe, expect, it } from "vitest";

import type { Guest } from "@/contract/people/guest";
import type { Traveller } from "@/contract/reservations/travellers";
import { canBeSent, expectedTravellers, missingOf, noTraveller, withHomeOfFirst } from "@/domain/register/travellers";
import { ageOn } from "@/domain/people/birthDates";
import { travellerFaults } from "@/domain/register/travellerFaults";
import { municipalityOf } from "@/domain/register/municipalityOf";

const arrival = "2026-04-14";
const whole: Traveller = {
  firstName: "Ana",
  lastName: "Ramos",
  secondLastName: "García",
  surnames: "",
  sex: "female",
  birthDate: "1990-05-01",
  nationality: "ES",
  documentType: "dni",
  document: "12345678Z",
  supportNumber: "ABC123456",
  kinship: "",
  remark: "",
  address: "Calle Mayor 1",
  postalCode: "11005",
  town: "Cádiz",
  municipalityCode: "",
  country: "ES",
  phone: "+34 600 100 200",
  email: "",
  signature: "M1 1L2 2",
};
const missing = (changes: Partial<Traveller>) => missingOf({ ...whole, ...changes }, arrival, "spain");

describe("the age of a traveller", () => {
  it.each([
    ["2012-04-14", 14],
    ["2012-04-15", 13],
    ["2026-04-14", 0],
    ["2004-02-29", 22],
  ])("born on %s is %s on the day of the arrival", (birthDate, age) => {
    expect(ageOn(birthDate, arrival)).toBe(age);
  });

  it("is unknown without a birth, or before it", () => {
    expect(ageOn("", arrival)).toBeUndefined();
    expect(ageOn("2026-04-15", arrival)).toBeUndefined();
  });
});

it("gives the others the home of the first, and the way to reach them, but nothing over what is known", () => {
  const own = { ...noTraveller, address: "Rue Haute 3", country: "FR", email: "li@example.org" };
  const [first, child, other] = withHomeOfFirst([whole, { ...noTraveller, country: "PT" }, own]);
  expect(first).toBe(whole);
  expect(child).toEqual({
    ...noTraveller,
    address: "Calle Mayor 1",
    postalCode: "11005",
    town: "Cádiz",
    country: "ES",
    phone: "+34 600 100 200",
  });
  expect(other).toEqual(own);
});

describe("what the register asks of a person", () => {
  it("is no document of a child, also before the birth is known, and one again from 14 years on", () => {
    const child = { documentType: "", document: "", supportNumber: "", signature: "", kinship: "child" } as const;
    expect(missing({ ...child, birthDate: "" })).toEqual(["birthDate"]);
    expect(missing({ ...child, birthDate: "2012-04-15" })).toEqual([]); // turns 14 the day after the arrival
    expect(missing({ ...child, birthDate: "2012-02-29" })).toEqual(["documentType", "document", "signature"]);
  });

  it("is nothing where all is known, and one way to reach them is enough", () => {
    expect(missing({})).toEqual([]);
    expect(missing({ phone: "", email: "ana@example.org" })).toEqual([]);
    expect(missing({ phone: "" })).toEqual(["phone", "email"]);
  });

  it("is the number of the card of a Spanish document alone, and the second surname of a DNI", () => {
    const passport = { documentType: "passport", supportNumber: "", secondLastName: "" } as const;
    expect(missing(passport)).toEqual([]);
    expect(missing({ ...passport, documentType: "nie" })).toEqual(["supportNumber"]);
    expect(missing({ ...passport, documentType: "dni" })).toEqual(["secondLastName", "supportNumber"]);
  });

  it("is no second surname of a person who has none, nor two names of one with a single name, once a person has said so", () => {
    expect(missing({ secondLastName: "", surnames: "onlyOne" })).toEqual([]);
    const single = { lastName: "", secondLastName: "" } as const;
    expect(missing(single)).toEqual(["lastName", "secondLastName"]);
    expect(missing({ ...single, surnames: "none" })).toEqual([]);
    expect(missing({ ...single, firstName: "", lastName: "Suharto", surnames: "none" })).toEqual([]);
    expect(missing({ ...single, firstName: "", surnames: "none" })).toEqual(["firstName", "lastName"]);
  });

  it("is a look at surnames that were guessed", () => {
    expect(missing({ surnames: "guessed" })).toEqual(["surnames"]);
    expect(missingOf({ ...whole, surnames: "guessed" }, arrival, "short")).toEqual(["surnames"]);
  });

  it("is the relation of a minor; a signature and a document from 14 years on", () => {
    const unsigned = { documentType: "", document: "", supportNumber: "", signature: "" } as const;
    expect(missing({ ...unsigned, birthDate: "2012-04-15" })).toEqual(["kinship"]);
    expect(missing({ ...unsigned, birthDate: "2012-04-14", kinship: "child" })).toEqual([
      "documentType",
      "document",
      "signature",
    ]);
    expect(missing({ birthDate: "2008-04-14" })).toEqual([]);
  });

  it("is less in a country with a short form, and never a blank", () => {
    expect(missingOf({ ...whole, address: "", signature: "", sex: "" }, arrival, "short")).toEqual([]);
    expect(missingOf({ ...whole, firstName: " " }, arrival, "short")).toEqual(["firstName"]);
  });
});

describe("the address of a person", () => {
  it("has a postal code and a town wherever it is", () => {
    expect(missing({ postalCode: "", town: "" })).toEqual(["postalCode", "town"]);
    expect(missing({ country: "FR", postalCode: "", town: "" })).toEqual(["postalCode", "town"]);
  });

  it("has the number of its municipality in Spain alone, and where it does not follow from a capital", () => {
    expect(missing({ postalCode: "41500", town: "Alcalá de Guadaíra" })).toEqual(["municipalityCode"]);
    expect(missing({ postalCode: "41500", town: "Alcalá de Guadaíra", municipalityCode: "41004" })).toEqual([]);
    expect(missing({ country: "GB", postalCode: "NW1 9DP", town: "London" })).toEqual([]);
  });

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
  const [first, second, child, ...others] = expectedTravellers(guest, { adults: 2, childrenAges: [6] });
  expect(first).toMatchObject({ firstName: "Ana", lastName: "Ramos", secondLastName: "García", nationality: "ES" });
  expect(second).toEqual(noTraveller);
  expect(child).toEqual({ ...noTraveller, kinship: "child" });
  expect(others).toEqual([]);
});
