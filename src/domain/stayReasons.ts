import type { Reason } from "@/contract/reasons";

import { isCivilDate } from "./civilDate";
import { reasonFor } from "./reasonFor";
import { nightsBetween, type Stay } from "./stay";

/** A longer rent is a different contract, and a typing error in the year must not block rooms until 9999. */
const LONGEST_STAY = 365;

/** Why two dates are not a stay, in any property. Arrival and departure on the same day are day use. */
export function stayReasons({ arrival, departure }: Stay): Reason[] {
  const isStay = isCivilDate(arrival) && isCivilDate(departure) && arrival <= departure;
  if (!isStay) return [reasonFor("DEPARTURE_BEFORE_ARRIVAL")];
  return nightsBetween(arrival, departure) > LONGEST_STAY ? [reasonFor("STAY_TOO_LONG", { nights: LONGEST_STAY })] : [];
}
