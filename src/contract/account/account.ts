import type { Cents, CivilDate, VatRate } from "../property";

/** The bills of an account: the guest's, and that of a company or agency which pays a part of it. */
export const accountWindows = ["guest", "company"] as const;
export type AccountWindow = (typeof accountWindows)[number];

/** The kinds of lines that a rule can send to the company's window; `posted` are those posted from now on. */
export const routedKinds = ["room", "extra", "fee", "posted"] as const;
export type RoutedKind = (typeof routedKinds)[number];

/** The payer of the company's window, and what goes there by itself. */
export interface Billing {
  /** Of the company, or of the group. */
  name: string;
  /** "" while unknown. */
  taxId: string;
  /** "" while unknown. */
  email: string;
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
  id: string;
  /** The line, which need not be posted yet. */
  chargeId: string;
  from: AccountWindow;
  to: AccountWindow;
  /**
   * The whole line unless told. A percentage is of the whole line; no part is more than those before it have left. A halving
   * has the odd cents that its part was more, or less, so that the halves came out even.
   */
  part?: { amount: Cents } | { percent: number; odd?: Cents };
  date: CivilDate;
  /** Id of an earlier move of a part, which this cancels. */
  cancels?: string;
  /** Why it was cancelled. */
  reason?: string;
}

/** A line of an account. Nothing is changed or deleted: a correction is a separate line with the opposite sign. */
export interface Charge {
  id: string;
  /** Unique key of what it charges: `room:RSV-000482:2026-03-27`, `fee:RSV-000482:1`, `ticket:T-0091`. */
  sourceRef: string;
  /**
   * Room and extras follow from a stay; `posted` is a charge of the desk or of another outlet; an allowance is below zero.
   * A split is two lines, which move a part of another line from one window to the other. A transfer comes from another
   * room, whose account has its VAT; so is its correction.
   */
  kind: "room" | "extra" | "fee" | "posted" | "allowance" | "correction" | "split" | "transfer";
  date: CivilDate;
  /** Read by the guest. Of an allowance "" where it says no more than that. */
  description: string;
  /** VAT included. */
  amount: Cents;
  /** 1 unless told; below zero in a correction. The price of one is the amount divided by it. */
  quantity?: number;
  /** 10 unless told. */
  vat?: VatRate;
  /** Of an allowance that points have paid: how many. They are worth its amount. */
  points?: number;
  /** Id of the line that a correction cancels. */
  corrects?: string;
  /** Why it was corrected or taken off, for the staff alone: no paper and no message of the guest has it. */
  reason?: string;
  /** The guest's unless told. */
  window?: AccountWindow;
  /** Where it was before it was moved by hand. */
  movedFrom?: AccountWindow;
  /** Of a split: the id of the line of which it is a part. */
  splits?: string;
  /** Of a transfer: where it comes from. */
  stay?: OtherStay;
  /** Of a line that a group's account pays: the stay in whose account it is posted, once. */
  member?: OtherStay;
}

/** The stay at the other end of a transfer; `name` is its room then, and its guest. */
export interface OtherStay {
  id: string;
  name: string;
}

/**
 * `agency` is the virtual card of an online agency, `receivable` a transfer to accounts receivable, `room` a charge to the
 * folio of another stay in house.
 */
export const paymentMethods = ["cash", "card", "transfer", "bizum", "agency", "receivable", "room"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export interface Payment {
  id: string;
  method: PaymentMethod;
  /** Below zero for a refund. */
  amount: Cents;
  /** ISO 8601 instant. */
  at: string;
  /** The business date on which it was paid; of older ones it is not known. */
  date?: CivilDate;
  /** Unique key of what it pays. A payment of the balance unless `kind` tells. A correction takes another one back. */
  sourceRef?: string;
  kind?: "deposit" | "refund" | "correction";
  /** Of a card that was declined: what it did not pay. The amount is 0. */
  declined?: Cents;
  /** Of a card: its last four digits, or the authorisation code. Never its number. */
  reference?: string;
  /** In cash: what the guest handed over; the rest was change. */
  tendered?: Cents;
  /** For the staff alone. */
  reason?: string;
  /** The guest's unless told. */
  window?: AccountWindow;
  /** Of a payment by another room: who pays. */
  stay?: OtherStay;
}

/** The acts on an account that add a line. */
export const postingActions = ["charge", "pay", "refund", "allow", "correct"] as const;
export type PostingAction = (typeof postingActions)[number];

/** `bill` opens the company's window or changes it, `unbill` closes it, `halve` makes both windows pay the same. */
export const accountActions = [...postingActions, "move", "bill", "unbill", "halve"] as const;
export type AccountAction = (typeof accountActions)[number];

export const accountLimits = {
  quantity: 999,
  cents: 100_000_00,
  letters: 100,
  reason: 2000,
  taxId: 20,
  reference: 40,
} as const;

/** The fields of an act on an account; each act needs some of them. */
export interface AccountInput {
  /** Names the line or the move, except of a correction: the same one is posted once, however often it is sent. */
  sourceRef: string;
  /** charge; an allowance may have one */
  description: string;
  quantity: number;
  /** Of one, VAT included. */
  unitPrice: Cents;
  vat: VatRate;
  /** pay, refund; an allowance has the amount alone */
  method: PaymentMethod;
  amount: Cents;
  /** pay, in cash; the amount unless told. */
  tendered: Cents;
  /** pay: for what is not charged yet, so that it may exceed the balance. */
  isDeposit: boolean;
  /** pay, by card: it was declined, so that nothing is paid; the amount is what was tried. */
  isDeclined: boolean;
  /** pay, refund */
  reference: string;
  /** pay, to another room: the reservation of that stay. charge: the stay in house that takes it, with this one closed. */
  stayId: string;
  /** correct, move: the line; correct: also a payment, in money on the business date of its day alone. */
  chargeId: string;
  /** move: all of it unless told; with `amount`, `percent` or `nights`. */
  share: MoveShare;
  percent: number;
  nights: number;
  /** correct; allow; pay to accounts receivable. A refund may have one. */
  reason: string;
  /**
   * charge, pay, refund, allow; unless told: the guest's, and for a charge the one that the rules say. move: where the
   * line goes.
   */
  window: AccountWindow;
  /** bill: the name of the company. group: that of the group. halve, without a second window: who pays the other half. */
  payer: string;
  /** bill */
  taxId: string;
  /** bill */
  email: string;
  /** bill, group */
  routed: RoutedKind[];
}

/** Charges and payments of one person or company: the folio of a stay, a ticket of the till, the bill of an event. */
export interface Account {
  /** All that is posted. */
  charges: Charge[];
  payments: Payment[];
  /** The payer of the company's window; without it there is no such window. */
  billing?: Billing;
  /** The moves between the windows by hand, the oldest first. */
  moves?: AccountMove[];
  /** Sums of each window, the guest's first. */
  windows: WindowSums[];
}
