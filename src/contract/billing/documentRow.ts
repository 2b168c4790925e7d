import type { CivilDate } from "../property";
import type { ListFilter } from "../list";
import type { BillingDocument } from "./billingDocument";
import type { SendState } from "./chainRecord";
import type { AgeingColumn } from "./receivable";
import type { RecordId } from "../formats";

/**
 * Issued on the business date; whose record the agency does not have; rejected; past the due date; corrective ones;
 * with money that goes back to the customer.
 */
export type DocumentListView = "today" | "toSend" | "rejected" | "overdue" | "corrective" | "toReturn";

/** A document in the list. `record` is "" of what has none. */
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
  /** "" on a ticket. */
  customer: string;
  record: SendState | "";
  /** Of what is open. */
  ageing: AgeingColumn;
}

export type DocumentColumn = keyof Pick<
  DocumentRow,
  "number" | "issuedOn" | "customer" | "kind" | "total" | "open" | "state" | "record"
>;

/** `text` finds part of the number, the customer's name or tax number. */
export interface DocumentFilter extends ListFilter<DocumentColumn, DocumentListView> {
  /** @several DocumentKind */
  kinds?: string;
  /** @several DocumentState */
  states?: string;
  /** Of the record. @several SendState */
  sent?: string;
  /** Issued on this date or later, or earlier. */
  from?: CivilDate;
  to?: CivilDate;
  /** The account on credit, `none` for what no account owes; with it only what is open. */
  accountId?: RecordId;
  /** How late it is: one `AgeingColumn`. */
  ageing?: string;
  reservationId?: RecordId;
}
