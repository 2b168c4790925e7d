import type { Dimension, Period } from "@/contract/figures/period";
import type { CivilDate } from "@/contract/property";
import { addDays } from "@/domain/civilDate";
import { isOfFilter } from "@/domain/kpis/figureStay";
import { type BookChange, type ChangedNight, changedNights } from "@/domain/kpis/onTheBooks";

import type { FigureBook } from "./FigureBook";
import type { FigureData } from "./figureData";

type Filter = Partial<Record<Dimension, string>>;

/** The close with which the books are compared: since then so many days have closed, and one is open. */
export const closeBefore = ({ openNight }: FigureBook, days = 1): CivilDate => addDays(openNight, -1 - days);

/** The nights of a period that have changed since a close. */
export function changesSince(
  close: CivilDate,
  period: Period,
  filter: Filter,
  data: FigureData,
): Iterable<ChangedNight> {
  const changes = data.journal.since(close).filter((change) => isOf(change, filter, data.book));
  return changedNights(changes, period, filter.type);
}

/** By channel, plan and segment as they were then; by what else tells nights apart as the reservation is now. */
function isOf({ id, ratePlanId, channelId, segment }: BookChange, filter: Filter, book: FigureBook): boolean {
  const isAny = Object.keys(filter).every((dimension) => dimension === "type");
  return isAny || isOfFilter({ ...book.stay(id), ratePlanId, channelId, segment }, filter);
}
