import type { Cents, CivilDate } from "@/contract/property";
import type { GuaranteeKind, Reservation } from "@/contract/reservations/reservations";

import { nightsBetween } from "../stay";
import { paidTotal } from "./balance";

/** Guarantees by a third party, valid without a payment. */
const answeredFor = new Set<GuaranteeKind>(["card", "company", "agency"]);

export type Guaranteed = Pick<Reservation, "guarantee" | "arrival" | "total" | "deposit" | "policies" | "payments"> &
  Partial<Pick<Reservation, "billing">>;

/** Cents that must still be paid before the reservation counts as guaranteed. */
export function missingGuarantee(reservation: Guaranteed, businessDate: CivilDate): Cents {
  // the folio of its group answers for a member whose nights it pays
  const { leader, routed = [] } = reservation.billing ?? {};
  if (answeredFor.has(reservation.guarantee) || (leader !== undefined && routed.includes("room"))) return 0;
  const paid = paidTotal(reservation.payments);
  if (reservation.guarantee === "prepaid") return Math.max(0, reservation.total - paid);
  return isDepositDue(reservation, businessDate) ? Math.max(0, reservation.deposit - paid) : 0;
}

/** By the reservation's own policy: with the reservation, or some days before the arrival. */
export function isDepositDue(
  { arrival, policies }: Pick<Reservation, "arrival" | "policies">,
  businessDate: CivilDate,
) {
  const { dueDaysBefore } = policies.deposit;
  return dueDaysBefore === null || nightsBetween(businessDate, arrival) <= dueDaysBefore;
}
