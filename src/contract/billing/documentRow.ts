import type { Cents, CivilDate } from "../property";
import type { ListFilter } from "../list";
import type { BillingDocument } from "./billingDocument";
import type { SendState } from "./chainRecord";
import type { AgeingColumn } from "./receivable";
import type { RecordId } from "../formats";

/**
 * Saved views: `today` issued on the business date, `toSend` not yet answered by the agency, `rejected`, `overdue`,
 * `corrective`, and `toReturn` with money that goes back to the customer.
 */
export type DocumentListView = "today" | "toSend" | "rejected" | "overdue" | "corrective" | "toReturn";

/** A document in the list. `record` is "" for a document without one. */
export interface DocumentRow extends Pick<
  BillingDocument,
  | "id"
  | "version"
  | "number"
  | "issuedOn"
  | "kind"
  | "total"
  | "open"
  | "state"
  | "dueOn"
  | "reservationId"
  | "accountId"
> {
  /** Of the whole document; 0 on a draft. */
  base: Cents;
  vat: Cents;
  /** "" on a ticket. */
  customer: string;
  record: SendState | "";
  /** The age of the open amount. */
  ageing: AgeingColumn;
}

export type DocumentColumn = keyof Pick<
  DocumentRow,
  "number" | "issuedOn" | "customer" | "kind" | "base" | "vat" | "total" | "open" | "state" | "record"
>;

/** `text` finds part of the number, the customer's name or tax number. */
export interface DocumentFilter extends ListFilter<DocumentColumn, DocumentListView> {
  /** @several DocumentKind */
  kinds?: string;
  /** @several DocumentState */
  states?: string;
  /** The state of the newest record. @several SendState */
  sent?: string;
  /** The first date of issue; `to` is the last one. */
  from?: CivilDate;
  to?: CivilDate;
  /**
   * The id of an account on credit, or `none` for documents on credit without an account. Only open documents are
   * found.
   */
  accountId?: RecordId;
  /** One `AgeingColumn`: how late the document is. */
  ageing?: string;
  reservationId?: RecordId;
  /** Words of the customer's name or tax number. */
  customer?: string;
  /** The least total in cents, whatever its sign; `amountTo` is the greatest one. */
  amountFrom?: string;
  amountTo?: string;
}

/**
 * Sums of the invoices of a filter. Drafts, receipts and pro formas are in no sum; an invoice that takes the place of
 * another adds only what differs from it.
 */
export interface DocumentSums {
  count: number;
  base: Cents;
  vat: Cents;
  total: Cents;
  open: Cents;
}
