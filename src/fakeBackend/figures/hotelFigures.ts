import type { HotelFigureQuery, HotelFigures, NightAhead, Share, TrendNight } from "@/contract/figures/hotelFigures";
import type { Period } from "@/contract/figures/period";
import { addDays } from "@/domain/civilDate";
import { isOfFilter } from "@/domain/kpis/figureStay";
import { arrivedOn, leftOn, nightSums, periodSums } from "@/domain/kpis/nightSums";
import { comparedPeriod } from "@/domain/kpis/period";
import { pickupOf } from "@/domain/kpis/pickup";
import { sumsByKey } from "@/domain/kpis/shares";

import { type Books, booksNow, booksThen, compared, filterOf, periodOf } from "./books";
import type { FigureData } from "./figureData";
import { nightsThen } from "./pace";
import { changesSince, closeBefore } from "./pickups";

const NIGHTS_AHEAD = 14;
/** Closed, and as many to come. */
const TREND_NIGHTS = 15;

/** The dashboard of the hotel. Its totals are those of its rows: both are made of the parts of the same stays. */
export function hotelFigures(query: HotelFigureQuery, data: FigureData): HotelFigures {
  const { book } = data;
  const { openNight, known } = book;
  const { from = openNight, to = from } = query;
  const period = periodOf({ from, to }, book);
  const filter = filterOf(query);
  const comparedWith = comparedPeriod(period, query.compare);
  const now = booksNow(book, filter);
  const then = booksThen(book, filter, query.compare);
  const pickup = (days: number) => pickupOf(changesSince(closeBefore(book, days), period, filter, data));
  return {
    period,
    comparedWith,
    openNight,
    sums: compared(periodSums, [now, period], [then, comparedWith], known),
    pickup: { day: pickup(1), week: pickup(7) },
    ahead: ahead(now, { from: openNight, to: addDays(openNight, NIGHTS_AHEAD - 1) }),
    trend: trend(now, query, data),
    channels: sumsByKey(now(period), period, "channel").map(toShare),
    asOf: book.hotel.revision.count,
  };
}

const toShare = ({ key, sold, roomRevenue, commission }: Share): Share => ({ key, sold, roomRevenue, commission });

function ahead(books: Books, period: Period): NightAhead[] {
  const { stays, filter = {}, openNight } = books(period);
  const near = [...stays].filter((stay) => isOfFilter(stay, filter));
  const ofType = near.filter(({ roomTypeId }) => filter.type === undefined || filter.type === roomTypeId);
  return nightSums({ ...books(period), stays: near }, period).map(({ date, inventory, outOfOrder, sold }) => ({
    date,
    inventory,
    outOfOrder,
    sold,
    arrivals: ofType.filter((stay) => arrivedOn(stay, openNight) === date).length,
    departures: ofType.filter((stay) => leftOn(stay, openNight) === date).length,
  }));
}

function trend(now: Books, query: HotelFigureQuery, data: FigureData): TrendNight[] {
  const { openNight } = data.book;
  const period = { from: addDays(openNight, -TREND_NIGHTS), to: addDays(openNight, TREND_NIGHTS - 1) };
  const before = nightsThen(period, "weekday", query, data);
  return nightSums(now(period), period).map(({ date, ...sums }) => ({
    date,
    isOnBooks: date >= openNight,
    now: trendSums(sums),
    ...(before.has(date) && { before: trendSums(before.get(date)!) }),
  }));
}

const trendSums = ({ inventory, sold, roomRevenue }: TrendNight["now"]) => ({ inventory, sold, roomRevenue });
