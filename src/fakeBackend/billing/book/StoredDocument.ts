import type { Payment } from "@/contract/account/account";
import type { AccountWindow } from "@/contract/account/accountWindows";
import type { BillingDocument, DocumentDraft, DocumentPayment, Party } from "@/contract/billing/billingDocument";
import type { ChainRecord, Submission } from "@/contract/billing/chainRecord";
import type { ReceivableAccount, ReceivableDraft } from "@/contract/billing/receivable";
import type { StoredCompany } from "@/contract/companies/companies";
import type { AgencyAnswer } from "@/contract/faults";
import type { Ledger } from "@/domain/billing/ledger";
import { partyOf } from "@/domain/companies/party";

import type { StoredReservation } from "../../hotel/books/StoredReservation";
import type { Hotel } from "../../hotel/Hotel";

export interface StoredRecord {
  record: ChainRecord;
  /** Place in the chain, from 0. */
  place: number;
  /** Undefined where records are kept and not sent. */
  submission?: Submission;
  /** How the agency answers it. It accepts a record that says nothing of it. */
  answer?: AgencyAnswer;
  /** The answer to a record of the sample, which came long ago. */
  reply?: "accepted" | "rejected";
}

/** The stored part of a document: all that does not follow from it, the others, the stay and the clock. */
export interface StoredDocument extends Omit<
  BillingDocument,
  | "state"
  | "paid"
  | "open"
  | "owedBack"
  | "payments"
  | "followers"
  | "addressee"
  | "accountId"
  | "reminder"
  | "records"
  | "alike"
  | "actions"
> {
  /** Of a document without a stay. The money for a stay's documents is at its folio. */
  payments: DocumentPayment[];
  /** As it was written when it was created, whatever it was issued as. */
  draft?: DocumentDraft;
  /** Of a draft for a company as its record names it: its customer follows the record until it is issued. */
  payerId?: string;
  /**
   * The records, the oldest first. They are stored with the document, so that neither is ever there without the other.
   */
  records: StoredRecord[];
}

/** The payments and the acts of the account of a company, by the id of that. */
export interface StoredAccount extends Pick<ReceivableAccount, "id" | "version" | "history"> {
  /**
   * The payments of the account, the oldest first; documents and folios have shares of them. A counter-payment has a
   * `reason`.
   */
  payments: (DocumentPayment & { reason?: string })[];
}

/** An account with the terms of its company as it is now. */
export interface CreditAccount extends StoredAccount, ReceivableDraft {
  company: StoredCompany;
}

/** Money at a folio, or at a document without a stay. */
export type HeldMoney = Payment & Pick<DocumentPayment, "voids">;

/** The parts of the book from which the sums of documents are made. */
export interface KeptDocuments {
  readonly hotel: Hotel;
  readonly accounts: {
    companyOf: (customer: Party | undefined) => StoredCompany | undefined;
    get: (id: string) => CreditAccount;
  };
  all: () => StoredDocument[];
  standing: (reservationId: string) => StoredDocument[];
  standingWith: (document: Pick<StoredDocument, "id" | "reservationId">) => StoredDocument[];
  get: (id: string) => StoredDocument;
  followersOf: (id: string) => StoredDocument[];
  readonly ledgers: {
    of: (document: Pick<StoredDocument, "id" | "reservationId" | "window">) => Ledger;
    ofStay: (stay: StoredReservation) => Record<AccountWindow, Ledger>;
  };
}

/** A draft with the customer that it would be issued to now. */
export function draftNow(stored: StoredDocument, { companies }: Hotel): StoredDocument {
  const company = companies.now(stored.payerId);
  return company ? { ...stored, customer: partyOf(company) } : stored;
}

export const isCancelled = ({ records }: Pick<StoredDocument, "records">): boolean =>
  records.at(-1)?.record.type === "cancellation";
