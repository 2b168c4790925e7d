import type { HotelFigureQuery, HotelFigures } from "@/contract/figures/hotelFigures";
import { addDays } from "@/domain/civilDate";
import { periodSums } from "@/domain/kpis/nightSums";
import { comparedNights, nightsIn, spanOf } from "@/domain/kpis/period";
import { pickupOf } from "@/domain/kpis/pickup";
import { sumsByKey } from "@/domain/kpis/shares";

import { askedOf } from "./askedOf";
import { booksNow, changesSince, compared, comparedByNight } from "./books";
import type { FigureData } from "./figureData";

const NIGHTS_AHEAD = 14;
/** Closed, and as many to come. */
const TREND_NIGHTS = 15;

/** The dashboard of the hotel. Its totals are those of its rows: both are made of the parts of the same stays. */
export function hotelFigures(query: HotelFigureQuery, data: FigureData): HotelFigures {
  const { book } = data;
  const { openNight } = book;
  const { from = openNight, to = from } = query;
  const { period, filter } = askedOf({ ...query, from, to }, book);
  const base = comparedNights(period, query.compare);
  const trend = { from: addDays(openNight, -TREND_NIGHTS), to: addDays(openNight, TREND_NIGHTS - 1) };
  const ahead = { from: openNight, to: addDays(openNight, NIGHTS_AHEAD - 1) };
  const near = booksNow(data, filter, ahead);
  return {
    period,
    comparedWith: spanOf(base),
    openNight,
    sums: compared(periodSums, data, filter, period, base),
    pickup: {
      day: pickupOf(changesSince(data, filter, period)),
      week: pickupOf(changesSince(data, filter, period, 7)),
    },
    ahead: nightsIn(ahead).map((date) => ({ date, ...periodSums(near, { from: date, to: date }) })),
    trend: comparedByNight(data, filter, trend, "weekday").map((night) => ({
      ...night,
      isOnBooks: night.date >= openNight,
    })),
    channels: sumsByKey(booksNow(data, filter, period), period, "channel"),
    asOf: book.hotel.revision.count,
  };
}
