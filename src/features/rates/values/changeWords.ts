import type { RateField, RateValue } from "@/contract/reservations/rateCalendar";

import type { RateWords } from "./rateWords";

/** A value of a field in words. */
export function valueWords(field: RateField, value: RateValue, { text, formats, currency }: RateWords): string {
  if (value === null) return text("rates.notSet");
  if (typeof value === "boolean") return text(value ? "rates.isClosed" : "rates.isOpen");
  return field === "price" ? formats.money({ cents: value, currency }) : String(value);
}

/** Of many values the least and the greatest: "105,60 € – 120,00 €". */
export function spanOf(values: readonly RateValue[], wordsOf: (value: RateValue) => string): string {
  const sorted = [...new Set(values)].toSorted((one, other) => Number(one) - Number(other));
  const [first = null, last = first] = [sorted[0], sorted.at(-1)];
  return first === last ? wordsOf(first) : `${wordsOf(first)} – ${wordsOf(last)}`;
}
