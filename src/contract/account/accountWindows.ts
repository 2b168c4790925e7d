import type { Decimal, Email, RecordId } from "../formats";
import type { Cents, CivilDate } from "../property";

/** The bills of an account: the guest's, and that of a company or agency which pays a part of it. */
export const accountWindows = ["guest", "company"] as const;
export type AccountWindow = (typeof accountWindows)[number];

/** The kinds of lines that a rule can send to the company's window; `posted` are those posted from now on. */
export const routedKinds = ["room", "extra", "fee", "posted"] as const;
export type RoutedKind = (typeof routedKinds)[number];

/** The payer of the company's window, and what goes there by itself. */
export interface Billing {
  /** The company's record: name, number and email are those that it has by now. Without it they are as they were typed. */
  companyId?: RecordId;
  /** Of the company, or of the group. */
  name: string;
  /** "" while unknown. */
  taxId: string;
  /** "" while unknown. */
  email: Email | "";
  routed: RoutedKind[];
  /** Of a member of a group: the reservation whose account pays this window. */
  leader?: string;
  /** Once that account is closed: what went there until then. What comes later is the guest's. */
  routedBefore?: RoutedKind[];
}

/** Sums of a window, posted or not. */
export interface WindowSums {
  window: AccountWindow;
  total: Cents;
  paid: Cents;
  /** Paid by the account of the group instead: the whole of a member's window. */
  handedOver?: Cents;
  /** `total` minus `paid`, and minus what is handed over. */
  balance: Cents;
}

/**
 * The part of a line that is moved to the other window: all that is left of it, an amount of that, a percentage of the
 * whole line, or all that is left of so many nights from the line's on.
 */
export const moveShares = ["all", "amount", "percent", "nights"] as const;
export type MoveShare = (typeof moveShares)[number];

/** A move by hand to the other window: the line stays there, whatever the rules say by now. */
export interface AccountMove {
  /** Unique; the parts of a split have it in their ids. */
  id: RecordId;
  /** The line, which need not be posted yet. */
  chargeId: RecordId;
  from: AccountWindow;
  to: AccountWindow;
  /**
   * The whole line unless told. A percentage is of the whole line; no part is more than those before it have left. A halving
   * has the odd cents that its part was more, or less, so that the halves came out even.
   */
  part?: { amount: Cents } | { percent: Decimal; odd?: Cents };
  date: CivilDate;
  /** The `sourceRef` of the act that has made it. */
  sourceRef?: string;
  /** The account of the group was closed and keeps the line: the move leaves it in the company's window. */
  isKeptByLeader?: true;
  /** Id of an earlier move of a part, which this cancels. */
  cancels?: string;
  /** Why it was cancelled. */
  reason?: string;
}
