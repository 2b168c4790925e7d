import type { PaymentMethod } from "../account/account";
import type { AccountWindow } from "../account/accountWindows";
import type { Permission } from "../actions";
import type { CountryCode, Instant, LanguageCode, LongText, RecordId } from "../formats";
import type { MessageReason } from "../guests/guestMessage";
import type { Cents, CivilDate } from "../property";
import type { HistoryLine, RecordRefusal } from "../records";
import type { BillingReason } from "./billingReasons";
import type { FiledRecord } from "./chainRecord";
import type { AccountChange, CorrectionMode, CorrectiveKind, DocumentKind, DocumentState } from "./documentKinds";
import type { DocumentLine, DocumentTax } from "./documentLine";
import type { Addressee, Reminder, ReminderText } from "./reminder";

/** Name and address of one side, as they were when the document was issued. */
export interface Party {
  /** @maxLength documentLimits.name */
  name: string;
  /** "" while unknown, and always of a simplified invoice. */
  taxId: string;
  /** @maxLength documentLimits.address */
  address: string;
  country: CountryCode;
}

/** Another document that a document names. */
export interface NamedDocument {
  id: RecordId;
  number: string;
  kind: DocumentKind;
}

/** Money for a document. What was paid at the folio is listed there, too. */
export interface DocumentPayment {
  id: RecordId;
  method: PaymentMethod;
  amount: Cents;
  at: Instant;
  /** The business date. */
  date: CivilDate;
  /** Name of the person. */
  by: string;
  reference?: string;
  /** The id of the payment that it takes back: its amount is below zero. */
  voids?: RecordId;
  /** The id of the whole payment of which the document has this part: that of an account on credit, or the `paymentId` of the act. */
  partOf?: RecordId;
}

/** The form of a document: whom it bills, and for what. Its lines are those that its window has to bill when it is issued. */
export interface DocumentDraft {
  /** The stay whose account it bills, and the window of it. */
  reservationId: RecordId;
  window: AccountWindow;
  /** With it the invoice is full, without it it is a ticket. */
  customer?: Party;
  /** Id of a payment on account, which is billed instead of what the window has to bill. */
  depositId?: RecordId;
  isProforma?: true;
}

/** The acts on a document. Only a draft is changed or deleted; `amend` and `resend` make another record of an invoice. */
export const documentActions = [
  "edit",
  "delete",
  "issue",
  "correct",
  "exchange",
  "pay",
  "refund",
  "print",
  "remind",
  "resend",
  "amend",
  "cancel",
] as const;
export type DocumentAction = (typeof documentActions)[number];

export const documentLimits = { reason: 500, reference: 40, name: 120, address: 250 } as const;

/** The fields of an act; each act needs some of them. Those of a text are for `remind`. */
export interface DocumentInput extends ReminderText {
  /** issue: the business date unless told. */
  issuedOn: CivilDate;
  /** exchange. correct by substitution: the customer's data as they should be. */
  customer: Party;
  /** exchange: ids of other tickets that the same invoice replaces. */
  others: string[];
  /** correct, of a full invoice: R1 unless told. */
  cause: CorrectiveKind;
  /** correct: by differences unless told. */
  mode: CorrectionMode;
  /** correct: what lines are to come to, each by its place from 0. Without it nothing is left by differences, all by substitution. */
  lines: { place: number; amount: Cents }[];
  /** correct, amend, cancel @maxLength documentLimits.reason */
  reason: string;
  /** pay, refund: unique, so that the same money is taken or given back once. */
  paymentId: RecordId;
  /** pay, refund */
  method: PaymentMethod;
  /** pay, refund */
  amount: Cents;
  /** pay, refund @maxLength documentLimits.reference */
  reference: string;
}

export interface DocumentAct extends Partial<DocumentInput> {
  version: number;
  /** issue: why an account may go over its limit. */
  overrideReason?: LongText;
}

/** Issued, it is never changed: payments, prints and records are added to it. */
export interface BillingDocument extends Omit<DocumentDraft, "reservationId" | "isProforma"> {
  /** `D-000041`. */
  id: RecordId;
  version: number;
  kind: DocumentKind;
  series: string;
  /** With its series, as it is printed: `F26-000041`. "" while it is a draft. */
  number: string;
  /** "" while it is a draft. */
  issuedOn: CivilDate | "";
  issuer: Party;
  /** Of a draft those that it would have now. */
  lines: DocumentLine[];
  /** Its lines as corrections by differences have left them, where there are some: a further one starts from these. */
  left?: DocumentLine[];
  taxes: DocumentTax[];
  total: Cents;
  state: DocumentState;
  /** Of an account on credit: the day by which it is to be paid. */
  dueOn?: CivilDate;
  /** The part that has been paid. */
  paid: Cents;
  /** The part that is still to be paid, below zero where it is to be paid back. */
  open: Cents;
  /** The part of it that `refund` gives back to the customer; an account on credit has what was paid for it as unapplied. */
  owedBack?: Cents;
  payments: DocumentPayment[];
  /**
   * Of a corrective invoice: the number and the date of the one that it corrects, and why, as the paper says (RD 1619/2012 art. 15).
   * The reason was typed there; `change` is the cause of one that follows from its account.
   */
  corrects?: {
    id: RecordId;
    number: string;
    issuedOn?: CivilDate;
    mode: CorrectionMode;
    reason?: string;
    change?: AccountChange;
    /** By substitution: what it takes the place of, which the law wants on the paper besides the new amounts. */
    rectified?: Pick<DocumentTax, "base" | "vat">;
  };
  /** Of F3: the tickets that it replaces. */
  replaces?: { id: RecordId; number: string }[];
  /** The documents that correct it, or were given in exchange for it. */
  followers: NamedDocument[];
  reservationId?: RecordId;
  /** Of a ticket: whom its window bills, "" in what is not known. Proposed as the customer of the invoice given in exchange. */
  buyer?: Party;
  /** Of a ticket: the others of its window that one invoice may replace with it. */
  alike?: { id: RecordId; number: string; issuedOn: CivilDate | ""; total: Cents; taxes: DocumentTax[] }[];
  /** The guest of its stay, who reads it; their language is "" while it is unknown. */
  reader?: { guestId: RecordId; language: LanguageCode | "" };
  /** Unless it has neither account nor stay. */
  addressee?: Addressee;
  /** The account on credit of its customer. */
  accountId?: RecordId;
  /** The last one that names it. */
  reminder?: Reminder;
  /** Of an invoice: each of its records, the newest first. */
  records: FiledRecord[];
  /** How often it has been printed; from the second time on the paper says "Copia". */
  prints: number;
  actions: Permission<DocumentAction, BillingReason>[];
  /** The newest first. */
  history: HistoryLine<"created" | "changed" | DocumentAction, "number" | "customer" | "amount">[];
}

/** A refusal of a call of billing; a reminder is held to the rules of messages. */
export interface BillingRefusal<Current = BillingDocument> extends RecordRefusal<
  BillingReason | MessageReason,
  Current
> {}
