import type { CivilDate } from "@/contract/property";
import type { RateDay } from "@/contract/reservations/rates";
import type { Reason } from "@/contract/reservations/reservationReasons";

import { reasonFor } from "../reasonFor";
import { nightsBetween, nightsOf, type Stay } from "../stay";

export type DayRestrictions = Pick<RateDay, "minStay" | "isClosed" | "isClosedToArrival" | "isClosedToDeparture">;

export const unrestricted: DayRestrictions = {
  minStay: 1,
  isClosed: false,
  isClosedToArrival: false,
  isClosedToDeparture: false,
};

/**
 * The restrictions that forbid a stay. The minimum stay is that of the arrival day; no arrival on a day closed to
 * arrivals, no departure on a day closed to departures (staying through both is fine); no night on a closed day. The
 * stricter of day and plan applies. Day use has no minimum.
 */
export function restrictionReasons(stay: Stay, dayOf: (date: CivilDate) => DayRestrictions, planMinStay = 1): Reason[] {
  const { arrival, departure } = stay;
  const length = nightsBetween(arrival, departure);
  const minStay = Math.max(planMinStay, dayOf(arrival).minStay);
  const closed = nightsOf(stay).find((date) => dayOf(date).isClosed);
  return [
    ...(closed ? [reasonFor("CLOSED", { date: closed })] : []),
    ...(dayOf(arrival).isClosedToArrival ? [reasonFor("CLOSED_TO_ARRIVAL", { date: arrival })] : []),
    ...(dayOf(departure).isClosedToDeparture ? [reasonFor("CLOSED_TO_DEPARTURE", { date: departure })] : []),
    ...(length > 0 && length < minStay ? [reasonFor("MIN_STAY", { nights: minStay, date: arrival })] : []),
  ];
}

/** The stricter of two restrictions of the same day, field by field. */
export const stricter = (one: DayRestrictions, other: DayRestrictions): DayRestrictions => ({
  minStay: Math.max(one.minStay, other.minStay),
  isClosed: one.isClosed || other.isClosed,
  isClosedToArrival: one.isClosedToArrival || other.isClosedToArrival,
  isClosedToDeparture: one.isClosedToDeparture || other.isClosedToDeparture,
});
