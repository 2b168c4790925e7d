import type { RateCalendar, RateField, RateLine, RateValue } from "@/contract/reservations/rateCalendar";

import type { RateWords } from "./rateWords";

/** "Doble · BAR": where nights are. */
export function lineWords({ ratePlanId, roomTypeId }: Pick<RateLine, "ratePlanId" | "roomTypeId">, of: RateCalendar) {
  const type = of.roomTypes.find(({ id }) => id === roomTypeId)?.name ?? roomTypeId;
  return `${type} · ${of.ratePlans.find(({ id }) => id === ratePlanId)?.code ?? ratePlanId}`;
}

/** A value of a field in words; a price without its currency, as in the grid. */
export function valueWords(field: RateField, value: RateValue, { text, amount }: RateWords): string {
  if (value === null) return text("rates.notSet");
  if (typeof value === "boolean") return text(value ? "rates.isClosed" : "rates.isOpen");
  return field === "price" ? amount(value) : String(value);
}

/** Of many values the least and the greatest: "105,60 – 120,00". */
export function spanOf(values: readonly RateValue[], wordsOf: (value: RateValue) => string): string {
  const sorted = [...new Set(values)].toSorted((one, other) => Number(one) - Number(other));
  const [first = null, last = first] = [sorted[0], sorted.at(-1)];
  return first === last ? wordsOf(first) : `${wordsOf(first)} – ${wordsOf(last)}`;
}
