import type { CivilDate } from "@/contract/property";
import type { RateDay } from "@/contract/rates";
import type { Reason } from "@/contract/reasons";

import { reasonFor } from "./reasonFor";
import { nightsBetween, nightsOf, type Stay } from "./stay";

export type DayRestrictions = Pick<RateDay, "minStay" | "isClosed" | "isClosedToArrival" | "isClosedToDeparture">;

/**
 * What forbids a stay. The minimum is that of the day of arrival alone; whoever arrives may not arrive on a day closed
 * to it, whoever leaves may not leave on one closed to that, and both kinds of day may be stayed through; no night may
 * fall on a closed day. The stricter of day and plan holds. Day use has no nights to be too few.
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

/** The stricter in each respect of what two say about the same day. */
export const stricter = (one: DayRestrictions, other: DayRestrictions): DayRestrictions => ({
  minStay: Math.max(one.minStay, other.minStay),
  isClosed: one.isClosed || other.isClosed,
  isClosedToArrival: one.isClosedToArrival || other.isClosedToArrival,
  isClosedToDeparture: one.isClosedToDeparture || other.isClosedToDeparture,
});
