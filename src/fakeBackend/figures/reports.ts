import { type Comparison, dimensions, type Period } from "@/contract/figures/period";
import {
  cancellationKeys,
  type CancellationQuery,
  type Cancellations,
  type DailyReport,
  type Forecast,
  type ForecastQuery,
  type HousekeepingReport,
  type Production,
  type ProductionQuery,
} from "@/contract/figures/reports";
import type { CivilDate } from "@/contract/property";
import { addDays } from "@/domain/civilDate";
import { cancellationRows, type EmptyRooms, lostRevenue } from "@/domain/kpis/cancellations";
import { type FigureStay, isNight, partSums } from "@/domain/kpis/figureStay";
import { type Figured, nightSums, periodSums, roomsIn } from "@/domain/kpis/nightSums";
import {
  comparedNights,
  comparedUntilDay,
  isWithin,
  nightsIn,
  type Nights,
  spanOf,
  untilDay,
} from "@/domain/kpis/period";
import { noPickup, pickupByDate } from "@/domain/kpis/pickup";
import { sumsByKey } from "@/domain/kpis/shares";

import type { HousekeepingBook } from "../housekeeping/HousekeepingBook";
import { workOn } from "../housekeeping/workOn";
import { askedOf, refuseUnknown } from "./askedOf";
import { booksNow, changesSince, compared, comparedByNight } from "./books";
import type { FigureData } from "./figureData";
import type { Journal } from "./Journal";
import { roomsOf } from "./nightRooms";

/** Of the last closed day unless a date is given. */
export function dailyReport(
  { date, compare }: { date?: CivilDate; compare: Comparison },
  data: FigureData,
): DailyReport {
  const { book, reports } = data;
  refuseUnknown({ compare }, book);
  const report = reports.get(date ?? addDays(book.openNight, -1));
  const day = { from: report.date, to: report.date };
  const sums = (period: Period, base: Nights) => compared(periodSums, data, {}, period, base);
  const until = (span: "month" | "year") =>
    sums(untilDay(report.date, span), comparedUntilDay(report.date, span, compare));
  return {
    date: report.date,
    report,
    day: sums(day, comparedNights(day, compare)),
    month: until("month"),
    year: until("year"),
    asOf: book.hotel.revision.count,
  };
}

export function forecast(query: ForecastQuery, data: FigureData): Forecast {
  const { book } = data;
  const { period, filter } = askedOf(query, book);
  const pickups = pickupByDate(changesSince(data, filter, period, query.since));
  const now = booksNow(data, filter, period);
  const groups = nightSums({ ...now, stays: [...now.stays].filter(({ isGroup }) => isGroup) }, period);
  return {
    comparedWith: spanOf(comparedNights(period, query.compare)),
    openNight: book.openNight,
    nights: comparedByNight(data, filter, period, query.compare).map((night, place) => ({
      ...night,
      groups: groups[place]!.sold,
      pickup: pickups.get(night.date) ?? noPickup(),
    })),
    asOf: book.hotel.revision.count,
  };
}

export function production(query: ProductionQuery, data: FigureData): Production {
  const { book, journal } = data;
  const { period, filter } = askedOf(query, book, dimensions);
  const base = comparedNights(period, query.compare);
  const byKey = (figured: Figured, nights: Nights) => sumsByKey(figured, nights, query.by);
  const { now, before } = compared(byKey, data, filter, period, base);
  const keys = new Set([...now, ...(before ?? [])].map(({ key }) => key));
  const sumsOf = (rows: typeof now, key: string) => rows.find((row) => row.key === key) ?? { ...partSums, inHouse: 0 };
  return {
    comparedWith: spanOf(base),
    inventory: roomsIn(period, journal.roomsOn(filter.type)).inventory,
    rows: [...keys].map((key) => ({ key, now: sumsOf(now, key), ...(before && { before: sumsOf(before, key) }) })),
    asOf: book.hotel.revision.count,
  };
}

export function cancellations(query: CancellationQuery, { book, journal }: FigureData): Cancellations {
  const { period } = askedOf(query, book, cancellationKeys);
  const { openNight } = book;
  const arriving = [...book.staysIn(period)].filter(({ arrival }) => isWithin(arrival, period));
  const last = arriving.reduce((latest, { departure }) => (departure > latest ? departure : latest), period.to);
  const near = [...book.staysIn({ from: period.from, to: last })];
  const lost = lostRevenue(near, emptyRooms(near, journal), openNight);
  return { rows: cancellationRows(arriving, period, query.by, lost, openNight), asOf: book.hotel.revision.count };
}

/** Rooms of a type that stay empty on a night of these stays. */
function emptyRooms(stays: readonly FigureStay[], journal: Journal): EmptyRooms {
  const taken = new Map<string, number>();
  for (const { date, roomTypeId } of stays.flatMap(({ parts }) => parts.filter(isNight))) {
    const key = `${date} ${roomTypeId}`;
    taken.set(key, (taken.get(key) ?? 0) + 1);
  }
  const roomsByType = journal.roomsByType();
  return (night, roomTypeId) => {
    const { inventory, outOfOrder, houseUse } = roomsOf(roomsByType(night), roomTypeId);
    return inventory - outOfOrder - houseUse - (taken.get(`${night} ${roomTypeId}`) ?? 0);
  };
}

export function housekeeping(
  query: Period,
  { book, reports }: FigureData,
  housekeepingBook: HousekeepingBook,
): HousekeepingReport {
  const { period } = askedOf(query, book);
  const dates = nightsIn(period);
  const cleaningOn = (date: CivilDate) => reports.cleaningAfter(addDays(date, -1));
  const days = dates.flatMap((date) => {
    const cleaning = cleaningOn(date);
    if (!cleaning) return [];
    const count = { departure: 0, stay: 0, touchUp: 0, vip: 0, check: 0 };
    for (const { kind } of cleaning) count[kind] += 1;
    return [{ date, ...count }];
  });
  const people = workOn(dates, housekeepingBook, (date) => (reports.isSampled(date) ? cleaningOn(date) : undefined));
  return { days, people, asOf: book.hotel.revision.count };
}
