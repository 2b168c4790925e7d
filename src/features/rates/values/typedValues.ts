import type { RateField } from "@/contract/reservations/rateCalendar";
import { centsOf } from "@/shared/format/centsOf";
import { wholeNumber } from "@/shared/format/wholeNumber";

/** Cents of a price, else a whole number; NaN where it is none. */
export const typedValue = (field: RateField, typed: string, locale: string): number =>
  field === "price" ? centsOf(typed, locale) : wholeNumber(typed);

/** Cents of an amount with or without a sign; NaN where it is none. */
export const typedAmount = (typed: string, locale: string): number => centsOf(typed.replace("+", ""), locale);

/** "-12", "−12,5 %" and "12.5" are percentages; NaN for anything else. */
export function typedPercent(typed: string): number {
  const plain = typed
    .replaceAll(/[\s\u200e\u200f%٪]/g, "")
    .replace("−", "-")
    .replace(",", ".");
  return /^[+-]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}
