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

describe("a merge asks", () => {
  it.each<[string, Partial<GuestData>, Partial<GuestData>, string[]]>([
    ["nothing of what only one record tells", { email: "l@x.es" }, { phone: "600111222" }, []],
    ["nothing of what both tell in different signs", { phone: "+34 600 111 222" }, { phone: "600111222" }, []],
    ["nothing of a mail in capitals", { email: "L@x.es" }, { email: "l@x.es" }, []],
    ["nothing of a document with dots", { document: "12.345.678-z" }, { document: "12345678Z" }, []],
    ["which mail is right", { email: "l@x.es" }, { email: "lucia@y.es" }, ["email"]],
    ["which telephone is right", { phone: "600111222" }, { phone: "600111223" }, ["phone"]],
    ["which spelling of a name is right", { firstName: "Lucia" }, { firstName: "Lucía" }, ["firstName"]],
    ["which name a single name belongs to", { lastName: "" }, { firstName: "Luz" }, ["firstName"]],
    ["which birth date is right", { birthDate: "1980-02-03" }, { birthDate: "1980-03-02" }, ["birthDate"]],
    ["which document is right", { document: "1A" }, { document: "2B" }, ["document"]],
    [
      "which type a number is of",
      { document: "1A", documentType: "dni" },
      { document: "1A", documentType: "passport" },
      ["document"],
    ],
    ["which company it is", { company: "Naviera" }, { company: "Astillero" }, ["company"]],
    ["nothing of notes, allergies or marks", { notes: "a", allergies: "b" }, { notes: "c", allergies: "d" }, []],
  ])("%s", (_, kept, other, fields) => {
    expect(mergeChoices(guest(kept), guest(other))).toEqual(fields);
    expect(mergeChoices(guest(other), guest(kept))).toEqual(fields);
  });
});

describe("a merged record", () => {
  it.each<[string, Partial<MergedData>, Partial<MergedData>, MergeChoice, Partial<MergedData>]>([
    ["has what only one of them tells", { email: "" }, { email: "l@x.es" }, {}, { email: "l@x.es" }],
    ["has the notes of both", { notes: "Alta" }, { notes: "Tranquila" }, {}, { notes: "Alta\nTranquila" }],
    ["has a note once", { notes: "Cama alta" }, { notes: "cama ALTA" }, {}, { notes: "Cama alta" }],
    ["has the allergies of both", { allergies: "Gluten" }, { allergies: "Soja" }, {}, { allergies: "Gluten\nSoja" }],
    [
      "has the preferences of both, in their order",
      { preferences: ["quiet"] },
      { preferences: ["highFloor", "quiet"] },
      {},
      { preferences: ["highFloor", "quiet"] },
    ],
    ["is VIP if one is", { isVip: false }, { isVip: true }, {}, { isVip: true }],
    ["is not welcome if one is not", {}, { unwelcome: noise }, {}, { unwelcome: noise }],
    [
      "keeps both reasons why the guest is not welcome",
      { unwelcome: noise },
      { unwelcome: damage },
      {},
      { unwelcome: { ...noise, reason: "Ruido; Rompió una lámpara" } },
    ],
    [
      "does not take a consent over from the other",
      { hasMarketingConsent: false },
      { hasMarketingConsent: true },
      {},
      { hasMarketingConsent: false },
    ],
    [
      "loses a consent that the other has not given",
      { hasMarketingConsent: true },
      { hasMarketingConsent: false },
      {},
      { hasMarketingConsent: false },
    ],
    [
      "has the consent of both",
      { hasMarketingConsent: true },
      { hasMarketingConsent: true },
      {},
      { hasMarketingConsent: true },
    ],
    ["has the mail that was chosen", { email: "a@x.es" }, { email: "b@x.es" }, { email: "other" }, { email: "b@x.es" }],
    [
      "keeps a mail that is chosen so",
      { email: "a@x.es" },
      { email: "b@x.es" },
      { email: "kept" },
      { email: "a@x.es" },
    ],
    [
      "has a document with its own type",
      { document: "1A", documentType: "dni" },
      { document: "P2", documentType: "passport" },
      { document: "other" },
      { document: "P2", documentType: "passport" },
    ],
    [
      "does not give the type of one document to another one",
      { document: "1A", documentType: "dni" },
      { document: "P2", documentType: "" },
      { document: "other" },
      { document: "P2", documentType: "" },
    ],
    [
      "learns the type of its document",
      { document: "1A", documentType: "" },
      { document: "1a", documentType: "dni" },
      {},
      { document: "1A", documentType: "dni" },
    ],
  ])("%s", (_, kept, other, chosen, expected) => {
    expect(mergedGuest(guest(kept), guest(other), chosen)).toEqual(guest({ ...kept, ...expected }));
  });
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
const choice: fc.Arbitrary<MergeChoice> = fc.record({
  email: fc.constantFrom("kept", "other"),
  document: fc.constantFrom("kept", "other"),
});

it("is as if a merge had never been, whichever is taken back first", () => {
  fc.assert(
    fc.property(
      anybody,
      fc.array(fc.tuple(anybody, choice), { minLength: 1, maxLength: 4 }),
      fc.nat(),
      (kept, all, n) => {
        const steps: MergeStep[] = [];
        let now = kept;
        for (const [other, chosen] of all) {
          steps.push({ before: now, other, chosen });
          now = mergedGuest(now, other, chosen);
        }
        const gone = n % all.length;
        const again = mergedAgain(
          steps,
          now,
          steps.map((step, place) => (place === gone ? undefined : step)),
        );
        const without = all.filter((_, place) => place !== gone);
        expect(again?.now).toEqual(without.reduce((data, [other, chosen]) => mergedGuest(data, other, chosen), kept));
        expect(mergedAgain(steps, now, steps)).toEqual({ befores: steps.map(({ before }) => before), now });
        expect(
          mergedAgain(
            steps,
            now,
            steps.map(() => undefined),
          )?.now,
        ).toEqual(kept);
      },
    ),
    { seed: 31, numRuns: 2000 },
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
