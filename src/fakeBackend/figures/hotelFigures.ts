import type { HotelFigureQuery, HotelFigures, NightAhead } from "@/contract/figures/hotelFigures";
import type { Period } from "@/contract/figures/period";
import { addDays } from "@/domain/civilDate";
import { isOfFilter } from "@/domain/kpis/figureStay";
import { arrivedOn, type Figured, leftOn, nightSums, periodSums } from "@/domain/kpis/nightSums";
import { comparedNights, spanOf } from "@/domain/kpis/period";
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
  return {
    period,
    comparedWith: spanOf(base),
    openNight,
    sums: compared(periodSums, data, filter, period, base),
    pickup: {
      day: pickupOf(changesSince(data, filter, period)),
      week: pickupOf(changesSince(data, filter, period, 7)),
    },
    ahead: nightsAhead(booksNow(data, filter, ahead), ahead),
    trend: comparedByNight(data, filter, trend, "weekday").map((night) => ({
      ...night,
      isOnBooks: night.date >= openNight,
    })),
    channels: sumsByKey(booksNow(data, filter, period), period, "channel"),
    asOf: book.hotel.revision.count,
  };
}

function nightsAhead(figured: Figured, period: Period): NightAhead[] {
  const { stays, filter = {}, openNight } = figured;
  const ofType = [...stays].filter(
    (stay) => isOfFilter(stay, filter) && (filter.type === undefined || filter.type === stay.roomTypeId),
  );
  return nightSums(figured, period).map((night) => ({
    ...night,
    arrivals: ofType.filter((stay) => arrivedOn(stay, openNight) === night.date).length,
    departures: ofType.filter((stay) => leftOn(stay, openNight) === night.date).length,
  }));
}
