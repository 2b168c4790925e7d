import type { RateField } from "@/contract/reservations/rateCalendar";
import { latinDigits } from "@/domain/text/digits";
import { centsOf } from "@/shared/format/centsOf";
import { wholeNumber } from "@/shared/format/wholeNumber";

import type { RateWords } from "./rateWords";

type MoneyWords = Pick<RateWords, "locale" | "currency">;

/** Cents of a price, else a whole number; NaN where it is none. */
export const typedValue = (field: RateField, typed: string, words: MoneyWords): number =>
  field === "price" ? typedPrice(typed, words) : wholeNumber(typed);

/** Cents of an amount with or without a sign; NaN where it is none. */
export const typedAmount = (typed: string, words: MoneyWords): number => typedPrice(typed.replace("+", ""), words);

/** Cents of a price as it is typed, or pasted with the currency of the hotel: "80 €" and "EUR 80"; NaN where it is none. */
export function typedPrice(typed: string, { locale, currency }: MoneyWords): number {
  const plain = typed.replaceAll(DIRECTIONS, "").trim();
  const sign = [signOf(currency, locale), currency].find((one) => plain.startsWith(one) || plain.endsWith(one)) ?? "";
  const amount = plain.startsWith(sign) ? plain.slice(sign.length) : plain.slice(0, -sign.length);
  return centsOf(amount, locale);
}

/** Marks that Arabic amounts have between their parts. */
const DIRECTIONS = /[\u200e\u200f\u2066-\u2069]/g;

const signOf = (currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "narrowSymbol" })
    .formatToParts(0)
    .find(({ type }) => type === "currency")?.value ?? currency;

/** "-12", "−12,5 %" and "12.5" are percentages; NaN for anything else. */
export function typedPercent(typed: string): number {
  const plain = latinDigits(typed)
    .replaceAll(/[\s\u200e\u200f%٪]/g, "")
    .replace("−", "-")
    .replace(/[,٫]/, ".");
  return /^[+-]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}
