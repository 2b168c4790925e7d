import { type Comparison, type Dimension, dimensions, type FigureFilter, type Period } from "@/contract/figures/period";
import type { Compared } from "@/contract/figures/hotelFigures";
import { addDays } from "@/domain/civilDate";
import type { FigureStay } from "@/domain/kpis/figureStay";
import type { Figured } from "@/domain/kpis/nightSums";
import { comparedClose } from "@/domain/kpis/period";
import { periodReasons } from "@/domain/kpis/periodReasons";

import { refuseInput } from "../records/Refused";
import type { FigureBook } from "./FigureBook";
import { roomsOn } from "./roomsOn";

/** The books for the nights of a period. */
export type Books = (period: Period) => Figured;

/** The period of a query; refused with the reason why it has no figures. */
export function periodOf({ from, to }: Period, book: FigureBook): Period {
  refuseInput(periodReasons({ from, to }, book.known));
  return { from, to };
}

/** The dimensions that a query asks for. */
export const filterOf = (query: Partial<FigureFilter>): Partial<Record<Dimension, string>> =>
  Object.fromEntries(dimensions.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]]])));

/** The books as they are. The stays of a period are read once. */
export function booksNow(book: FigureBook, filter: Partial<FigureFilter> = {}): Books {
  const rooms = roomsOn(book.hotel, filter.type);
  const { openNight } = book;
  const read = new Map<string, FigureStay[]>();
  return (period) => {
    const key = `${period.from} ${period.to}`;
    const stays = read.get(key) ?? [...book.staysIn(period)];
    read.set(key, stays);
    return { stays, filter, roomsOn: rooms, openNight };
  };
}

/** The books that a period is compared with: a year before also as they were known then. */
export function booksThen(book: FigureBook, filter: Partial<FigureFilter>, comparison: Comparison): Books {
  const openNight = addDays(comparedClose(addDays(book.openNight, -1), comparison), 1);
  const now = booksNow(book, filter);
  if (openNight === book.openNight) return now;
  return (period) => {
    const { stays, ...figured } = now(period);
    return { ...figured, stays: period.to < openNight ? stays : known(stays), openNight };
  };

  function* known(stays: Iterable<FigureStay>): Generator<FigureStay> {
    for (const stay of stays) {
      if (stay.createdOn >= openNight) continue;
      const isOffLater = stay.endedAt !== undefined && book.dateAt(stay.endedAt) >= openNight;
      yield isOffLater ? book.asBooked(stay, openNight) : stay;
    }
  }
}

/** Both sums, the second where there are data of all of its nights. */
export const compared = <Sums>(
  of: (figured: Figured, period: Period) => Sums,
  [now, period]: [Books, Period],
  [then, before]: [Books, Period],
  { from }: Period,
): Compared<Sums> => ({
  now: of(now(period), period),
  ...(before.from >= from && { before: of(then(before), before) }),
});
