import type { AccountWindow } from "../account/accountWindows";
import type { Cents, CivilDate } from "../property";
import type { Party } from "./billingDocument";
import type { BillingReason } from "./billingReasons";
import type { DocumentRow } from "./documentRow";
import type { RecordId } from "../formats";

/** A payment on account of a window. */
export interface BillableDeposit {
  /** Of its payment. */
  id: RecordId;
  date: CivilDate;
  amount: Cents;
  /** The number of its invoice, "" while it has none. */
  document: string;
}

/** A window of an account, as it can be billed now. */
export interface BillableWindow {
  window: AccountWindow;
  /** Of the next invoice, with its deductions. */
  total: Cents;
  /** To be taken back from documents that were issued before; 0 or less. Billing the window issues the corrective invoices, too. */
  corrections: Cents;
  /** Without those that have paid invoices of charges. */
  deposits: BillableDeposit[];
  /** Of a proforma: what is to bill at the end of the stay, with the nights to come. 0 where none can be made. */
  proforma: Cents;
  /** Whom it would bill: "" in what is not known. */
  customer: Party;
  /** The payer as typed at the folio, where the account on credit with its number has another name. */
  payer?: string;
  /** The next one is no invoice, but the receipt of an indemnity. */
  isIndemnity: boolean;
  /** Why a ticket is not possible. */
  againstTicket: BillingReason[];
  /** Why it cannot be billed at all. */
  reasons: BillingReason[];
}

/** An account, seen from billing. */
export interface AccountBilling {
  windows: BillableWindow[];
  /** The newest first. */
  documents: DocumentRow[];
  /** By the id of a charge: the document that has it. */
  documentOf: Record<string, { id: RecordId; number: string }>;
}
