import type { CivilDate } from "@/contract/property";

import { addDays, dayNumber } from "./civilDate";

/** `[arrival, departure)`: the night of the departure is not part of it, so that the next guest may have the room. */
export interface Stay {
  arrival: CivilDate;
  departure: CivilDate;
}

/** 0 for day use. */
export const nightsBetween = (arrival: CivilDate, departure: CivilDate): number =>
  dayNumber(departure) - dayNumber(arrival);

/** Every night once, in order; none for day use or a stay that runs backwards. */
export function nightsOf({ arrival, departure }: Stay): CivilDate[] {
  const length = Math.max(0, nightsBetween(arrival, departure));
  return Array.from({ length }, (_, index) => addDays(arrival, index));
}

/** The nights that two stays, or a stay and a window, have in common. Day use has none, so it is in nobody's way. */
export const sharedNights = (one: Stay, other: Stay): number =>
  Math.max(
    0,
    nightsBetween(
      one.arrival > other.arrival ? one.arrival : other.arrival,
      one.departure < other.departure ? one.departure : other.departure,
    ),
  );

export const overlaps = (one: Stay, other: Stay): boolean => sharedNights(one, other) > 0;

/** Whether no night is left from the business date on. Day use is not over before its day is. */
export const isStayOver = ({ arrival, departure }: Stay, businessDate: CivilDate): boolean =>
  departure < businessDate || (departure === businessDate && arrival < businessDate);
