import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { commonSigns, duplicateKeys, findDuplicatePairs, signsOf } from "@/domain/guests/guestDuplicates";
import { telephoneKey } from "@/domain/people/telephones";

const person = (changes: Partial<Parameters<typeof signsOf>[0]> = {}) => ({
  firstName: "",
  lastName: "",
  birthDate: "",
  email: "",
  phone: "",
  document: "",
  ...changes,
});

it.each([
  ["+34 651 518 795", "34651518795"],
  ["0034 651 518 795", "34651518795"],
  ["651 518 795", "34651518795"],
  ["651-518-795", "34651518795"],
  ["+351 911 484 487", "351911484487"],
  ["+65 6123 4567", "6561234567"],
  ["+699123456", "699123456"],
  ["", ""],
])("dials %s as %s", (phone, digits) => {
  expect(telephoneKey(phone)).toBe(digits);
});

const name = { firstName: "José", lastName: "Núñez" };
const sameName = { firstName: "JOSE", lastName: "nunez " };

describe("two records are of one person", () => {
  it.each([
    ["by their document alone", { document: "12.345.678-Z" }, { document: "12345678z" }, ["document"]],
    [
      "by name and telephone",
      { ...name, phone: "+34 651518795" },
      { ...sameName, phone: "651 518 795" },
      ["name", "phone"],
    ],
    ["by name and e-mail", { ...name, email: "J@x.es" }, { ...sameName, email: "j@x.es " }, ["name", "email"]],
    [
      "by name and birth date",
      { ...name, birthDate: "1980-02-03" },
      { ...sameName, birthDate: "1980-02-03" },
      ["name", "birthDate"],
    ],
    ["not by their name", name, sameName, undefined],
    [
      "not by a telephone that two people share",
      { ...name, phone: "651518795" },
      { firstName: "Ana", phone: "651518795" },
      undefined,
    ],
    ["not by what both do not say", {}, {}, undefined],
  ])("%s", (_, one, other, signs) => {
    const pairs = findDuplicatePairs([person(one), person(other)], (each) => each);
    expect(pairs.map((pair) => pair.signs)).toEqual(signs ? [signs] : []);
  });
});

it("finds each record with those before it that it shares a key with, as comparing all would tell", () => {
  const some = (...values: string[]) => fc.constantFrom("", ...values);
  const anybody = fc.record({
    firstName: some("Ana", "ána", "Eva"),
    lastName: fc.constant("Gil"),
    birthDate: some("1980-02-03"),
    email: some("a@x.es", "e@x.es"),
    phone: some("651518795", "+34651518795"),
    document: some("1A", "1-a", "2B"),
  });
  fc.assert(
    fc.property(fc.array(anybody, { maxLength: 6 }), (people) => {
      const found = findDuplicatePairs(people, (each) => each);
      for (const { items, signs } of found) {
        expect(signs).toEqual(commonSigns(signsOf(items[0]), signsOf(items[1])));
        expect(signs.includes("document") || signs.length >= 2).toBe(true);
      }
      const inPairs = new Set(found.flatMap(({ items }) => items));
      const keys = people.map((each) => duplicateKeys(signsOf(each)));
      people.forEach((each, place) => {
        const shares = keys.some(
          (others, index) => index !== place && others.some((key) => keys[place]!.includes(key)),
        );
        expect(inPairs.has(each)).toBe(shares);
      });
    }),
  );
});
