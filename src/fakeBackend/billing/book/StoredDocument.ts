import type { BillingDocument, DocumentPayment } from "@/contract/billing/billingDocument";
import type { ChainRecord, Submission } from "@/contract/billing/chainRecord";
import type { ReceivableAccount } from "@/contract/billing/receivable";

import type { Hotel } from "../../hotel/Hotel";

export interface StoredRecord {
  record: ChainRecord;
  /** In the chain, from 0. */
  place: number;
  /** Absent where records are kept and not sent. */
  submission?: Submission;
  /** Of the sample, whose records were answered long ago. */
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
  /** Those that were not made at a folio. */
  payments: DocumentPayment[];
  /** The oldest first. They are stored with the document, so that neither is ever there without the other. */
  records: StoredRecord[];
}

export interface StoredAccount extends Omit<
  ReceivableAccount,
  "balance" | "ageing" | "unapplied" | "isOverLimit" | "addressee" | "reminder" | "actions" | "payments"
> {
  /** Money that was paid, the oldest first; documents and folios have shares of it. One that voids another says why. */
  payments: (DocumentPayment & { reason?: string })[];
}

/** The part of the book that figures of documents are made of. */
export interface KeptDocuments {
  readonly hotel: Hotel;
  readonly accounts: { all: () => StoredAccount[] };
  all: () => StoredDocument[];
  standing: (reservationId: string) => StoredDocument[];
  standingWith: (document: Pick<StoredDocument, "id" | "reservationId">) => StoredDocument[];
  get: (id: string) => StoredDocument;
  followersOf: (id: string) => StoredDocument[];
}

export const isCancelled = ({ records }: Pick<StoredDocument, "records">): boolean =>
  records.at(-1)?.record.type === "cancellation";
