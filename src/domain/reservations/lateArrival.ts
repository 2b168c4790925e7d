import type { TimeOfDay } from "@/contract/formats";
import type { CivilDate } from "@/contract/property";
import type { Reason } from "@/contract/reservations/reservationReasons";
import type { Reservation } from "@/contract/reservations/reservations";

import { addDays } from "../civilDate";
import { reasonFor } from "../reasonFor";

type NoShow = Pick<Reservation, "arrival" | "departure" | "noShowOn"> & { nights: readonly { date: CivilDate }[] };

/** Days are closed one after the other. */
export const lastClosed = (businessDate: CivilDate): CivilDate => addDays(businessDate, -1);

/**
 * The nights of a guest who comes after the close in which they were marked as not come: the closed one, which is owed
 * once, and what is left of the stay.
 */
export const lateNights = <Night extends { date: CivilDate }>(
  { nights }: { nights: readonly Night[] },
  businessDate: CivilDate,
): Night[] => nights.filter(({ date }) => date >= lastClosed(businessDate));

/** Whether a guest has not come: a no-show, or one whose unconfirmed reservation was cancelled on the day of the arrival. */
export const hasNotCome = ({ state, noShowOn }: Pick<Reservation, "state" | "noShowOn">): boolean =>
  state === "noShow" || (state === "cancelled" && noShowOn !== undefined);

interface Now {
  businessDate: CivilDate;
  /** `YYYY-MM-DD HH:mm` on the property's clocks. */
  localTime: string;
  /** The night that was closed last ends then. */
  checkOutTime: TimeOfDay;
}

/** Why a guest who has not come cannot be received for the night that was closed last; empty when they can. */
export function lateArrivalReasons(noShow: NoShow, { businessDate, localTime, checkOutTime }: Now): Reason[] {
  const date = lastClosed(businessDate);
  const { arrival, departure, noShowOn = arrival } = noShow; // before the date was stored: on the day of the arrival
  if (departure < businessDate || lateNights(noShow, businessDate).length === 0)
    return [reasonFor("STAY_OVER", { date: departure })];
  if (noShowOn !== date) return [reasonFor("NOT_LAST_CLOSED", { date })];
  return localTime < `${businessDate} ${checkOutTime}` ? [] : [reasonFor("NIGHT_OVER", { date, time: checkOutTime })];
}
