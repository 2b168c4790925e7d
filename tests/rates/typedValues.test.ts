import { expect, it } from "vitest";

import { typedAmount, typedPercent, typedPrice } from "@/features/rates/values/typedValues";

const es = { locale: "es", currency: "EUR" };
const ar = { locale: "ar-u-ca-gregory-nu-latn", currency: "EUR" };

it.each([
  ["80 €", 80_00],
  ["€80", 80_00],
  ["1.200,50\u00a0€", 1200_50],
  ["EUR 80", 80_00],
  ["−5 €", -5_00],
])("reads the pasted price %s in the currency of the hotel", (typed, cents) => {
  expect(typedPrice(typed, es)).toBe(cents);
});

it.each(["$80", "80 USD", "8€0", "€", "80 € o 90 €", "1e3", ""])("reads no price in %j", (typed) => {
  expect(typedPrice(typed, es)).toBeNaN();
});

it("reads a price as Arabic shows it, and an amount with its sign", () => {
  const shown = new Intl.NumberFormat(ar.locale, { style: "currency", currency: "EUR" }).format(83.5);
  expect(typedPrice(shown, ar)).toBe(83_50);
  expect([typedAmount("+18,00 €", es), typedAmount("-18", es)]).toEqual([18_00, -18_00]);
});

it.each([
  ["−12,5 %", -12.5],
  ["١٢٫٥٪", 12.5],
  ["+10", 10],
])("reads the percentage %s", (typed, percent) => {
  expect(typedPercent(typed)).toBe(percent);
});
