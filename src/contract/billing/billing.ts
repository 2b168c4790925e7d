import { defineContract, type } from "../endpoint";
import type { CivilDate } from "../property";
import { changes, changesTo, recordCalls } from "../records";
import type { AccountBilling } from "./accountBilling";
import type { BillingDocument, BillingRefusal, DocumentAct, DocumentDraft } from "./billingDocument";
import type { DocumentKind, DocumentState } from "./documentKinds";
import type { DocumentTax } from "./documentLine";
import type { ChainBreak } from "./chainRecord";
import type { DocumentColumn, DocumentFilter, DocumentListView, DocumentRow, DocumentSums } from "./documentRow";
import type { PaymentColumn, PaymentFilter, PaymentRow, PaymentView } from "./payment";
import type { ReceivableAccount, ReceivableAct, ReceivableDraft, Receivables } from "./receivable";
import type { LongText, RecordId } from "../formats";

export interface ChainState {
  /** The number of records in the chain. */
  count: number;
  /** The invoice number of the last record, "" without one. */
  last: string;
}

export interface ChainCheck {
  /** The number of records that hold, from the first one on. The next part begins there. */
  checked: number;
  count: number;
  broken?: ChainBreak;
}

/**
 * `issue` enters a document, `replacement` takes it back on the day of the document that took its place by substitution or
 * exchange, `cancellation` on the day on which its record was cancelled. So a period that is over keeps its sums.
 */
export type VatBookEntry = "issue" | "replacement" | "cancellation";

/**
 * A document in the VAT book, once for each rate and cause. What is taken back has the opposite amounts. A cancellation of
 * the document that took its place enters it again.
 */
export interface VatBookRow extends DocumentTax {
  id: RecordId;
  entry: VatBookEntry;
  /** The number of the document that took its place, in a row that follows from that document; else "". */
  replacedBy: string;
  number: string;
  /** The date of the entry. */
  issuedOn: CivilDate;
  kind: DocumentKind;
  state: DocumentState;
  customer: string;
  taxId: string;
}

export interface VatBook {
  rows: VatBookRow[];
  /** The sums of the rows, by cause and rate. */
  taxes: DocumentTax[];
}

/** Topics that a document is made of. */
const reads = ["billing", "companies", "reservations", "guests", "setUp"] as const;

/** Topics of a document with its reminder, which is a message. */
const readsReminder = [...reads, "messages"] as const;

const documents = recordCalls<{
  row: DocumentRow;
  column: DocumentColumn;
  view: DocumentListView;
  filter: DocumentFilter;
  record: BillingDocument;
  draft: DocumentDraft;
  act: DocumentAct;
  refusal: BillingRefusal;
}>()("/pms/billing/documents", reads);

const accounts = recordCalls<{
  row: ReceivableAccount;
  column: never;
  view: never;
  draft: ReceivableDraft;
  act: ReceivableAct;
  refusal: BillingRefusal<ReceivableAccount>;
}>()("/pms/billing/accounts", reads);

const payments = recordCalls<{
  row: PaymentRow;
  column: PaymentColumn;
  view: PaymentView;
  filter: PaymentFilter;
}>()("/pms/billing/payments", reads);

/** Invoices with their records, accounts on credit, and payments. */
export const billingContract = defineContract({
  /** Without `sort`: drafts first, then the newest. */
  listDocuments: documents.list,
  exportDocuments: documents.rows,
  sumDocuments: {
    method: "GET",
    path: "/pms/billing/documents/sums",
    query: type<DocumentFilter>(),
    reply: type<DocumentSums>(),
    reads,
  },
  getDocument: { ...documents.get, reads: readsReminder },
  /** Creates a draft, which has no number. 422 for an unknown stay or deposit. */
  createDocument: documents.create,
  updateDocument: documents.update,
  /** Deletes a draft. 409 with the reasons against it; a repeat is 404. */
  deleteDocument: { method: "DELETE", path: "/pms/billing/documents/:id", ...changesTo<string, BillingRefusal>() },
  /**
   * `action` is a `DocumentAction`, without "edit" and "delete". Number, hash and document are stored in one step, so
   * that no number is used twice and none is left out. 409 with the reasons against it, 422 with a sentence for a field
   * (`name`, `taxId`, `address`, `issuedOn`, `reason`, `mode`, `lines`, `amount`, `method`). "correct" and "exchange" issue another
   * document: the last of `followers`. "correct" takes as much off the charges of the stay, open or closed, and "cancel" of
   * that document gives it back.
   */
  actOnDocument: documents.act,
  /** How the account of a stay can be billed, and the document of each charge. */
  getAccountBilling: { method: "GET", path: "/pms/reservations/:id/billing", reply: type<AccountBilling>(), reads },
  /** Creates a draft and issues it, with the corrective invoices that the account needs. Idempotent by `clientId`. */
  billAccount: {
    method: "POST",
    path: "/pms/billing/issued",
    ...changes<
      { clientId: RecordId; draft: DocumentDraft; overrideReason?: LongText },
      BillingDocument,
      BillingRefusal
    >(),
  },
  getChain: { method: "GET", path: "/pms/billing/chain", reply: type<ChainState>(), reads: ["billing"] },
  /**
   * Checks up to a thousand records of the chain from a place on. Call it again until `checked` is `count`, or a record
   * is broken.
   */
  checkChain: {
    method: "GET",
    path: "/pms/billing/chain/check",
    query: type<{ from: number }>(),
    reply: type<ChainCheck>(),
  },
  listReceivables: { method: "GET", path: "/pms/billing/accounts", reply: type<Receivables>(), reads: readsReminder },
  getReceivable: { ...accounts.get, reads: readsReminder },
  /** 422 with sentences for `name`, `taxId`, `address`, `limit`, `termDays`. */
  createReceivable: accounts.create,
  updateReceivable: accounts.update,
  /**
   * `action` is a `ReceivableAction`. One payment may be for many documents; 422 for `amount`, `method` and `reason`.
   */
  actOnReceivable: accounts.act,
  /** Without `sort`: the newest first. */
  listPayments: payments.list,
  exportPayments: payments.rows,
  /** All invoices of a period, first and last day included, by date and number. */
  getVatBook: {
    method: "GET",
    path: "/pms/billing/vat-book",
    query: type<{ from: CivilDate; to: CivilDate }>(),
    reply: type<VatBook>(),
    reads,
  },
});
