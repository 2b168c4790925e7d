import type { Payment } from "@/contract/account/account";
import type { DocumentPayment } from "@/contract/billing/billingDocument";
import { creditLeaves } from "@/domain/account/credit";
import { takesMoney } from "@/domain/account/takesMoney";
import { inWindow, openWindow, placeOf } from "@/domain/account/windows";
import { grossOf } from "@/domain/billing/documentTaxes";
import type { Operation } from "@/domain/billing/documentPayments";
import { accountOf } from "@/domain/folio/folioAccount";

import { keepMoney } from "../../folio/keepMoney";
import { momentOf } from "../../folio/postToFolio";
import { folioOf } from "../../hotel/reservations/folioOf";
import type { Actor } from "../../records/Actor";
import type { BillingBook } from "../book/BillingBook";
import { accountFor } from "../book/accountShare";
import type { HeldMoney, StoredDocument } from "../book/StoredDocument";

/**
 * Takes money for an issued document and returns the payments of that. The money of a stay is at its folio, open or closed: it
 * pays first what the desk asks for, but not what is not billed, and then the debt that accounts receivable have taken over.
 */
export function settle(document: StoredDocument, money: DocumentPayment, book: BillingBook, actor: Actor) {
  const { id: documentId, window, payments } = document;
  const stay = book.hotel.find(document.reservationId ?? "");
  if (!stay) return [...payments, money];
  const { balance, charged, billed, credit } = book.ledgers.of(document);
  const { id, method, amount, partOf, reference } = money;
  const asked = Math.max(0, balance - Math.max(0, charged - billed));
  const settled = Math.min(credit, Math.max(0, amount - asked));
  const place = { ...momentOf(book.hotel, actor), ...placeOf(openWindow(window, stay)) };
  const paid: Payment = {
    id,
    sourceRef: id,
    method,
    amount,
    documentId,
    partOf,
    ...(reference && { reference }),
    ...place,
  };
  keepMoney("pay", stay, settled > 0 ? [paid, creditLeaves(paid, settled)] : [paid], book.hotel, actor);
  return payments;
}

/**
 * All that a document is a part of, as the law on cash sees it: the window of its stay, with all documents of that; without a
 * stay itself, as it is corrected by now. The limit is that of the folio, and of an account that of a business.
 */
export function operationOf(document: StoredDocument, book: BillingBook): Operation {
  const { property } = book.hotel;
  const stay = book.hotel.find(document.reservationId ?? "");
  const { charged, billed } = book.ledgers.of(document);
  if (!stay) return { operation: billed, cashLimit: property.cashLimit };
  const { cashLimits } = accountOf(folioOf(stay, book.hotel), property);
  const isBusiness = accountFor(document.customer, book) !== undefined;
  return {
    operation: Math.max(billed, charged),
    cashLimit: isBusiness
      ? property.cashLimit
      : (cashLimits?.[openWindow(document.window, stay)] ?? property.cashLimit),
  };
}

/** The same of a refund: with what it came to when it was paid. */
export function paidOperationOf(document: StoredDocument, book: BillingBook): Operation {
  const { operation, cashLimit } = operationOf(document, book);
  const { reservationId = "", window } = document;
  const stay = book.hotel.find(reservationId);
  const payments: readonly HeldMoney[] = stay ? inWindow(stay.payments, openWindow(window, stay)) : document.payments;
  const isRefund = ({ method, amount, kind, voids }: HeldMoney) =>
    takesMoney(method) && amount < 0 && (kind === undefined ? voids === undefined : kind === "refund");
  const refunded = grossOf(payments.filter(isRefund));
  return { operation: Math.max(operation, book.ledgers.of(document).given - refunded), cashLimit };
}
