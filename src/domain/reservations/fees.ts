import type { CancellationPolicy, Fee } from "@/contract/reservations/policies";
import type { Cents, CivilDate } from "@/contract/property";
import type { NightPrice } from "@/contract/reservations/rates";
import type { FeePreview } from "@/contract/reservations/reservationActions";
import type { CancelReason, ReservationState } from "@/contract/reservations/reservationLife";
import type { Reservation } from "@/contract/reservations/reservations";

import { addDays } from "../civilDate";
import { paidTotal } from "../account/balance";
import { nightsBetween } from "../stay";
import { checkedPrice, percentOf } from "../rates/prices";

export type ChargeableReservation = Pick<Reservation, "state" | "arrival" | "nights" | "policies" | "payments">;

/** States in which nothing has been promised yet. */
const unbound = new Set<ReservationState>(["inquiry", "waitlist", "optional"]);

const pricesOf = (nights: readonly NightPrice[]): Cents =>
  nights.reduce((sum, { price }) => sum + checkedPrice(price), 0);

/** In cents, never more than the nights of the stay cost. Throws a RangeError for a negative price. */
export function feeOf(fee: Fee, nights: readonly NightPrice[]): Cents {
  const stay = pricesOf(nights);
  if (fee.kind === "nights") return pricesOf(nights.slice(0, fee.nights));
  if (fee.kind === "percent") return Math.min(stay, percentOf(stay, fee.percent));
  return fee.kind === "fixed" ? Math.min(stay, fee.amount) : 0;
}

/** The fee this many days before the arrival: that of the tier with the most days that were kept, or the late fee. */
function cancellationFeeAt({ tiers, lateFee }: CancellationPolicy, daysBefore: number): Fee {
  const kept = tiers.filter((tier) => daysBefore >= tier.daysBefore);
  return kept.toSorted((one, other) => other.daysBefore - one.daysBefore)[0]?.fee ?? lateFee;
}

/** A condition of a cancellation, with the last day on which it counts. */
export interface CancellationTerm {
  until: CivilDate;
  fee: Fee;
  isOver: boolean;
}

/** The conditions before the late fee, the earliest first: those over on the business date cannot be promised any more. */
export const cancellationTerms = (
  { tiers }: Pick<CancellationPolicy, "tiers">,
  arrival: CivilDate,
  businessDate: CivilDate,
): CancellationTerm[] =>
  tiers
    .toSorted((one, other) => other.daysBefore - one.daysBefore)
    .map(({ daysBefore, fee }) => {
      const until = addDays(arrival, -daysBefore);
      return { until, fee, isOver: until < businessDate };
    });

/**
 * The cost of a cancellation on a business date, by the reservation's own policy. Nothing if another reservation
 * replaces it.
 */
export function cancellationFee(
  reservation: ChargeableReservation,
  businessDate: CivilDate,
  cancelReason?: CancelReason,
): FeePreview {
  const { state, policies, nights } = reservation;
  const daysBefore = nightsBetween(businessDate, reservation.arrival);
  const isFree = unbound.has(state) || cancelReason === "modified";
  const fee = isFree ? 0 : feeOf(cancellationFeeAt(policies.cancellation, daysBefore), nights);
  return { fee, refund: refundOf(reservation, fee), daysBefore };
}

export function noShowFee(reservation: ChargeableReservation, businessDate: CivilDate): FeePreview {
  const fee = feeOf(reservation.policies.cancellation.noShowFee, reservation.nights);
  return { fee, refund: refundOf(reservation, fee), daysBefore: nightsBetween(businessDate, reservation.arrival) };
}

const refundOf = ({ payments }: ChargeableReservation, fee: Cents) => Math.max(0, paidTotal(payments) - fee);
