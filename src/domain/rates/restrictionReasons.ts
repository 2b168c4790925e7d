import type { CivilDate } from "@/contract/property";
import type { Reason } from "@/contract/reservations/reservationReasons";

import { reasonFor } from "../reasonFor";
import type { DayRestrictions } from "./rateNight";
import { nightsBetween, nightsOf, type Stay } from "../stay";

/**
 * All restrictions that forbid a stay, each with its date. No night on a closed day; no arrival on a day closed to
 * arrivals, no departure on a day closed to departures (staying through both is fine). Minimum and maximum are those of the
 * arrival day, the minimum to stay through that of each night. Day use has none of these. How days and plans come to one
 * word of a night is the rule of `rateNight`.
 */
export function restrictionReasons(stay: Stay, dayOf: (date: CivilDate) => DayRestrictions): Reason[] {
  const { arrival, departure } = stay;
  const length = nightsBetween(arrival, departure);
  const nights = nightsOf(stay).map((date) => ({ date, day: dayOf(date) }));
  const { isClosedToArrival, minStay, maxStay = Infinity } = dayOf(arrival);
  return [
    ...nights.flatMap(({ date, day }) => (day.isClosed ? [reasonFor("CLOSED", { date })] : [])),
    ...(isClosedToArrival ? [reasonFor("CLOSED_TO_ARRIVAL", { date: arrival })] : []),
    ...(dayOf(departure).isClosedToDeparture ? [reasonFor("CLOSED_TO_DEPARTURE", { date: departure })] : []),
    ...(length > 0 && length < minStay ? [reasonFor("MIN_STAY", { nights: minStay, date: arrival })] : []),
    ...(length > maxStay ? [reasonFor("MAX_STAY", { nights: maxStay, date: arrival })] : []),
    ...nights.flatMap(({ date, day: { minStayThrough = 1 } }) =>
      length < minStayThrough ? [reasonFor("MIN_STAY_THROUGH", { nights: minStayThrough, date })] : [],
    ),
    ...nights.flatMap(({ date, day: { quota = Infinity, sold = 0 } }) =>
      sold >= quota ? [reasonFor("QUOTA", { max: quota, date })] : [],
    ),
  ];
}
