import type { PaymentMethod } from "../account/account";
import type { AccountWindow } from "../account/accountWindows";
import type { Permission } from "../actions";
import type { Email, Instant, LongText, RecordId } from "../formats";
import type { Cents, CivilDate } from "../property";
import type { HistoryLine } from "../records";
import type { DocumentPayment, Party } from "./billingDocument";
import type { Addressee, Reminder, ReminderText } from "./reminder";
import type { BillingReason } from "./billingReasons";

/** Days past the due date; `current` is not due yet, or due today. */
export const ageingColumns = ["current", "to30", "to60", "to90", "over90"] as const;
export type AgeingColumn = (typeof ageingColumns)[number];

/** The form of an account on credit of a company or an agency. */
export interface ReceivableDraft {
  customer: Party;
  /** "" while unknown. */
  email: Email | "";
  /** Most that it may owe; 0 for no limit. */
  limit: Cents;
  /** Until its documents are due; 60 at most (Ley 3/2004 art. 4). */
  termDays: number;
}

/** Of an account: those whose changes its history tells. */
export const accountFields = ["name", "taxId", "address", "country", "email", "limit", "termDays"] as const;

export const receivableLimits = { termDays: 60 } as const;

/**
 * `pay` takes money for documents, `apply` uses the part of it that no document had, `void` takes a payment back that was
 * booked by mistake, `remind` writes of all that are late.
 */
export const receivableActions = ["edit", "pay", "apply", "void", "remind"] as const;
export type ReceivableAction = (typeof receivableActions)[number];

export interface ReceivableAct extends Partial<ReminderText> {
  version: number;
  /** pay: unique, so that the same money is taken once. void: the payment that is taken back, whole. */
  paymentId?: RecordId;
  /** pay */
  method?: PaymentMethod;
  /** pay; what is beyond the documents stays unapplied. */
  amount?: Cents;
  /** pay @maxLength documentLimits.reference */
  reference?: string;
  /** void: the mistake. */
  reason?: LongText;
  /** The documents that it is for, those due first before the others; all that are open unless told. */
  documentIds?: RecordId[];
}

/** A payment of an account, and what has become of it. */
export interface AccountPayment extends DocumentPayment {
  /** The part that no document has. */
  unapplied: Cents;
  /** The documents that have a part of it. */
  shares: { id: RecordId; number: string; amount: Cents }[];
  /** The stays whose folio has a part of it. */
  folios: { reservationId: RecordId; amount: Cents }[];
  /** How it was voided. */
  voided?: { at: Instant; by: string; reason: LongText };
  /** Why it cannot be voided; empty when it can. */
  reasons: BillingReason[];
}

export interface ReceivableAccount extends ReceivableDraft {
  /** `CC-000003`. "" of what no account owes. */
  id: RecordId;
  version: number;
  /** Of its documents that are open. */
  balance: Cents;
  ageing: Record<AgeingColumn, Cents>;
  /** Money that no document had yet. */
  unapplied: Cents;
  isOverLimit: boolean;
  /** The newest first. */
  payments: AccountPayment[];
  addressee: Addressee;
  /** The last one of all that was late. */
  reminder?: Reminder;
  actions: Permission<ReceivableAction, BillingReason>[];
  history: HistoryLine<"created" | "changed" | ReceivableAction, (typeof accountFields)[number] | "amount">[];
}

/** A sum at the folio of a stay that no document bills. */
export interface UnbilledSum {
  reservationId: RecordId;
  window: AccountWindow;
  /** The payer of the window. */
  name: string;
  amount: Cents;
  /** The business date. */
  since: CivilDate;
}

export interface Receivables {
  /** The one that owes most first. What no account owes is last, with the id "". */
  accounts: ReceivableAccount[];
  /** Debts that were handed over at the desk to accounts receivable, and have no document yet. */
  unbilled: UnbilledSum[];
  /** Money that the property has of stays that are over, beyond their folio. With a document it is the document's `owedBack`. */
  owedBack: UnbilledSum[];
}
