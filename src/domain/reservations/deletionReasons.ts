import type { Reason } from "@/contract/reservations/reservationReasons";
import type { Reservation } from "@/contract/reservations/reservations";

import { reasonFor } from "../reasonFor";
import { paidTotal } from "../account/balance";
import type { Circumstances } from "./lifeGuards";
import { situationOf } from "./situationOf";

export type DeletableReservation = Pick<Reservation, "state" | "arrival" | "departure" | "releaseOn" | "payments"> & {
  /** The group for which its folio pays. */
  leads?: string;
};

/** Reservations with payments or past nights are never deleted. */
export function deletionReasons(
  reservation: DeletableReservation,
  { businessDate, currency }: Pick<Circumstances, "businessDate" | "currency">,
): Reason[] {
  if (reservation.state === "inHouse") return [reasonFor("IN_HOUSE_NOT_CANCELLABLE")];
  if (reservation.state === "checkedOut") {
    return [reasonFor("INVALID_TRANSITION", { situation: situationOf(reservation, businessDate) })];
  }
  if (reservation.leads !== undefined) return [reasonFor("GROUP_LEADER", { group: reservation.leads })];
  const amount = paidTotal(reservation.payments);
  return amount === 0 ? [] : [reasonFor("HAS_PAYMENTS", { amount, currency })];
}
