import type { Compared } from "@/contract/figures/hotelFigures";
import { type Comparison, dimensions, type Period } from "@/contract/figures/period";
import {
  type CancellationQuery,
  type Cancellations,
  cancellationKeys,
  type DailyReport,
  type Forecast,
  type ForecastNight,
  type ForecastQuery,
  type HousekeepingReport,
  type Production,
  type ProductionQuery,
  type ProductionSums,
} from "@/contract/figures/reports";
import type { PeriodSums } from "@/contract/figures/sums";
import type { CivilDate } from "@/contract/property";
import { addDays } from "@/domain/civilDate";
import { cancellationRows, type EmptyRooms, lostRevenue } from "@/domain/kpis/cancellations";
import type { FigureStay } from "@/domain/kpis/figureStay";
import { isNight, isWithin, nightSums, periodSums, roomsIn } from "@/domain/kpis/nightSums";
import { comparedPeriod, comparedUntilDay, untilDay } from "@/domain/kpis/period";
import { pickupByDate } from "@/domain/kpis/pickup";
import { sumsByKey } from "@/domain/kpis/shares";
import { nightsOf } from "@/domain/stay";

import type { Hotel } from "../hotel/Hotel";
import { booksNow, booksThen, compared, filterOf, periodOf } from "./books";
import type { FigureData } from "./figureData";
import { nightsThen } from "./pace";
import { changesSince, closeBefore } from "./pickups";
import { roomsOn } from "./roomsOn";

/** Of the last closed day unless a date is given. */
export function dailyReport(
  { date, compare }: { date?: CivilDate; compare: Comparison },
  data: FigureData,
): DailyReport {
  const { book, reports } = data;
  const report = reports.get(date ?? addDays(book.openNight, -1));
  const now = booksNow(book);
  const then = booksThen(book, {}, compare);
  const sums = (period: Period, before: Period): Compared<PeriodSums> =>
    compared(periodSums, [now, period], [then, before], book.known);
  const until = (span: "month" | "year") =>
    sums(untilDay(report.date, span), comparedUntilDay(report.date, span, compare));
  const day = { from: report.date, to: report.date };
  return {
    date: report.date,
    report,
    day: sums(day, comparedPeriod(day, compare)),
    month: until("month"),
    year: until("year"),
    asOf: book.hotel.revision.count,
  };
}

export function forecast(query: ForecastQuery, data: FigureData): Forecast {
  const { book } = data;
  const { openNight } = book;
  const period = periodOf(query, book);
  const filter = filterOf(query);
  const now = booksNow(book, filter);
  const before = nightsThen(period, query.compare, query, data);
  const pickups = pickupByDate(changesSince(closeBefore(book, query.since), period, filter, data));
  const figured = now(period);
  const groups = nightSums({ ...figured, stays: [...figured.stays].filter(({ isGroup }) => isGroup) }, period);
  return {
    comparedWith: comparedPeriod(period, query.compare),
    openNight,
    nights: nightSums(figured, period).map(({ date, ...sums }, place) => ({
      date,
      now: forecastSums(sums),
      ...(before.has(date) && { before: forecastSums(before.get(date)!) }),
      groups: groups[place]!.sold,
      pickup: pickups.get(date) ?? { new: 0, cancelled: 0, moved: 0, nights: 0, roomRevenue: 0 },
    })),
    asOf: book.hotel.revision.count,
  };
}

const forecastSums = ({ inventory, outOfOrder, sold, roomRevenue }: ForecastNight["now"]) => ({
  inventory,
  outOfOrder,
  sold,
  roomRevenue,
});

export function production(query: ProductionQuery, { book }: FigureData): Production {
  const period = periodOf(query, book);
  const by = dimensions.find((dimension) => dimension === query.by) ?? "channel";
  const filter = filterOf(query);
  const comparedWith = comparedPeriod(period, query.compare);
  const { now, before = [] } = compared(
    (figured, nights) => sumsByKey(figured, nights, by),
    [booksNow(book, filter), period],
    [booksThen(book, filter, query.compare), comparedWith],
    book.known,
  );
  const hasThen = comparedWith.from >= book.known.from;
  const keys = new Set([...now, ...before].map(({ key }) => key));
  const sumsOf = (rows: typeof now, key: string) => productionSums(rows.find((row) => row.key === key));
  return {
    comparedWith,
    inventory: roomsIn(period, roomsOn(book.hotel, filter.type)).inventory,
    rows: [...keys].map((key) => ({ key, now: sumsOf(now, key), ...(hasThen && { before: sumsOf(before, key) }) })),
    asOf: book.hotel.revision.count,
  };
}

const nothing: ProductionSums = { sold: 0, guests: 0, roomRevenue: 0, otherRevenue: 0, commission: 0, inHouse: 0 };

const productionSums = ({
  sold,
  guests,
  roomRevenue,
  otherRevenue,
  commission,
  inHouse,
} = nothing): ProductionSums => ({
  sold,
  guests,
  roomRevenue,
  otherRevenue,
  commission,
  inHouse,
});

export function cancellations(query: CancellationQuery, { book }: FigureData): Cancellations {
  const period = periodOf(query, book);
  const by = cancellationKeys.find((key) => key === query.by) ?? "lead";
  const arriving = [...book.staysIn(period)].filter(({ arrival }) => isWithin(arrival, period));
  const last = arriving.reduce((latest, { departure }) => (departure > latest ? departure : latest), period.to);
  const near = [...book.staysIn({ from: period.from, to: last })];
  const lost = lostRevenue(near, emptyRooms(near, book.hotel), book.openNight);
  return { rows: cancellationRows(arriving, period, by, lost), asOf: book.hotel.revision.count };
}

/** Rooms of a type that stay empty on a night of these stays. */
function emptyRooms(stays: readonly FigureStay[], hotel: Hotel): EmptyRooms {
  const taken = new Map<string, number>();
  for (const { date, roomTypeId } of stays.flatMap(({ parts }) => parts.filter(isNight))) {
    const key = `${date} ${roomTypeId}`;
    taken.set(key, (taken.get(key) ?? 0) + 1);
  }
  const ofType = new Map(hotel.setUp.roomTypes.all().map(({ id }) => [id, roomsOn(hotel, id)]));
  return (night, roomTypeId) => {
    const rooms = ofType.get(roomTypeId)?.(night);
    const blocked = rooms ? rooms.outOfOrder + rooms.houseUse : 0;
    return (rooms?.inventory ?? 0) - blocked - (taken.get(`${night} ${roomTypeId}`) ?? 0);
  };
}

export function housekeeping(query: Period, { book, reports }: FigureData): HousekeepingReport {
  const period = periodOf(query, book);
  const days = nightsOf({ arrival: period.from, departure: addDays(period.to, 1) }).flatMap((date) => {
    const report = reports.find(addDays(date, -1));
    if (!report) return [];
    const count = { departure: 0, stay: 0, vacant: 0 };
    for (const { kind } of report.cleaning) count[kind] += 1;
    return [{ date, ...count }];
  });
  return { days, people: [], asOf: book.hotel.revision.count };
}
