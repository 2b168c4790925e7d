import type { AccountWindow } from "../account/accountWindows";
import type { Cents, CivilDate } from "../property";
import type { Party } from "./billingDocument";
import type { BillingReason } from "./billingReasons";
import type { DocumentRow } from "./documentRow";
import type { RecordId } from "../formats";

/** A payment on account of a window. */
export interface BillableDeposit {
  /** The id of the payment. */
  id: RecordId;
  date: CivilDate;
  amount: Cents;
  /** The number of the deposit's invoice, "" while it has none. */
  document: string;
}

export interface BillableWindow {
  window: AccountWindow;
  /** The total of the next invoice, with its deductions. */
  total: Cents;
  /**
   * The sum that corrective invoices take back from issued documents; 0 or less. Billing the window issues them, too.
   */
  corrections: Cents;
  /** Deposits without those that have already paid invoices of charges. */
  deposits: BillableDeposit[];
  /**
   * The total of a proforma: what is to bill at the end of the stay, with the nights to come. 0 where none can be made.
   */
  proforma: Cents;
  /** The customer of the next invoice; fields are "" while unknown. */
  customer: Party;
  /** The payer as typed at the folio, where the account on credit with the same tax number has another name. */
  payer?: string;
  /** The next document is no invoice, but the receipt of an indemnity. */
  isIndemnity: boolean;
  /** Reasons against a ticket. */
  againstTicket: BillingReason[];
  /** Reasons against billing the window at all. */
  reasons: BillingReason[];
}

/** An account, seen from billing. */
export interface AccountBilling {
  windows: BillableWindow[];
  /** The newest first. */
  documents: DocumentRow[];
  /** The document of each charge, by the charge's id. */
  documentOf: Record<string, { id: RecordId; number: string }>;
}
