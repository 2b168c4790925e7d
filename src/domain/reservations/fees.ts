import type {
  CancellationPolicy,
  CancellationTier,
  Fee,
  Notice,
  PolicySnapshot,
} from "@/contract/reservations/policies";
import type { Cents, CivilDate, Property } from "@/contract/property";
import type { NightPrice } from "@/contract/reservations/rates";
import type { FeePreview } from "@/contract/reservations/reservationActions";
import type { CancelReason, ReservationState } from "@/contract/reservations/reservationLife";
import type { Reservation } from "@/contract/reservations/reservations";

import { addDays } from "../civilDate";
import { hotelMoment, localTime } from "../localTime";
import { paidTotal } from "../account/balance";
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

/** In cents, never more than the nights of the stay cost. Throws a RangeError for a negative price. */
export function feeOf(fee: Fee, nights: readonly NightPrice[]): Cents {
  const stay = pricesOf(nights);
  if (fee.kind === "nights") return pricesOf(nights.slice(0, fee.nights));
  if (fee.kind === "percent") return Math.min(stay, percentOf(stay, fee.percent));
  return fee.kind === "fixed" ? Math.min(stay, fee.amount) : 0;
}

/** Now at the property: days before an arrival follow from its books, hours from its clocks, `YYYY-MM-DD HH:mm`. */
export interface FeeMoment {
  businessDate: CivilDate;
  clock: string;
}

export const feeMoment = (
  now: Date,
  { businessDate, timeZone }: Pick<Property, "businessDate" | "timeZone">,
): FeeMoment => ({ businessDate, clock: hotelMoment(localTime(now.getTime(), timeZone), businessDate) });

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
  const { state, policies, nights, arrival } = reservation;
  const daysBefore = nightsBetween(moment.businessDate, arrival);
  const isFree = unbound.has(state) || cancelReason === "modified";
  const { fee: due } = tierAt(policies, arrival, moment) ?? { fee: policies.cancellation.lateFee };
  const fee = isFree ? 0 : feeOf(due, nights);
  return { fee, refund: refundOf(reservation, fee), daysBefore };
}

export function noShowFee(reservation: ChargeableReservation, businessDate: CivilDate): FeePreview {
  const fee = feeOf(reservation.policies.cancellation.noShowFee, reservation.nights);
  return { fee, refund: refundOf(reservation, fee), daysBefore: nightsBetween(businessDate, reservation.arrival) };
}

const refundOf = ({ payments }: ChargeableReservation, fee: Cents) => Math.max(0, paidTotal(payments) - fee);
