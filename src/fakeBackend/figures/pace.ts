import type { Comparison, FigureFilter, Period } from "@/contract/figures/period";
import type { NightSums } from "@/contract/figures/sums";
import type { CivilDate } from "@/contract/property";
import { addDays } from "@/domain/civilDate";
import { nightSums } from "@/domain/kpis/nightSums";
import { comparedClose, comparedNight } from "@/domain/kpis/period";
import { nightsOf } from "@/domain/stay";

import { booksNow, filterOf } from "./books";
import type { FigureData } from "./figureData";
import { changesSince } from "./pickups";

/**
 * By the night of a period, the sums of the one that it is compared with, where there are data of that. A night that was
 * not closed then has the nights and the revenue that were on the books: by the journal, what is there now without the
 * changes since.
 */
export function nightsThen(
  period: Period,
  comparison: Comparison,
  query: Partial<FigureFilter>,
  data: FigureData,
): Map<CivilDate, NightSums> {
  const { book } = data;
  const nights = nightsOf({ arrival: period.from, departure: addDays(period.to, 1) });
  const pairs = nights.map((night) => [night, comparedNight(night, period, comparison)] as const);
  const dates = pairs.map(([, night]) => night).toSorted();
  const whole = { from: dates[0]!, to: dates.at(-1)! };
  const close = comparedClose(addDays(book.openNight, -1), comparison);
  const filter = filterOf(query);
  const isPast = comparison === "before" || whole.to <= close;
  const sums = new Map(nightSums(booksNow(book, filter)(whole), whole).map((night) => [night.date, night]));
  for (const { date, nights: count, roomRevenue } of isPast ? [] : changesSince(close, whole, filter, data)) {
    const night = sums.get(date);
    if (!night || date <= close) continue;
    night.sold -= count;
    night.roomRevenue -= roomRevenue;
  }
  return new Map(pairs.flatMap(([night, before]) => (before < book.known.from ? [] : [[night, sums.get(before)!]])));
}
