import { describe, expect, it } from "vitest";

import type { Guest } from "@/contract/guests/guest";
import type { Traveller } from "@/contract/reservations/register";
import { ageOn, expectedTravellers, missingOf, noTraveller } from "@/domain/register/travellers";

const arrival = "2026-04-14";
const whole: Traveller = {
  firstName: "Ana",
  lastName: "Ramos",
  secondLastName: "García",
  sex: "female",
  birthDate: "1990-05-01",
  nationality: "ES",
  documentType: "dni",
  document: "12345678Z",
  supportNumber: "ABC123456",
  kinship: "",
  address: "Calle Mayor 1",
  town: "Cádiz",
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

describe("what the register asks of a person", () => {
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

it("expects the guest as the hotel knows them, then the other adults, then the children", () => {
  const guest = { ...whole, lastName: "Ramos García", country: "ES" } as unknown as Guest;
  const [first, second, child, ...others] = expectedTravellers(guest, { adults: 2, childrenAges: [6] });
  expect(first).toMatchObject({ firstName: "Ana", lastName: "Ramos", secondLastName: "García", nationality: "ES" });
  expect(second).toEqual(noTraveller);
  expect(child).toEqual({ ...noTraveller, kinship: "child" });
  expect(others).toEqual([]);
});
