import type { Compared } from "@/contract/figures/hotelFigures";
import type { Comparison, Period } from "@/contract/figures/period";
import type { NightSums } from "@/contract/figures/sums";
import type { CivilDate } from "@/contract/property";
import { addDays } from "@/domain/civilDate";
import { type FigureStay, isOfFilter } from "@/domain/kpis/figureStay";
import { type Figured, nightSums } from "@/domain/kpis/nightSums";
import {
  type BookChange,
  type ChangedNight,
  changedNights,
  type NightChange,
  soldNights,
} from "@/domain/kpis/onTheBooks";
import { comparedNight, comparedNights, isWithin, type Nights } from "@/domain/kpis/period";
import { nightsBetween } from "@/domain/stay";

import type { Filter } from "./askedOf";
import type { FigureBook } from "./FigureBook";
import type { FigureData } from "./figureData";

/** After each close. */
const NEVER: CivilDate = "9999-12-31";

/** The books of some nights as they are. The stays are read once. */
export function booksNow({ book, journal }: FigureData, filter: Filter, nights: Nights): Figured {
  const stays = [...book.staysIn(nights)];
  return { stays, filter, roomsOn: journal.roomsOn(filter.type), openNight: book.openNight };
}

/**
 * The books of the nights that others are compared with, each as it was known as long before it as the other is now; of a
 * closed night, as it was slept.
 */
function booksThen(data: FigureData, filter: Filter, nights: Nights): Figured {
  const { openNight } = data.book;
  const closes = new Map<CivilDate, CivilDate>();
  for (const [night, other] of nights.comparedTo ?? []) {
    if (other >= openNight) closes.set(night, addDays(night, nightsBetween(other, openNight) - 1));
  }
  return closes.size === 0 ? booksNow(data, filter, nights) : booksAt(data, filter, nights, closes);
}

/** The books of some nights, each after its close: by the journal, those of now without the changes since. */
export function booksAt(
  data: FigureData,
  filter: Filter,
  nights: Nights,
  closes: ReadonlyMap<CivilDate, CivilDate>,
): Figured {
  const { book } = data;
  const now = booksNow(data, filter, nights);
  const first = [...closes.values()].reduce((least, close) => (close < least ? close : least));
  const openNight = addDays(first, 1);
  const closeOf = (night: CivilDate) =>
    closes.get(night) ?? (isWithin(night, nights) || night <= first ? NEVER : first);
  const undone = changesAfter(closeOf, first, nights, data);
  const changed = [...undone].flatMap(([id, changes]) => book.withoutChanges(id, changes, openNight) ?? []);
  // the journal has no stay without a sold night
  const isKnown = (stay: FigureStay) =>
    stay.createdOn <= closeOf(stay.arrival) || soldNights(stay, book.openNight).length > 0;
  const same = [...now.stays].filter((stay) => !undone.has(stay.id) && isKnown(stay));
  return { ...now, stays: [...same, ...changed], openNight };
}

/** The changes of the nights of reservations after their closes, where one of them is of these nights. */
function changesAfter(
  closeOf: (night: CivilDate) => CivilDate,
  first: CivilDate,
  nights: Nights,
  { journal }: FigureData,
): Map<BookChange["id"], NightChange[]> {
  const undone = new Map<BookChange["id"], NightChange[]>();
  const closes = journal.since(first);
  for (const { date, changes } of closes) {
    for (const { id, nights: changed } of changes) {
      if (changed.some((night) => isWithin(night.date, nights) && date > closeOf(night.date))) undone.set(id, []);
    }
  }
  for (const { date, changes } of closes) {
    for (const { id, nights: changed } of changes) {
      undone.get(id)?.push(...changed.filter((night) => date > closeOf(night.date)));
    }
  }
  return undone;
}

/** Both sums, the second where there are data of all of its nights. */
export const compared = <Sums>(
  of: (figured: Figured, nights: Nights) => Sums,
  data: FigureData,
  filter: Filter,
  period: Period,
  base: Nights,
): Compared<Sums> => ({
  now: of(booksNow(data, filter, period), period),
  ...(base.from >= data.book.known.from && { before: of(booksThen(data, filter, base), base) }),
});

/** The sums of each night of a period, beside those of the one that it is compared with, where there are data of that. */
export function comparedByNight(
  data: FigureData,
  filter: Filter,
  period: Period,
  comparison: Comparison,
): (Compared<NightSums> & { date: CivilDate })[] {
  const base = comparedNights(period, comparison);
  const before = new Map(nightSums(booksThen(data, filter, base), base).map(({ date, ...sums }) => [date, sums]));
  return nightSums(booksNow(data, filter, period), period).map(({ date, ...now }) => {
    const other = comparedNight(date, period, comparison);
    return { date, now, ...(other >= data.book.known.from && { before: before.get(other)! }) };
  });
}

/** The nights of a period that have changed since so many closed days, and on the open one. */
export function changesSince(
  { book, journal }: FigureData,
  filter: Filter,
  period: Period,
  days = 1,
): Iterable<ChangedNight> {
  const closes = journal.since(addDays(book.openNight, -1 - days));
  const changes = closes.flatMap((closed) => closed.changes).filter((change) => isOf(change, filter, book));
  return changedNights(changes, period, filter.type);
}

/** By channel, plan and segment as they were then; by what else tells nights apart as the reservation is now. */
function isOf({ id, ratePlanId, channelId, segment }: BookChange, filter: Filter, book: FigureBook): boolean {
  const isAny = Object.keys(filter).every((dimension) => dimension === "type");
  return isAny || isOfFilter({ ...book.stay(id), ratePlanId, channelId, segment }, filter);
}
