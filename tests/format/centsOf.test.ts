import fc from "fast-check";
import { expect, it } from "vitest";

import { centsOf, typedCents } from "@/shared/format/centsOf";
import { wholeNumber } from "@/shared/format/wholeNumber";

it.each([
  ["12,50", 12_50],
  ["12.5", 12_50],
  [" 7 ", 7_00],
  ["1.000", 1000_00],
  ["1.000,50", 1000_50],
  ["1,000.50", 1000_50],
  ["1 000,5", 1000_50],
  ["12.345.678", 12_345_678_00],
  ["-3,20", -3_20],
  ["٨٠", 80_00],
  ["٨٠٫٥", 80_50],
  ["۸۰", 80_00],
  ["١٬٠٠٠٫٥٠", 1000_50],
  ["١٬٠٠٠", 1000_00],
])("takes %j for %i cents", (typed, cents) => expect(centsOf(typed, "es")).toBe(cents));

it.each([
  ["es", "1.005", 1005_00],
  ["en", "1,005", 1005_00],
  ["fr", "1 005", 1005_00],
])("takes groups of thousands as written in %s", (locale, typed, cents) => expect(centsOf(typed, locale)).toBe(cents));

it.each([
  ["es", "1,005"],
  ["en", "1.005"],
  ["ar-u-nu-latn", "1.005"],
])("takes three decimals in %s for no amount, not for thousands", (locale, typed) =>
  expect(centsOf(typed, locale)).toBeNaN(),
);

it.each(["", "abc", "1e3", "12,3456", "1.00.000", "1.000.50", "1,000,5", "12,", "--1", "0x10", "٨٠٫٥٠٠"])(
  "takes %j for no amount",
  (typed) => expect(centsOf(typed, "es")).toBeNaN(),
);

it("takes each amount back as the field shows it, in every language", () => {
  const languages = fc.constantFrom("es", "en", "fr", "de", "ar-u-nu-latn");
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), languages, (cents, locale) => {
      expect(centsOf(typedCents(cents, locale), locale)).toBe(cents);
    }),
  );
});

it.each([
  ["1200", 1200],
  ["−50", -50],
  ["٨٠", 80],
  ["۸۰", 80],
  ["8,5", Number.NaN],
])("takes %j for the whole number %d", (typed, number) => expect(wholeNumber(typed)).toBe(number));
