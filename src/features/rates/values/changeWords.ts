import type {
  RateAct,
  RateCalendar,
  RateField,
  RateLine,
  RateLineChange,
  RateValue,
} from "@/contract/reservations/rateCalendar";

import type { RateWords } from "./rateWords";

/** "Doble · BAR": where nights are. */
export function lineWords({ ratePlanId, roomTypeId }: Pick<RateLine, "ratePlanId" | "roomTypeId">, of: RateCalendar) {
  const type = of.roomTypes.find(({ id }) => id === roomTypeId)?.name ?? roomTypeId;
  return `${type} · ${of.ratePlans.find(({ id }) => id === ratePlanId)?.code ?? ratePlanId}`;
}

/** "Doble · BAR · Precio · 14/04/2026 – 16/04/2026": what is changed. */
export function changeLabel(change: RateLineChange, of: RateCalendar, { text, formats }: RateWords): string {
  const dates = change.nights.map(({ date }) => date);
  const days = [...new Set([dates[0]!, dates.at(-1)!])].map(formats.date).join(" – ");
  return `${lineWords(change, of)} · ${text(`rates.field.${change.field}`)} · ${days}`;
}

/** How a plan derives, or the floor of a type. */
export type RuleAct = Exclude<RateAct, { changes: unknown }>;

/** How a plan derives or the floor of a type was before it was changed, or is after. */
export function ruleWords(
  act: RuleAct,
  end: "before" | "after",
  { ratePlans, currency }: RateCalendar,
  { text, formats, formulaOf }: RateWords,
): string {
  if ("roomTypeId" in act) {
    const cents = act[end];
    return cents === null ? text("rates.floorNone") : formats.money({ cents, currency });
  }
  const derivedFrom = act[end];
  const plan = ratePlans.find(({ id }) => id === act.ratePlanId);
  return (plan && derivedFrom && formulaOf({ ...plan, derivedFrom }, ratePlans)) || text("rates.ownPrices");
}

/** A value of a field in words; a price without its currency, as in the grid. */
export function valueWords(field: RateField, value: RateValue, { text, amount }: RateWords): string {
  if (value === null) return text("rates.notSet");
  if (typeof value === "boolean") return text(value ? "rates.isClosed" : "rates.isOpen");
  return field === "price" ? amount(value) : String(value);
}

/** Of the values of changed nights the least and the greatest: "105,60 – 120,00". */
export function spanOf(
  { field, nights }: RateLineChange,
  valueIn: (night: RateLineChange["nights"][number]) => RateValue,
  words: RateWords,
): string {
  const sorted = [...new Set(nights.map(valueIn))].toSorted((one, other) => Number(one) - Number(other));
  const [least, greatest] = [sorted[0], sorted.at(-1)].map((value) => valueWords(field, value ?? null, words));
  return sorted.length > 1 ? `${least} – ${greatest}` : least!;
}
