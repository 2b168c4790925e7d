import type { CivilDate } from "@/contract/property";
import type { ReservationState, Situation } from "@/contract/reservations/reservationLife";
import type { Reservation } from "@/contract/reservations/reservations";

const withoutRoom = new Set<ReservationState>(["inquiry", "waitlist", "cancelled", "noShow"]);
const ended = new Set<Situation>(["checkedOut", "cancelled", "noShow"]);
const toArrive = new Set<ReservationState>(["inquiry", "waitlist", "optional", "pending", "confirmed"]);

/**
 * Whether its nights take rooms from what can be sold. A stay that ended keeps the nights that were slept: nothing
 * that comes back from a cancellation may be put on top of them.
 */
export const takesRooms = (state: ReservationState): boolean => !withoutRoom.has(state);

/** Nothing but its notes can change, unless an action brings it back. */
export const isEnded = (state: Situation): boolean => ended.has(state);

export const isToArrive = (state: ReservationState): boolean => toArrive.has(state);

/** An option is valid through its release day. */
export const isOptionExpired = (releaseOn: CivilDate, businessDate: CivilDate): boolean =>
  releaseOn !== "" && releaseOn < businessDate;

/** Situation of a reservation on a business date, as the front desk calls it. */
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

/** In the house, and no night is left. */
export const isToLeave = (
  { state, departure }: { state: ReservationState; departure: CivilDate },
  businessDate: CivilDate,
) => state === "inHouse" && departure <= businessDate;
