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

/** The fee of a cancellation with this notice at least. */
export type CancellationTier = Notice & { fee: Fee };

export interface CancellationPolicy {
  id: RecordId;
  name: string;
  /** From the earliest to the latest; `lateFee` applies after the last. */
  tiers: CancellationTier[];
  lateFee: Fee;
  noShowFee: Fee;
}

export interface DepositPolicy {
  id: RecordId;
  name: string;
  fee: Fee;
  /** Days before the arrival by which it is due; null if it is due with the reservation. */
  dueDaysBefore: number | null;
}

/** Children up to this age, in years, pay this share of an extra adult's price. */
export interface ChildBand {
  upToAge: number;
  percent: Decimal;
  /** They sleep in a cot. */
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
  /** Of the property then, `HH:mm`: hours of a cancellation are counted back from it. */
  checkInTime?: TimeOfDay;
}

/** Rules for all guests of the property, besides the times and prices that other books have. */
export interface HouseRules {
  petsAllowed: boolean;
  /** Of a pet, in kilograms. */
  petKg: number;
  smokingAllowed: boolean;
  /** `HH:mm`; so are the others. "" where there is none. */
  quietFrom: TimeOfDay | "";
  quietUntil: TimeOfDay | "";
  lateCheckOutUntil: TimeOfDay | "";
}
