import type { CivilDate } from "@/contract/property";
import type { Situation } from "@/contract/reservationLife";
import type { Reservation } from "@/contract/reservations";

/** An option is valid through its release day. */
export const isOptionExpired = (releaseOn: CivilDate, businessDate: CivilDate): boolean =>
  releaseOn !== "" && releaseOn < businessDate;

/** What the front desk calls a reservation on a business date. */
export function situationOf(
  { state, arrival, departure, releaseOn }: Pick<Reservation, "state" | "arrival" | "departure" | "releaseOn">,
  businessDate: CivilDate,
): Situation {
  if (state === "optional") return isOptionExpired(releaseOn, businessDate) ? "optionExpired" : state;
  if (state === "confirmed" && arrival === businessDate) return "arrivesToday";
  if (state === "confirmed" && arrival < businessDate) return "arrivalOverdue";
  if (state === "inHouse" && departure === businessDate) return "departsToday";
  if (state === "inHouse" && departure < businessDate) return "departureOverdue";
  return state;
}
