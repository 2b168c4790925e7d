import { type PriceListDraft, weekdays } from "@/contract/pos/priceLists";
import type { PriceList } from "@/contract/pos/till";

import { type Fault, unless } from "../faults";
import { posReason } from "./posReason";

/** A record as a till reads it. */
export const toPriceList = ({ weekdays: days, ...list }: PriceListDraft & { id: string }): PriceList => ({
  id: list.id,
  name: list.name,
  outlet: list.outlet,
  weekdays: weekdays.flatMap((day, place) => (days[day] ? [place + 1] : [])),
  from: list.from,
  until: list.until,
  firstDay: list.firstDay,
  lastDay: list.lastDay,
  category: list.category.trim(),
  percent: list.percent,
  prices: list.prices,
});

/** Why a list cannot hold, or would change no price. Its hours are times. */
export function priceListFaults({ weekdays: days, from, until, ...list }: PriceList): Fault[] {
  const { firstDay, lastDay, percent, prices } = list;
  const areBoth = (from === "") === (until === "");
  return [
    ...unless(days.length > 0, "weekdays", () => posReason("LIST_DAYS")),
    ...unless(areBoth, from === "" ? "from" : "until", () => posReason("LIST_HOURS_BOTH")),
    ...unless(from === "" || from !== until, "until", () => posReason("LIST_HOURS")),
    ...unless(firstDay === "" || lastDay === "" || firstDay <= lastDay, "lastDay", () => posReason("LIST_SEASON")),
    ...unless(percent !== null || prices.length > 0, "percent", () => posReason("LIST_NOTHING")),
  ];
}
