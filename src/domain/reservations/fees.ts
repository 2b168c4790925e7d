import type {
  CancellationPolicy,
  CancellationTier,
  Fee,
  Notice,
  PolicySnapshot,
} from "@/contract/reservations/policies";
import type { BillingSettings, Cents, CivilDate, Property, VatRate } from "@/contract/property";
import type { NightPrice } from "@/contract/reservations/rates";
import type { FeePreview } from "@/contract/reservations/reservationActions";
import type { CancelReason, ReservationState } from "@/contract/reservations/reservationLife";
import type { Reservation } from "@/contract/reservations/reservations";

import { addDays } from "../civilDate";
import { hotelMoment, localTime } from "../localTime";
import { paidTotal } from "../account/balance";
import { netOf } from "../account/vat";
import { nightsBetween } from "../stay";
import { checkedPrice, percentOf } from "../rates/prices";

export interface ChargeableReservation extends Pick<Reservation, "state" | "arrival" | "policies" | "payments"> {
  nights: readonly NightPrice[];
}

const HOURS = 24;
const HOUR = 3_600_000;
/** Where a snapshot has no check-in time, no tier counts hours. */
const NOON = "12:00";

/** States in which nothing has been promised yet. */
const unbound = new Set<ReservationState>(["inquiry", "waitlist", "optional"]);

const pricesOf = (nights: readonly NightPrice[]): Cents =>
  nights.reduce((sum, { price }) => sum + checkedPrice(price), 0);

/** In cents, VAT included, never more than the nights of the stay cost. Throws a RangeError for a negative price. */
export function feeOf(fee: Fee, nights: readonly NightPrice[]): Cents {
  const stay = pricesOf(nights);
  if (fee.kind === "nights") return pricesOf(nights.slice(0, fee.nights));
  if (fee.kind === "percent") return Math.min(stay, percentOf(stay, fee.percent));
  return fee.kind === "fixed" ? Math.min(stay, fee.amount) : 0;
}

/**
 * Kept of a stay that does not take place. A compensation has no VAT (DGT V0839-20): a fee that is measured by the price of
 * the stay is that price without its VAT. A fixed sum is itself; it is never more than the whole stay would be as a fee.
 */
export function keptOf(fee: Fee, nights: readonly NightPrice[], feeCause: BillingSettings["feeCause"]): Cents {
  const gross = feeOf(fee, nights);
  if (feeCause === "S1") return gross;
  const most = netOf({ amount: pricesOf(nights) });
  return fee.kind === "fixed" ? Math.min(gross, most) : netOf({ amount: gross });
}

/** The VAT of a fee, with which it is charged: none of a compensation, else that of the nights. */
export const feeVat = (feeCause: BillingSettings["feeCause"]): VatRate | 0 => (feeCause === "N1" ? 0 : 10);

/**
 * Now at the property: days before an arrival follow from its books, hours from its clocks, `YYYY-MM-DD HH:mm`, and the VAT of
 * a fee from its setting of then.
 */
export interface FeeMoment extends Pick<BillingSettings, "feeCause"> {
  businessDate: CivilDate;
  clock: string;
}

interface MomentSettings extends Pick<Property, "businessDate" | "timeZone"> {
  billing: Pick<BillingSettings, "feeCause">;
}

export const feeMoment = (now: Date, { businessDate, timeZone, billing }: MomentSettings): FeeMoment => ({
  businessDate,
  clock: hotelMoment(localTime(now.getTime(), timeZone), businessDate),
  feeCause: billing.feeCause,
});

/**
 * From the deadline of a notice to the midnight at which the day of the arrival begins: days end with their date, hours are
 * counted back from the check-in, so that "1 day" ends later than "20 hours" where guests check in at 15:00.
 */
export function hoursOf(notice: Notice, checkInTime = NOON): number {
  if ("daysBefore" in notice) return (notice.daysBefore - 1) * HOURS;
  const [hours = 0, minutes = 0] = checkInTime.split(":").map(Number);
  return notice.hoursBefore - hours - minutes / 60;
}

/** The tiers of a policy, the one whose deadline comes first before the others. */
export const tiersInOrder = (
  { tiers }: Pick<CancellationPolicy, "tiers">,
  checkInTime: string | undefined,
): CancellationTier[] => tiers.toSorted((one, other) => hoursOf(other, checkInTime) - hoursOf(one, checkInTime));

/** The last day on which a notice is kept, and on which minute it ends where it counts hours, `HH:mm`. */
interface Deadline {
  until: CivilDate;
  time?: string;
}

function deadlineOf(notice: Notice, arrival: CivilDate, checkInTime = NOON): Deadline {
  if ("daysBefore" in notice) return { until: addDays(arrival, -notice.daysBefore) };
  const end = Date.parse(`${arrival}T${checkInTime}Z`) - notice.hoursBefore * HOUR;
  const [until = "", time = ""] = localTime(end, "UTC").split(" ");
  return { until, time };
}

const isOver = ({ until, time }: Deadline, { businessDate, clock }: FeeMoment) =>
  time === undefined ? until < businessDate : `${until} ${time}` < clock;

/** The tier that holds at a moment: that with the longest notice that is kept. Undefined where the late fee does. */
export const tierAt = (
  { cancellation, checkInTime }: Pick<PolicySnapshot, "cancellation" | "checkInTime">,
  arrival: CivilDate,
  moment: FeeMoment,
): CancellationTier | undefined =>
  tiersInOrder(cancellation, checkInTime).find((tier) => !isOver(deadlineOf(tier, arrival, checkInTime), moment));

/** A condition of a cancellation, with the last day, and perhaps the time, at which it counts. */
export interface CancellationTerm extends Deadline {
  fee: Fee;
  isOver: boolean;
}

/** The conditions before the late fee, the earliest first: those that are over cannot be promised any more. */
export const cancellationTerms = (
  { cancellation, checkInTime }: Pick<PolicySnapshot, "cancellation" | "checkInTime">,
  arrival: CivilDate,
  moment: FeeMoment,
): CancellationTerm[] =>
  tiersInOrder(cancellation, checkInTime).map((tier) => {
    const deadline = deadlineOf(tier, arrival, checkInTime);
    return { ...deadline, fee: tier.fee, isOver: isOver(deadline, moment) };
  });

/**
 * The cost of a cancellation at a moment, by the reservation's own policy. Nothing if another reservation
 * replaces it.
 */
export function cancellationFee(
  reservation: ChargeableReservation,
  moment: FeeMoment,
  cancelReason?: CancelReason,
): FeePreview {
  const { state, policies, arrival } = reservation;
  const isFree = unbound.has(state) || cancelReason === "modified";
  const { fee: due } = tierAt(policies, arrival, moment) ?? { fee: policies.cancellation.lateFee };
  return previewOf(isFree ? { kind: "none" } : due, reservation, moment);
}

export const noShowFee = (reservation: ChargeableReservation, moment: FeeMoment): FeePreview =>
  previewOf(reservation.policies.cancellation.noShowFee, reservation, moment);

function previewOf(
  due: Fee,
  { nights, payments, arrival }: ChargeableReservation,
  { businessDate, feeCause }: FeeMoment,
): FeePreview {
  const fee = keptOf(due, nights, feeCause);
  const refund = Math.max(0, paidTotal(payments) - fee);
  return { fee, feeCause, refund, daysBefore: nightsBetween(businessDate, arrival) };
}
