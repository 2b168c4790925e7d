import type { Cents } from "../property";

/** How a fee is computed: none, nights of the stay from the first, a percentage of the stay, or an amount. */
export type Fee =
  | { kind: "none" }
  | { kind: "nights"; nights: number }
  | { kind: "percent"; percent: number }
  | { kind: "fixed"; amount: Cents };

/** The fee of a cancellation at least this many days before the arrival. */
interface CancellationTier {
  daysBefore: number;
  fee: Fee;
}

export interface CancellationPolicy {
  id: string;
  name: string;
  /** From the earliest to the latest; `lateFee` applies after the last. */
  tiers: CancellationTier[];
  lateFee: Fee;
  noShowFee: Fee;
}

export interface DepositPolicy {
  id: string;
  name: string;
  fee: Fee;
  /** Days before the arrival by which it is due; null if it is due with the reservation. */
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

/** The conditions of a reservation when it was created. A later edit of a policy does not change them. */
export interface PolicySnapshot {
  cancellation: CancellationPolicy;
  deposit: DepositPolicy;
  children: ChildPolicy;
}
