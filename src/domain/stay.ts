import type { CivilDate } from "@/contract/property";
import type { Reason } from "@/contract/reservations/reservationReasons";

import { addDays, addMonths, dayNumber, isCivilDate } from "./civilDate";
import { reasonFor } from "./reasonFor";

/** `[arrival, departure)`: the night of the departure is free for the next guest. */
export interface Stay {
  arrival: CivilDate;
  departure: CivilDate;
}

/** 0 for day use. */
export const nightsBetween = (arrival: CivilDate, departure: CivilDate): number =>
  dayNumber(departure) - dayNumber(arrival);

/** Every night in order; none for day use or if the departure is before the arrival. */
export function nightsOf({ arrival, departure }: Stay): CivilDate[] {
  const length = Math.max(0, nightsBetween(arrival, departure));
  return Array.from({ length }, (_, index) => addDays(arrival, index));
}

/** Whether the night that begins on a date is one of `[from, to)`. */
export const hasNight = ({ from, to }: { from: CivilDate; to: CivilDate }, date: CivilDate): boolean =>
  from <= date && date < to;

/** The number of nights that two stays, or a stay and a window, share. Day use has none. */
export const sharedNights = (one: Stay, other: Stay): number =>
  Math.max(
    0,
    nightsBetween(
      one.arrival > other.arrival ? one.arrival : other.arrival,
      one.departure < other.departure ? one.departure : other.departure,
    ),
  );

export const overlaps = (one: Stay, other: Stay): boolean => sharedNights(one, other) > 0;

/** Whether no night is left from the business date on. Day use ends after its day. */
export const isStayOver = ({ arrival, departure }: Stay, businessDate: CivilDate): boolean =>
  departure < businessDate || (departure === businessDate && arrival < businessDate);

/** A longer rent is a different contract, and a typing error in the year must not block rooms until 9999. */
const LONGEST_STAY = 365;

/** Why two dates are not a stay, in any property. Arrival and departure on the same day are day use. */
export function stayReasons({ arrival, departure }: Stay): Reason[] {
  const isStay = isCivilDate(arrival) && isCivilDate(departure) && arrival <= departure;
  if (!isStay) return [reasonFor("DEPARTURE_BEFORE_ARRIVAL")];
  return nightsBetween(arrival, departure) > LONGEST_STAY ? [reasonFor("STAY_TOO_LONG", { nights: LONGEST_STAY })] : [];
}

/** In years. Further ahead nothing is sold or blocked: it is a mistyped year. */
export const FARTHEST_ARRIVAL = 3;

export const isFarAhead = (date: CivilDate, businessDate: CivilDate): boolean =>
  date > addMonths(businessDate, 12 * FARTHEST_ARRIVAL);

/** Reasons against an arrival. The `agreed` arrival of a reservation stays valid, also in the past. */
export function arrivalReasons(
  { arrival }: Pick<Stay, "arrival">,
  businessDate: CivilDate,
  agreed?: CivilDate,
): Reason[] {
  if (!isCivilDate(arrival) || arrival === agreed) return [];
  if (arrival < businessDate) return [reasonFor("ARRIVAL_IN_THE_PAST", { date: businessDate })];
  return isFarAhead(arrival, businessDate) ? [reasonFor("ARRIVAL_FAR_AHEAD", { max: FARTHEST_ARRIVAL })] : [];
}

/** A guest in house has slept there since the arrival, and leaves today at the earliest. */
export const pastNightsReasons = ({ arrival }: Pick<Stay, "arrival">, next: Stay, businessDate: CivilDate): Reason[] =>
  next.arrival === arrival && next.departure >= businessDate ? [] : [reasonFor("PAST_NIGHTS_FIXED")];
