import type { PriceListDraft } from "@/contract/pos/priceLists";
import { weekdays } from "@/contract/pos/weekdays";

import { type Fault, unless } from "../faults";
import { posReason } from "./posReason";

/** Why a list cannot hold, or would change no price. Its hours are times. */
export function priceListFaults({ weekdays: days, from, until, ...list }: PriceListDraft): Fault[] {
  const { firstDay, lastDay, percent, prices } = list;
  const isOnDays = weekdays.some((day) => days[day]);
  const areBoth = (from === "") === (until === "");
  return [
    ...unless(isOnDays, "weekdays", () => posReason("LIST_DAYS")),
    ...unless(areBoth, from === "" ? "from" : "until", () => posReason("LIST_HOURS_BOTH")),
    ...unless(from === "" || from !== until, "until", () => posReason("LIST_HOURS")),
    ...unless(firstDay === "" || lastDay === "" || firstDay <= lastDay, "lastDay", () => posReason("LIST_SEASON")),
    ...unless(percent !== null || prices.length > 0, "percent", () => posReason("LIST_NOTHING")),
  ];
}
