import type { Party } from "@/contract/billing/billingDocument";
import type { Cents } from "@/contract/property";
import { takesMoney } from "@/domain/account/takesMoney";
import { inWindow, openWindow } from "@/domain/account/windows";
import { validInvoices } from "@/domain/billing/billed";
import { grossOf } from "@/domain/billing/documentTaxes";

import type { HeldMoney, KeptDocuments, CreditAccount, StoredDocument } from "./StoredDocument";

/** The account of the company with a customer's number, as it is after its merges. */
export function accountFor(customer: Party | undefined, { accounts }: KeptDocuments): CreditAccount | undefined {
  const company = accounts.companyOf(customer);
  return company && accounts.get(company.id);
}

/** The same where the company has credit. */
export function onCredit(customer: Party | undefined, book: KeptDocuments): CreditAccount | undefined {
  const account = accountFor(customer, book);
  return account?.company.hasCredit ? account : undefined;
}

/** A payment for a document of an account, or what took back a part of one. */
export interface PaidFor {
  document: StoredDocument;
  money: HeldMoney;
}

/** The documents that an account has in the window of one of them. */
function besides(account: CreditAccount, document: StoredDocument, book: KeptDocuments): StoredDocument[] {
  const stay = book.hotel.find(document.reservationId ?? "");
  const placeIn = ({ window }: StoredDocument) => (stay ? openWindow(window, stay) : window);
  return book
    .standingWith(document)
    .filter((one) => placeIn(one) === placeIn(document) && book.accounts.companyOf(one.customer)?.id === account.id);
}

/** The payments for the documents that an account has in the window of one of them, the oldest first. */
export function paidFor(account: CreditAccount, document: StoredDocument, book: KeptDocuments): PaidFor[] {
  const documents = besides(account, document, book);
  const stay = book.hotel.find(document.reservationId ?? "");
  if (!stay) return documents.flatMap((one) => one.payments.map((money) => ({ document: one, money })));
  const byId = new Map(documents.map((one) => [one.id, one]));
  // what a folio has refunded of a payment that is voided is the account's no more
  const voided = new Set(account.payments.flatMap(({ voids }) => voids ?? []));
  return inWindow(stay.payments, openWindow(document.window, stay)).flatMap((money) => {
    const its = byId.get(money.documentId ?? "");
    return its && takesMoney(money.method) && !voided.has(money.partOf ?? "") ? [{ document: its, money }] : [];
  });
}

/**
 * The part of an overpayment that its account on credit can apply to other documents: what was paid for its documents beyond
 * what they come to. What others have paid in the window goes back to them.
 */
export function appliableIn(document: StoredDocument, book: KeptDocuments): Cents {
  const { documents, charged, billed } = book.ledgers.of(document);
  const account = accountFor(document.customer, book);
  const { open = 0 } = documents.get(document.id) ?? {};
  if (!account || open >= 0) return 0;
  const own = validInvoices(besides(account, document, book));
  const due = Math.max(0, charged - (billed - grossOf(own.flatMap(({ lines }) => lines))));
  const paid = grossOf(paidFor(account, document, book).map(({ money }) => money));
  const excessOf = ({ id }: StoredDocument) => Math.max(0, 0 - (documents.get(id)?.open ?? 0));
  const place = own.findIndex(({ id }) => id === document.id);
  const taken = own.slice(0, Math.max(0, place)).reduce((sum, one) => sum + excessOf(one), 0);
  return Math.max(0, Math.min(0 - open, paid - due - taken));
}
