import type { Cents } from "./property";

/** What a fee is reckoned from: nothing, nights of the stay from its first, a share of the stay, or an amount. */
export type Fee =
  | { kind: "none" }
  | { kind: "nights"; nights: number }
  | { kind: "percent"; percent: number }
  | { kind: "fixed"; amount: Cents };

/** The fee of a cancellation that comes at least so many days before the arrival. */
interface CancellationTier {
  daysBefore: number;
  fee: Fee;
}

export interface CancellationPolicy {
  id: string;
  name: string;
  /** From the earliest to the latest; `lateFee` is that of whoever is later than the last. */
  tiers: CancellationTier[];
  lateFee: Fee;
  noShowFee: Fee;
}

export interface DepositPolicy {
  id: string;
  name: string;
  fee: Fee;
  /** Days before the arrival by which it is due; null when it is due with the booking. */
  dueDaysBefore: number | null;
}

/** Children up to this age, in years, pay this share of an extra adult's price. */
export interface ChildBand {
  upToAge: number;
  percent: number;
}

export interface ChildPolicy {
  id: string;
  bands: ChildBand[];
}

/** The conditions of a reservation as they were when it was booked: a later edit of a policy leaves it alone. */
export interface PolicySnapshot {
  cancellation: CancellationPolicy;
  deposit: DepositPolicy;
  children: ChildPolicy;
}
