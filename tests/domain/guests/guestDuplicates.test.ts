import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { findDuplicatePairs } from "@/domain/guests/guestDuplicates";
import type { GuestData } from "@/contract/people/guest";
import { isStillOf, personSigns } from "@/domain/guests/guestsApart";
import { telephoneKey } from "@/domain/people/telephones";

const nobody = { firstName: "", lastName: "", birthDate: "", email: "", phone: "", documentType: "", document: "" };
type Identity = Pick<GuestData, keyof typeof nobody>;
const person = (changes: Partial<Identity> = {}): Identity => ({ ...nobody, documentType: "", ...changes });

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

const couple = { email: "casa@x.es", phone: "600111222" };
const twin = { ...name, birthDate: "1980-02-03" };
const mine = { email: "a@x.es", phone: "600111222", document: "12345678Z" };
const theirs = { email: "b@x.es", phone: "600333444", document: "87654321X" };

const inTwoForms = { phone: "+34 651518795" };
const born = { birthDate: "1980-02-03" };
const dni = { documentType: "dni", document: mine.document } as const;
const passport = (document: string) => ({ ...twin, email: "a@x.es", documentType: "passport" as const, document });
const shared = { phone: "651518795" };
const atHome = { ...name, ...couple };

it.each<[string, Partial<Identity>, Partial<Identity>, string?]>([
  ["of the same document", { document: "12.345.678-Z" }, { document: "12345678z" }, "document"],
  ["of the same name and telephone", { ...name, ...inTwoForms }, { ...sameName, phone: "651 518 795" }, "name phone"],
  ["of the same name and e-mail", { ...name, email: "J@x.es" }, { ...sameName, email: "j@x.es " }, "name email"],
  ["of the same name and birth date", twin, { ...twin, ...sameName }, "name birthDate"],
  ["of the same e-mail and telephone", atHome, { firstName: "Ana", ...couple }, "email phone"],
  ["of the same e-mail and birth date", { ...couple, ...born }, { email: couple.email, ...born }, "email birthDate"],
  ["with other ways to reach them", { ...twin, ...mine, document: "" }, { ...twin, ...theirs }, "name birthDate"],
  ["with papers of two types", { ...twin, ...dni }, { ...passport("P1"), email: "" }, "name birthDate"],
  ["of whom e-mail, telephone and papers differ", { ...twin, ...mine }, { ...twin, ...theirs, document: "P1" }],
  ["with two documents of a type", passport("P1"), passport("P2")],
  ["with two identity cards", { ...atHome, document: mine.document }, { ...atHome, document: theirs.document }],
  ["of the same name alone", name, sameName],
  ["of a telephone that two people share", { ...name, ...shared }, { firstName: "Ana", ...shared }],
  ["of whom nothing is known", {}, {}],
])("judges whether two records are a person, %s", (_, first, second, signs) => {
  const pairs = findDuplicatePairs([person(first), person(second)], (each) => each);
  expect(pairs.map((pair) => pair.signs.join(" "))).toEqual(signs ? [signs] : []);
});

describe("people who share the mail and the telephone of an office", () => {
  const at = (firstName: string, more: Partial<Identity> = {}) =>
    person({ firstName, lastName: "Gil", ...couple, ...more });
  const [ana, eva, iker, evaAgain] = [at("Ana"), at("Eva"), at("Iker"), at("Eva")];
  const namesIn = (people: Identity[], isApart: (first: Identity, second: Identity) => boolean) =>
    findDuplicatePairs(people, (each) => each, isApart).map(
      ({ items, isApart: isTold }) => `${items[0].firstName} ${items[1].firstName} ${isTold}`,
    );

  it("are each proposed with the first person only", () => {
    expect(namesIn([ana, eva, iker], () => false)).toEqual(["Ana Eva false", "Ana Iker false"]);
  });

  it("are proposed with the next person, when they are not the first", () => {
    const isAna = (first: Identity) => first === ana;
    expect(namesIn([ana, eva, iker], isAna)).toEqual(["Ana Eva true", "Ana Iker true", "Eva Iker false"]);
  });

  it("do not hide that a person was written down twice", () => {
    const pairs = namesIn([ana, eva, iker, evaAgain], (first, second) => first.firstName !== second.firstName);
    expect(pairs[0]).toBe("Eva Eva false");
  });
});

it.each<[string, Partial<Identity>, boolean]>([
  ["nothing", {}, true],
  ["a typing error in the name", { firstName: "Luzia" }, true],
  ["another surname", { lastName: "Navarro" }, true],
  ["the whole name, with the same document", { firstName: "Luz", lastName: "Navarro" }, true],
  ["mail and telephone", { email: "otra@x.es", phone: "1" }, true],
  ["all that is known", { firstName: "Omar", lastName: "Benali", birthDate: "1990-01-01", document: "P9" }, false],
])("knows a person again after a change of %s: %s", (_, change, expected) => {
  const lucia = person({ firstName: "Lucía", lastName: "Ferrer", birthDate: "1980-02-03", document: "12345678Z" });
  expect(isStillOf(personSigns(lucia), personSigns({ ...lucia, ...change }))).toBe(expected);
});

it("finds each record with an earlier record of its pair, as comparing all would tell", () => {
  const some = (...values: string[]) => fc.constantFrom("", ...values);
  const anybody: fc.Arbitrary<Identity> = fc.record({
    firstName: some("Ana", "ána", "Eva"),
    lastName: fc.constant("Gil"),
    birthDate: some("1980-02-03"),
    email: some("a@x.es", "e@x.es"),
    phone: some("651518795", "+34651518795"),
    documentType: fc.constantFrom("", "passport"),
    document: some("1A", "1-a", "2B"),
  });
  fc.assert(
    fc.property(fc.array(anybody, { maxLength: 6 }), fc.func(fc.boolean()), (people, isApart) => {
      const found = findDuplicatePairs(people, (each) => each, isApart);
      people.forEach((each, place) => {
        const earlier = people.slice(0, place);
        const isPair = (first: Identity) => findDuplicatePairs([first, each], (one) => one).length > 0;
        const own = found.filter(({ items }) => items[1] === each);
        expect(own.every(({ items }) => isPair(items[0]))).toBe(true);
        const isProposed = earlier.some((first) => isPair(first) && !isApart(first, each));
        expect(own.some((pair) => !pair.isApart)).toBe(isProposed);
      });
    }),
    { seed: 31, numRuns: 100 },
  );
});

it.each([
  ["600 111 222 / 93 111 22 33", "931112233"],
  ["931112233", "600 111 222 / 93 111 22 33"],
  ["600111222 / 931112233", "931112233 / 600333444"],
])("compares each telephone of %j with each of %j", (one, other) => {
  const pairs = findDuplicatePairs(
    [person({ ...name, phone: one }), person({ ...name, phone: other })],
    (item) => item,
  );
  expect(pairs.map(({ signs }) => signs)).toEqual([["name", "phone"]]);
});
