import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { GuestData } from "@/contract/people/guest";
import type { MergeChoice } from "@/contract/guests/guestProfile";
import { mergeChoices, type MergedData, mergedAgain, mergedGuest, type MergeStep } from "@/domain/guests/guestMerges";
import { unknownData } from "@/domain/guests/unknownData";

const guest = (changes: Partial<MergedData> = {}): MergedData => ({
  ...unknownData,
  firstName: "Lucía",
  lastName: "Ferrer",
  email: "",
  phone: "",
  document: "",
  country: "ES",
  ...changes,
});

const noise = { reason: "Ruido", by: "Marina Solé", at: "2026-01-02T10:00:00.000Z" };
const damage = { reason: "Rompió una lámpara", by: "Omar Benali", at: "2025-01-02T10:00:00.000Z" };

const dni = { document: "1A", documentType: "dni" } as const;
const passport = { document: "P2", documentType: "passport" } as const;
const untyped = { document: "P2", documentType: "" } as const;
const [a, b] = [{ email: "a@x.es" }, { email: "b@x.es" }];
const [yes, no] = [{ hasMarketingConsent: true }, { hasMarketingConsent: false }];
const both = { unwelcome: { ...noise, reason: "Ruido; Rompió una lámpara" } };
const quietAbove: Partial<MergedData> = { preferences: ["highFloor", "quiet"] };

it.each<[string, Partial<GuestData>, Partial<GuestData>, string[]]>([
  ["nothing of what a single record tells", { email: "l@x.es" }, { phone: "600111222" }, []],
  ["nothing of what both tell in different signs", { phone: "+34 600 111 222" }, { phone: "600111222" }, []],
  ["nothing of a mail in capitals", { email: "L@x.es" }, { email: "l@x.es" }, []],
  ["nothing of a document with dots", { document: "12.345.678-z" }, { document: "12345678Z" }, []],
  ["which mail is right", { email: "l@x.es" }, { email: "lucia@y.es" }, ["email"]],
  ["which telephone is right", { phone: "600111222" }, { phone: "600111223" }, ["phone"]],
  ["which spelling of a name is right", { firstName: "Lucia" }, { firstName: "Lucía" }, ["firstName"]],
  ["which name a single name belongs to", { lastName: "" }, { firstName: "Luz" }, ["firstName"]],
  ["which birth date is right", { birthDate: "1980-02-03" }, { birthDate: "1980-03-02" }, ["birthDate"]],
  ["which document is right", { document: "1A" }, { document: "2B" }, ["document"]],
  ["which type a number is of", dni, { ...dni, documentType: "passport" }, ["document"]],
  ["which company it is", { company: "Naviera" }, { company: "Astillero" }, ["company"]],
  ["nothing of notes, allergies or marks", { notes: "a", allergies: "b" }, { notes: "c", allergies: "d" }, []],
])("a merge asks %s", (_, kept, other, fields) => {
  expect(mergeChoices(guest(kept), guest(other))).toEqual(fields);
  expect(mergeChoices(guest(other), guest(kept))).toEqual(fields);
});

/** What the record that is kept tells, the other, what becomes of both, and what was chosen. */
it.each<[string, Partial<MergedData>, Partial<MergedData>, Partial<MergedData>, MergeChoice?]>([
  ["what only the other tells", { email: "" }, b, b],
  ["the notes of both", { notes: "Alta" }, { notes: "Tranquila" }, { notes: "Alta\nTranquila" }],
  ["a note once", { notes: "Cama alta" }, { notes: "cama ALTA" }, { notes: "Cama alta" }],
  ["the allergies of both", { allergies: "Gluten" }, { allergies: "Soja" }, { allergies: "Gluten\nSoja" }],
  ["the preferences of both, in their order", { preferences: ["quiet"] }, quietAbove, quietAbove],
  ["VIP if either is", { isVip: false }, { isVip: true }, { isVip: true }],
  ["the mark of either as not welcome", {}, { unwelcome: noise }, { unwelcome: noise }],
  ["both reasons why the guest is not welcome", { unwelcome: noise }, { unwelcome: damage }, both],
  ["no consent of the other", no, yes, no],
  ["no consent that the other has not given", yes, no, no],
  ["the consent of both", yes, yes, yes],
  ["the mail that was chosen", a, b, b, { email: "other" }],
  ["its own mail if that is chosen", a, b, a, { email: "kept" }],
  ["a document with its own type", dni, passport, passport, { document: "other" }],
  ["no type of another document", dni, untyped, untyped, { document: "other" }],
  ["the type that the other knows", { ...dni, documentType: "" }, { ...dni, document: "1a" }, dni],
])("a merged record has %s", (_, kept, other, expected, chosen = {}) => {
  expect(mergedGuest(guest(kept), guest(other), chosen)).toEqual(guest({ ...kept, ...expected }));
});

const some = (...values: string[]) => fc.constantFrom("", ...values);
const anybody: fc.Arbitrary<MergedData> = fc
  .record({
    email: some("a@x.es", "b@x.es"),
    document: some("1A", "2B"),
    documentType: fc.constantFrom("", "dni", "passport"),
    notes: some("alta", "tranquila", "alta\ntranquila"),
    preferences: fc.subarray(["highFloor", "quiet"] as const).map((all) => [...all]),
    isVip: fc.boolean(),
    hasMarketingConsent: fc.boolean(),
    unwelcome: fc.constantFrom(undefined, noise, damage),
  })
  .map(guest);
const either = fc.constantFrom("kept" as const, "other" as const);
const choice: fc.Arbitrary<MergeChoice> = fc.record({ email: either, document: either });

it("is as if a merge had never been, whichever is taken back first", () => {
  const merges = fc.array(fc.tuple(anybody, choice), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(anybody, merges, fc.nat(), (kept, all, n) => {
      const steps: MergeStep[] = [];
      let now = kept;
      for (const [other, chosen] of all) {
        steps.push({ before: now, other, chosen });
        now = mergedGuest(now, other, chosen);
      }
      const gone = n % all.length;
      const after = (left: (MergeStep | undefined)[]) => mergedAgain(steps, now, left);
      const without = all.filter((_, place) => place !== gone);
      const right = without.reduce((data, [other, chosen]) => mergedGuest(data, other, chosen), kept);
      expect(after(steps.map((step, place) => (place === gone ? undefined : step)))?.now).toEqual(right);
      expect(after(steps)).toEqual({ befores: steps.map(({ before }) => before), now });
      expect(after(steps.map(() => undefined))?.now).toEqual(kept);
    }),
    { seed: 31, numRuns: 500 },
  );
});

describe("what was edited after a merge", () => {
  const kept = guest({ email: "a@x.es" });
  const steps = [{ before: kept, other: guest({ phone: "600111222" }), chosen: {} }];
  const merged = mergedGuest(kept, steps[0]!.other, {});

  it("stays when the merge is taken back", () => {
    expect(mergedAgain(steps, { ...merged, notes: "Alta" }, [undefined])?.now).toEqual({ ...kept, notes: "Alta" });
  });

  it("keeps the merge from being taken back, where the merge had brought it", () => {
    expect(mergedAgain(steps, { ...merged, phone: "600111223" }, [undefined])).toBeUndefined();
  });
});
