import type { Reason } from "@/contract/reasons";

import { isCivilDate } from "./civilDate";
import { reasonFor } from "./reasonFor";
import { nightsBetween, type Stay } from "./stay";

/** A year's rent is a contract of its own, and a slip in the year must not fill the house until 9999. */
const LONGEST_STAY = 365;

/** Why two dates make no stay, whatever the hotel. Arrival and departure on one day are day use. */
export function stayReasons({ arrival, departure }: Stay): Reason[] {
  const isStay = isCivilDate(arrival) && isCivilDate(departure) && arrival <= departure;
  if (!isStay) return [reasonFor("DEPARTURE_BEFORE_ARRIVAL")];
  return nightsBetween(arrival, departure) > LONGEST_STAY ? [reasonFor("STAY_TOO_LONG", { nights: LONGEST_STAY })] : [];
}
