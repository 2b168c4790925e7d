import type { PaymentMethod } from "../account/account";
import type { AccountWindow } from "../account/accountWindows";
import type { Permission } from "../actions";
import type { Email, Instant, LongText, RecordId } from "../formats";
import type { Cents, CivilDate } from "../property";
import type { HistoryLine } from "../records";
import type { DocumentPayment, Party } from "./billingDocument";
import type { Addressee, Reminder, ReminderText } from "./reminder";
import type { BillingReason } from "./billingReasons";

/** Days past the due date; `current` is due today or later. */
export const ageingColumns = ["current", "to30", "to60", "to90", "over90"] as const;
export type AgeingColumn = (typeof ageingColumns)[number];

/**
 * The terms of the account of a company or an agency: they are those of its record. A new account gives credit to the company
 * with that tax number, and makes it where there is none.
 */
export interface ReceivableDraft {
  customer: Party;
  /** "" while unknown. */
  email: Email | "";
  /** Most that the account may owe; 0 for no limit. Of an account without credit it says nothing. */
  limit: Cents;
  /** Days until its documents are due; 60 at most (Ley 3/2004 art. 4). */
  termDays: number;
}

/**
 * `pay` takes money for documents, `apply` gives documents the unapplied money, `void` takes back a payment that was
 * booked by mistake, `remind` writes about all late documents.
 */
export const receivableActions = ["edit", "pay", "apply", "void", "remind"] as const;
export type ReceivableAction = (typeof receivableActions)[number];

export interface ReceivableAct extends Partial<ReminderText> {
  version: number;
  /** For `pay`: a unique id, so that the same money is taken once. For `void`: the payment that is taken back whole. */
  paymentId?: RecordId;
  /** For `pay`. */
  method?: PaymentMethod;
  /** For `pay`; the part beyond the documents stays unapplied. */
  amount?: Cents;
  /** For `pay`. @maxLength documentLimits.reference */
  reference?: string;
  /** For `void`: the mistake. */
  reason?: LongText;
  /** The documents that get the money, those due first before the others; all open ones unless given. */
  documentIds?: RecordId[];
}

export interface AccountPayment extends DocumentPayment {
  /** The part that neither a document nor a folio has. */
  unapplied: Cents;
  /** The parts that documents have. */
  shares: { id: RecordId; number: string; amount: Cents }[];
  /** The parts that folios of stays have. */
  folios: { reservationId: RecordId; amount: Cents }[];
  voided?: { at: Instant; by: string; reason: LongText };
  /** Reasons against voiding it. */
  reasons: BillingReason[];
}

export interface ReceivableAccount extends ReceivableDraft {
  /** That of its company, `EM-000003`; "" for the debts without an account. */
  id: RecordId;
  version: number;
  /** Without it no debt is handed over to the account: what it owes was to be paid at once. */
  hasCredit: boolean;
  /** The sum of its open documents. */
  balance: Cents;
  ageing: Record<AgeingColumn, Cents>;
  /** The sum of its payments' unapplied parts, and of what was paid for its documents beyond what they come to by now. */
  unapplied: Cents;
  isOverLimit: boolean;
  /** The newest first. */
  payments: AccountPayment[];
  addressee: Addressee;
  /** The last reminder about all late documents. */
  reminder?: Reminder;
  actions: Permission<ReceivableAction, BillingReason>[];
  /** The acts of the account; the terms have theirs in the record of the company. */
  history: HistoryLine<Exclude<ReceivableAction, "edit">, "amount">[];
}

/** A sum at the folio of a stay that no document has. */
export interface UnbilledSum {
  reservationId: RecordId;
  window: AccountWindow;
  /** The payer of the window. */
  name: string;
  /** The record of the payer, where it is a company of the list. */
  companyId?: RecordId;
  amount: Cents;
  /** The business date. */
  since: CivilDate;
}

export interface Receivables {
  /** The account that owes most comes first. Debts without an account come last, with the id "". */
  accounts: ReceivableAccount[];
  /** Debts that were handed over at the desk to accounts receivable, and have no document yet. */
  unbilled: UnbilledSum[];
  /**
   * Money that the property has beyond the folio of stays that are over. With a document it is that document's
   * `owedBack`.
   */
  owedBack: UnbilledSum[];
}
