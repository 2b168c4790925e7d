import { describe, expect, it } from "vitest";

import type { CancellationPolicy } from "@/contract/reservations/policies";
import type { PolicyTerms } from "@/contract/reservations/policyRecords";
import { formatsOf } from "@/shared/format/formats";
import { policyWords } from "@/shared/hotel/policyWords";
import { termsWords } from "@/shared/hotel/termsWords";
import { fetchCatalogue } from "@/shared/i18n/fetchCatalogue";
import { type LanguageCode, languageOf, languages } from "@/shared/i18n/languages";
import { textsOf } from "@/shared/i18n/texts";

async function textsIn(code: LanguageCode) {
  const catalogues = await Promise.all([fetchCatalogue(code, "booking"), fetchCatalogue(code, "policies")]);
  return textsOf({ code, messages: Object.assign({}, ...catalogues) });
}

const property = { currency: "EUR", checkInTime: "15:00" };
const wordsIn = async (code: LanguageCode) =>
  termsWords(await textsIn(code), formatsOf(languageOf(code).locale), property);
const codes = languages.map(({ code }) => code);

const inDays = (...days: number[]): PolicyTerms => ({
  kind: "cancellation",
  tiers: days.map((daysBefore) => ({ daysBefore, fee: { kind: "none" } })),
  lateFee: { kind: "percent", percent: 30 },
  noShowFee: { kind: "percent", percent: 100 },
});

/** Each kind of condition, once. */
const everything: PolicyTerms[] = [
  {
    kind: "cancellation",
    tiers: [
      { daysBefore: 14, fee: { kind: "none" } },
      { daysBefore: 2, fee: { kind: "nights", nights: 2 } },
      { hoursBefore: 5, fee: { kind: "fixed", amount: 50_00 } },
      { hoursBefore: 0, fee: { kind: "percent", percent: 80 } },
    ],
    lateFee: { kind: "percent", percent: 100 },
    noShowFee: { kind: "none" },
  },
  { kind: "deposit", fee: { kind: "none" }, dueDaysBefore: null },
  { kind: "deposit", fee: { kind: "nights", nights: 1 }, dueDaysBefore: null },
  { kind: "deposit", fee: { kind: "percent", percent: 30 }, dueDaysBefore: 7 },
  {
    kind: "children",
    bands: [
      { upToAge: 2, percent: 0, inCot: true },
      { upToAge: 11, percent: 50 },
      { upToAge: 17, percent: 100 },
    ],
  },
  {
    kind: "rules",
    checkInTime: "15:00",
    checkOutTime: "12:00",
    lateCheckOutUntil: "15:00",
    lateCheckOutFee: 40_00,
    petsAllowed: true,
    petKg: 15,
    petFee: 12_00,
    smokingAllowed: false,
    quietFrom: "23:00",
    quietUntil: "08:00",
  },
];

/** What is told of two nights of 110,00 and 120,00 that are booked long before: each kind of fee. */
async function toldOfStay(code: LanguageCode, feeCause: "N1" | "S1") {
  const { ofStay } = policyWords(await textsIn(code), formatsOf(languageOf(code).locale), "EUR");
  const cancellation: CancellationPolicy = {
    id: "each",
    name: "Cada una",
    tiers: [
      { daysBefore: 14, fee: { kind: "fixed", amount: 50_00 } },
      { daysBefore: 7, fee: { kind: "nights", nights: 1 } },
    ],
    lateFee: { kind: "percent", percent: 30 },
    noShowFee: { kind: "percent", percent: 100 },
  };
  const nights = [
    { date: "2026-06-01", price: 110_00 },
    { date: "2026-06-02", price: 120_00 },
  ];
  const moment = { businessDate: "2026-04-14", clock: "2026-04-14 12:00", feeCause };
  return plain(ofStay({ cancellation, checkInTime: "15:00" }, { arrival: "2026-06-01", nights, moment }));
}

const plain = (lines: string[]) => lines.map((line) => line.replaceAll(/\s/g, " ").replaceAll(/[\u2068\u2069]/g, ""));

