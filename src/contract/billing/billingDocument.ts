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
import type { NumberKind } from "./numberKinds";
import type { TillId } from "../outlets";
import type { Addressee, Reminder, ReminderText } from "./reminder";

/** Name and address of one side, as they were when the document was issued. */
export interface Party {
  /** @maxLength documentLimits.name */
  name: string;
  /** The tax number, "" while unknown and always on a simplified invoice. */
  taxId: string;
  /** Chosen by a person; unless given what the number is follows from its country and its form. */
  numberKind?: NumberKind;
  /** @maxLength documentLimits.address */
  address: string;
  country: CountryCode;
}

/** A stay on the invoice of a company or an agency, as it was when it was billed. */
export interface BilledStay {
  reservationId: RecordId;
  /** The name of the guest. */
  guest: string;
  /** The numbers of its rooms; "" without one. */
  room: string;
  arrival: CivilDate;
  departure: CivilDate;
  nights: number;
  /** The agency's number of the booking, "" without one. */
  voucher: string;
}

export interface NamedDocument {
  id: RecordId;
  number: string;
  kind: DocumentKind;
}

/** Money for a document. Payments at the folio are listed with it. */
export interface DocumentPayment {
  id: RecordId;
  method: PaymentMethod;
  amount: Cents;
  at: Instant;
  /** The business date. */
  date: CivilDate;
  /** The name of the person who took it. */
  by: string;
  reference?: string;
  /** The till that took it: its shifts count it, and the desk does not. */
  till?: TillId;
  /** The id of the payment that this counter-payment takes back. Its amount is below zero. */
  voids?: RecordId;
  /** The id of the whole payment of which the document has this part: that of an account on credit, or the `paymentId` of the act. */
  partOf?: RecordId;
}

/** The form of a document. Its lines are those that its window has to bill when it is issued. */
export interface DocumentDraft {
  /** The stay whose account is billed. */
  reservationId: RecordId;
  window: AccountWindow;
  /** A document with a customer is a full invoice, one without is a ticket. */
  customer?: Party;
  /** The id of a payment on account. The document bills it instead of the window's charges. */
  depositId?: RecordId;
  isProforma?: true;
}

/**
 * The acts on a document. Only a draft can be changed or deleted; `amend` and `resend` make another record of an
 * invoice.
 */
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

/** The fields of an act; each act needs some of them. `remind` needs those of `ReminderText`. */
export interface DocumentInput extends ReminderText {
  /**
   * For `issue`. Unless given the earlier of the business date and the date of the hotel's clock, and not before the last document
   * of the series; no later date is possible, and once the hotel keeps records none before them.
   */
  issuedOn: CivilDate;
  /**
   * The customer's data as they should be. For `exchange`, for `correct` by substitution, and for `amend`, where the paper stays as
   * it is: name, number, its kind and country have to differ from what the newest record tells.
   */
  customer: Party;
  /** For `exchange`: the ids of other tickets that the same invoice replaces. */
  others: string[];
  /** For `correct` of a full invoice; R1 unless given. */
  cause: CorrectiveKind;
  /** For `correct`; by differences unless given. */
  mode: CorrectionMode;
  /**
   * For `correct`: the amounts that lines are to come to, each by its place from 0. Without them all lines come to
   * nothing by differences, and stay as they are by substitution.
   */
  lines: { place: number; amount: Cents }[];
  /** For `correct`, `amend` and `cancel`. @maxLength documentLimits.reason */
  reason: string;
  /** For `pay` and `refund`. It is unique, so that the same money is taken or given back once. */
  paymentId: RecordId;
  /** For `pay` and `refund`. */
  method: PaymentMethod;
  /** For `pay` and `refund`. */
  amount: Cents;
  /** For `pay` and `refund`. @maxLength documentLimits.reference */
  reference: string;
  /** For `issue`, `exchange`, and `correct` by substitution: the reason why an account may go over its limit. */
  overrideReason: LongText;
}

export interface DocumentAct extends Partial<DocumentInput> {
  version: number;
}

/** An issued document is never changed: payments, prints and records are added to it. */
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
  /** A draft has the lines that it would be issued with now. */
  lines: DocumentLine[];
  /** Of an issued invoice of a company or an agency. */
  stays?: BilledStay[];
  /** The lines as corrective invoices by differences have left them: a further one starts from these. */
  left?: DocumentLine[];
  taxes: DocumentTax[];
  total: Cents;
  state: DocumentState;
  /** The day by which an account on credit has to pay it. */
  dueOn?: CivilDate;
  paid: Cents;
  /** The amount still to be paid, below zero where it is to be paid back. */
  open: Cents;
  /**
   * The part of an overpayment that `refund` gives back to the customer. An account on credit has it as unapplied money
   * instead.
   */
  owedBack?: Cents;
  payments: DocumentPayment[];
  /**
   * The invoice that a corrective one corrects: number, date and reason, as printed (RD 1619/2012 art. 15). `reason`
   * was typed by a person; `change` says which change of the account the invoice follows from.
   */
  corrects?: {
    id: RecordId;
    number: string;
    issuedOn?: CivilDate;
    mode: CorrectionMode;
    reason?: string;
    change?: AccountChange;
    /**
     * Base and VAT of what a substitution takes the place of: the law wants them on the paper besides the new amounts.
     */
    rectified?: Pick<DocumentTax, "base" | "vat">;
  };
  /** The tickets that an F3 replaces, and what had taken a part of them back. */
  replaces?: { id: RecordId; number: string }[];
  /** The documents that correct it, or that replace it by exchange. */
  followers: NamedDocument[];
  reservationId?: RecordId;
  /** The till of a ticket, or of what gives a part of it back. */
  till?: TillId;
  /**
   * The customer that a ticket's window has, "" in unknown fields. It is proposed for the invoice given in exchange.
   */
  buyer?: Party;
  /** Other tickets of the same window that one invoice can replace together with it, with what is left of them. */
  alike?: { id: RecordId; number: string; issuedOn: CivilDate | ""; total: Cents; taxes: DocumentTax[] }[];
  /** The guest of its stay, who reads it. `language` is "" while unknown. */
  reader?: { guestId: RecordId; language: LanguageCode | "" };
  /** Undefined without an account on credit and without a stay. */
  addressee?: Addressee;
  /** The account on credit of its customer. */
  accountId?: RecordId;
  /** The last reminder that names it. */
  reminder?: Reminder;
  /** The customer as its newest record tells it, where that is not what the paper says. */
  mended?: Party;
  /** The records of an invoice, the newest first. */
  records: FiledRecord[];
  /** The number of prints. From the second one on the paper says "Copia". */
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
