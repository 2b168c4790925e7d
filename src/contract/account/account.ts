import type { Instant, RecordId } from "../formats";
import type { Cents, CivilDate, VatRate } from "../property";
import type { AccountMove, AccountWindow, Billing, WindowSums } from "./accountWindows";

/** A line of an account. Nothing is changed or deleted: a correction is a separate line with the opposite sign. */
export interface Charge {
  id: RecordId;
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
  /** VAT included, unless it is a compensation. */
  amount: Cents;
  /** 1 unless told; below zero in a correction. The price of one is the amount divided by it. */
  quantity?: number;
  /** 10 unless told; 0 of a compensation and of what takes it back: it has none. */
  vat?: VatRate | 0;
  /** Of an allowance over several rates of VAT, of which each has a line: the id of the first. They are corrected together. */
  shareOf?: string;
  /** Of an allowance that points have paid: how many. They are worth its amount. The first of its lines has them, the others 0. */
  points?: number;
  /** Id of the line that a correction cancels. */
  corrects?: string;
  /** Of an allowance that follows from a corrective invoice, or its opposite: the id of the line that it takes off. */
  takesOff?: string;
  /** Why it was corrected or taken off, for the staff alone: no paper and no message of the guest has it. */
  reason?: string;
  /** The guest's unless told. */
  window?: AccountWindow;
  /** Where it was before it was moved by hand. */
  movedFrom?: AccountWindow;
  /** Of a split: the id of the line of which it is a part. */
  splits?: string;
  /** The move by hand that has made a split. */
  moveId?: RecordId;
  /** The corrective invoice that `takesOff` follows from. */
  documentId?: RecordId;
  /** The key of what another area charges or allows by it. It is the same after it was taken back and posted again. */
  origin?: string;
  /** It charges the nights that a guest who leaves earlier does not sleep. */
  isForUnusedNights?: true;
  /** Of a transfer: where it comes from. */
  stay?: OtherStay;
  /** Of a line that a group's account pays: the stay in whose account it is posted, once. */
  member?: OtherStay;
}

/** The stay at the other end of a transfer; `name` is its room then, and its guest. */
export interface OtherStay {
  id: RecordId;
  name: string;
}

/**
 * `agency` is the virtual card of an online agency, `receivable` a transfer to accounts receivable, `room` a charge to the
 * folio of another stay in house, `points` those of a member, at a till.
 */
export const paymentMethods = ["cash", "card", "transfer", "bizum", "agency", "receivable", "room", "points"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export interface Payment {
  id: RecordId;
  method: PaymentMethod;
  /** Below zero for a refund. */
  amount: Cents;
  at: Instant;
  /** The business date on which it was paid; of older ones it is not known. */
  date?: CivilDate;
  /** Unique key of what it pays. A payment of the balance unless `kind` tells. A correction takes another one back. */
  sourceRef?: string;
  kind?: "deposit" | "refund" | "correction";
  /** The id of the payment that a correction takes back. */
  takesBack?: RecordId;
  /**
   * Of a debt that leaves accounts receivable, by `receivable` and below zero: the payment for a document that has paid it.
   * It goes and comes back with that.
   */
  paidBy?: RecordId;
  /** The document that it was paid for; a correction has that of the payment it takes back. */
  documentId?: RecordId;
  /** The id of the whole payment, of an account on credit or for a document, of which this folio has a part. */
  partOf?: RecordId;
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
  /** Name of the person who took it, where the history of the stay does not tell. */
  by?: string;
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
