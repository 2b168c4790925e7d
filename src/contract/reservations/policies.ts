import type { Decimal, RecordId, TimeOfDay } from "../formats";
import type { Cents } from "../property";

/** How a fee is computed: none, nights of the stay from the first, a percentage of the stay, or an amount. */
export type Fee =
  | { kind: "none" }
  | { kind: "nights"; nights: number }
  | { kind: "percent"; percent: Decimal }
  | { kind: "fixed"; amount: Cents };

/**
 * How long before the arrival: days by the business date, or hours on the clocks of the property before its check-in
 * time. Clocks that change in between do not move it: 24 hours before 15:00 are 15:00 of the day before.
 */
export type Notice = { daysBefore: number } | { hoursBefore: number };

/** The fee of a cancellation with at least this notice. */
export type CancellationTier = Notice & { fee: Fee };

export interface CancellationPolicy {
  id: RecordId;
  name: string;
  /** The tiers from the earliest to the latest; `lateFee` applies after the last. */
  tiers: CancellationTier[];
  lateFee: Fee;
  noShowFee: Fee;
}

export interface DepositPolicy {
  id: RecordId;
  name: string;
  fee: Fee;
  /** Days before the arrival by which it is due; null where it is due with the reservation. */
  dueDaysBefore: number | null;
}

/** Children up to this age, in years, pay this share of an extra adult's price. */
export interface ChildBand {
  upToAge: number;
  percent: Decimal;
  /** The child sleeps in a cot. */
  inCot?: boolean;
}

export interface ChildPolicy {
  id: RecordId;
  name: string;
  bands: ChildBand[];
}

/** The conditions of a reservation when it was created. A later edit of a policy does not change them. */
export interface PolicySnapshot {
  cancellation: CancellationPolicy;
  deposit: DepositPolicy;
  children: ChildPolicy;
  /** The property's check-in time then, `HH:mm`: the hours of a cancellation count back from it. */
  checkInTime?: TimeOfDay;
}

/** Rules for all guests, besides the times and prices that other books have. */
export interface HouseRules {
  petsAllowed: boolean;
  /** The greatest weight of a pet, kg. */
  petKg: number;
  smokingAllowed: boolean;
  /** `HH:mm`, as the other times; "" for none. */
  quietFrom: TimeOfDay | "";
  quietUntil: TimeOfDay | "";
  lateCheckOutUntil: TimeOfDay | "";
}
