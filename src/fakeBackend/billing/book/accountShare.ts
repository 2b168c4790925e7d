import type { Party } from "@/contract/billing/billingDocument";
import type { Cents } from "@/contract/property";
import { isSameCustomer } from "@/domain/account/taxId";
import { takesMoney } from "@/domain/account/takesMoney";
import { inWindow, openWindow } from "@/domain/account/windows";
import { grossOf } from "@/domain/billing/documentTaxes";

import type { HeldMoney, KeptDocuments, StoredAccount, StoredDocument } from "./StoredDocument";

export const accountFor = (customer: Party | undefined, { accounts }: KeptDocuments): StoredAccount | undefined =>
  customer && accounts.all().find((one) => isSameCustomer(one.customer, customer));

/** A payment for a document of an account, or what took back a part of one. */
export interface PaidFor {
  document: StoredDocument;
  money: HeldMoney;
}

/** The payments for the documents that an account has in the window of one of them, the oldest first. */
export function paidFor(account: StoredAccount, document: StoredDocument, book: KeptDocuments): PaidFor[] {
  const stay = book.hotel.find(document.reservationId ?? "");
  const placeIn = ({ window }: StoredDocument) => (stay ? openWindow(window, stay) : window);
  const documents = book
    .standingWith(document)
    .filter((one) => placeIn(one) === placeIn(document) && accountFor(one.customer, book)?.id === account.id);
  if (!stay) return documents.flatMap((one) => one.payments.map((money) => ({ document: one, money })));
  const byId = new Map(documents.map((one) => [one.id, one]));
  // what a folio has refunded of a payment that is voided is the account's no more
  const voided = new Set(account.payments.flatMap(({ voids }) => voids ?? []));
  return inWindow(stay.payments, placeIn(document)).flatMap((money) => {
    const its = byId.get(money.documentId ?? "");
    return its && takesMoney(money.method) && !voided.has(money.partOf ?? "") ? [{ document: its, money }] : [];
  });
}

/** The part of an overpayment that its account on credit can apply to other documents: what was paid for its documents. */
export function appliableIn(document: StoredDocument, book: KeptDocuments): Cents {
  const { overpaid, excess } = book.ledgers.of(document);
  const account = overpaid === document.id ? accountFor(document.customer, book) : undefined;
  return account
    ? Math.min(excess, Math.max(0, grossOf(paidFor(account, document, book).map(({ money }) => money))))
    : 0;
}