it.each(codes)("what guests read is said wholly in %s", async (code) => {
  const { lines } = await wordsIn(code);
  const all = plain(everything.flatMap(lines));
  expect(all).toHaveLength(17);
  for (const line of all) expect(line).not.toMatch(/policy\.|booking\.|[{}#]|undefined|NaN/);
  expect(new Set(all).size).toBe(17);
});

it("what guests read is said in Spanish so", async () => {
  const { lines } = await wordsIn("es");
  expect(plain(everything.flatMap(lines))).toEqual([
    "Cancelación gratuita hasta 14 días antes de la llegada",
    "Cancelación hasta 2 días antes de la llegada: las 2 primeras noches",
    "Cancelación hasta 5 horas antes de la hora de check-in: 50,00 €",
    "Cancelación hasta la hora de check-in: el 80 % de la estancia",
    "Después, la estancia completa",
    "Si no se presenta, sin coste",
    "Sin depósito",
    "Depósito al reservar: la primera noche",
    "Depósito hasta 7 días antes de la llegada: el 30 % de la estancia",
    "De 0 a 2 años, en cuna: sin coste",
    "De 3 a 11 años: el 50 % del suplemento de adulto",
    "De 12 a 17 años: como un adulto",
    "Check-in desde las 15:00, check-out hasta las 12:00",
    "Late check-out hasta las 15:00: 40,00 €",
    "Mascotas de hasta 15 kg: 12,00 € por noche",
    "No se permite fumar",
    "Silencio de 23:00 a 08:00",
  ]);
});

it.each<[LanguageCode, string[]]>([
  ["es", ["hasta el día de la llegada", "hasta 1 día antes", "hasta 2 días antes", "hasta 21 días antes"]],
  ["en", ["up to the day of arrival", "up to 1 day before", "up to 2 days before", "up to 21 days before"]],
  ["ru", ["до дня заезда включительно", "за 1 день до", "за 2 дня до", "за 21 день до"]],
  ["ar", ["حتى يوم الوصول", "حتى يوم واحد قبل", "حتى يومين قبل", "حتى 21 يومًا قبل"]],
])("what guests read has the plural forms of %s", async (code, parts) => {
  const { lines } = await wordsIn(code);
  const [at21, at2, at1, at0] = plain(lines(inDays(0, 1, 2, 21)));
  for (const [place, said] of [at0, at1, at2, at21].entries()) expect(said).toContain(parts[place]);
});

const fixed: PolicyTerms = { kind: "deposit", fee: { kind: "fixed", amount: 1234_50 }, dueDaysBefore: null };

it.each<[string, LanguageCode, PolicyTerms, string]>([
  ["children as adults where no age is told", "es", { kind: "children", bands: [] }, "De 0 a 17 años: como un adulto"],
  ["money in Spanish", "es", fixed, "Depósito al reservar: 1234,50 €"],
  ["money in English", "en", fixed, "Deposit on booking: €1,234.50"],
  ["money in German", "de", fixed, "Anzahlung bei der Buchung: 1.234,50 €"],
])("tells guests of %s", async (_, code, terms, said) => {
  expect(plain((await wordsIn(code)).lines(terms))).toEqual([said]);
});

describe("the amounts that a guest is told", () => {
  it("are those that will be kept: a compensation has no VAT, a fixed sum is as it is", async () => {
    const told = await toldOfStay("es", "N1");
    expect(told.map((line) => line.replace(/^Hasta [^,]+/, "Hasta"))).toEqual([
      "Hasta, 50,00 €",
      "Hasta, la primera noche (100,00 €, no sujeto a IVA)",
      "Después, el 30 % de la estancia (62,73 €, no sujeto a IVA)",
      "Si no se presenta, la estancia completa (209,09 €, no sujeto a IVA)",
    ]);
  });

  it("have their VAT where the property taxes them as lodging", async () => {
    const amounts = (await toldOfStay("es", "S1")).map((line) => /[\d.,]+ €[^)]*/.exec(line)?.[0]);
    expect(amounts).toEqual(["50,00 €", "110,00 €", "69,00 €", "230,00 €"]);
  });

  it.each(codes)("say in %s that they are without VAT", async (code) => {
    const { text } = await textsIn(code);
    const words = text("policy.feeNoVat", { amount: "" })
      .replaceAll(/[^\p{L}\p{M}. ]/gu, "")
      .trim();
    const told = await toldOfStay(code, "N1");
    expect(told.map((line) => line.includes(words))).toEqual([false, true, true, true]);
  });
});
