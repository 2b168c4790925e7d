import type { AccountBilling } from "@/contract/billing/accountBilling";
import { billingContract, type VatBook } from "@/contract/billing/billing";
import type { BillingDocument } from "@/contract/billing/billingDocument";
import type { DocumentRow } from "@/contract/billing/documentRow";
import type { PaymentRow } from "@/contract/billing/payment";
import type { ReceivableAccount, Receivables } from "@/contract/billing/receivable";
import type { Endpoint, ReplyOf, RequestOf } from "@/contract/endpoint";
import type { CivilDate } from "@/contract/property";
import { type Reservation, reservationsContract } from "@/contract/reservations/reservations";

export type Call = <E extends Endpoint>(endpoint: E, request: Partial<RequestOf<E>>) => Promise<ReplyOf<E>>;

/** A stay with its folio, and the documents of it that have a number. */
export interface StayBooks {
  stay: Reservation;
  billing: AccountBilling;
  documents: BillingDocument[];
  rows: DocumentRow[];
}

/** All that the calls tell of some stays, and of the hotel's money. */
export interface Books {
  stays: StayBooks[];
  payments: PaymentRow[];
}

/** The same with what takes longer to read. */
export interface WholeBooks extends Books {
  rows: DocumentRow[];
  accounts: ReceivableAccount[];
  receivables: Receivables;
  vat: VatBook;
}

async function readStay(call: Call, id: string): Promise<StayBooks> {
  const stay = await call(reservationsContract.getReservation, { params: { id } });
  const billing = await call(billingContract.getAccountBilling, { params: { id } });
  const all = await call(billingContract.exportDocuments, { query: { reservationId: id } });
  const rows = all.filter(({ number }) => number !== "");
  const documents: BillingDocument[] = [];
  for (const row of rows) documents.push(await call(billingContract.getDocument, { params: { id: row.id } }));
  return { stay, billing, documents, rows };
}

export async function readBooks(call: Call, ids: readonly string[]): Promise<Books> {
  const stays: StayBooks[] = [];
  for (const id of ids) stays.push(await readStay(call, id));
  return { stays, payments: await call(billingContract.exportPayments, { query: {} }) };
}

/** All time, in days of the hotel. */
const ever = { from: "2000-01-01", to: "2100-01-01" } satisfies Record<string, CivilDate>;

export const readVatBook = (call: Call) => call(billingContract.getVatBook, { query: ever });

export async function readWhole(
  call: Call,
  ids: readonly string[],
  accountIds: readonly string[],
): Promise<WholeBooks> {
  const accounts: ReceivableAccount[] = [];
  for (const id of accountIds) accounts.push(await call(billingContract.getReceivable, { params: { id } }));
  return {
    ...(await readBooks(call, ids)),
    accounts,
    rows: (await call(billingContract.exportDocuments, { query: {} })).filter(({ number }) => number !== ""),
    receivables: await call(billingContract.listReceivables, {}),
    vat: await readVatBook(call),
  };
}
