import { type RateCalendar, rateLimits, type RateLine } from "@/contract/reservations/rateCalendar";
import type { CivilDate } from "@/contract/property";
import { addDays, dayNumber, isCivilDate } from "@/domain/civilDate";
import { freeOf } from "@/domain/rates/availability";
import { datesIn } from "@/domain/rates/rateEdits";

import type { Hotel } from "../hotel/Hotel";

interface CalendarQuery {
  from?: CivilDate;
  days: number;
}

export function rateCalendarOf(hotel: Hotel, { from: asked = "", days }: CalendarQuery): RateCalendar {
  const { businessDate, currency } = hotel.property;
  const from = isCivilDate(asked) ? asked : businessDate;
  const count = Math.min(rateLimits.days, Math.max(1, Math.floor(days) || 1));
  const dates = datesIn(from, addDays(from, count - 1));
  const roomTypes = hotel.roomTypes.toSorted((one, other) => one.rank - other.rank);
  const ratePlans = [...hotel.setUp.ratePlans.all()];
  return {
    asOf: hotel.revision.count,
    businessDate,
    currency,
    from,
    roomTypes,
    ratePlans,
    seasons: roomTypes.map(({ id }) => ({
      roomTypeId: id,
      nights: dates.map((date) => hotel.setUp.rates.season(id, dayNumber(date))),
      free: dates.map((date) => freeOf(hotel.nights.count(id, date).type)),
    })),
    lines: roomTypes.flatMap((type) => ratePlans.map((plan) => lineOf(hotel, plan.id, type.id, from))),
  };
}

/** Nights that are set by hand, from a date on. */
export const lineOf = (hotel: Hotel, ratePlanId: string, roomTypeId: string, from: CivilDate): RateLine => ({
  ratePlanId,
  roomTypeId,
  nights: hotel.setUp.setRates.nightsOf(ratePlanId, roomTypeId, from),
});
