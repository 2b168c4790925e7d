import type { DocumentPayment } from "@/contract/billing/billingDocument";
import { billedIn } from "@/domain/billing/billed";
import type { Operation } from "@/domain/billing/documentPayments";
import { accountOf } from "@/domain/folio/folioAccount";

import { postPayment } from "../../folio/postToFolio";
import { folioOf } from "../../hotel/reservations/folioOf";
import type { Actor } from "../../records/Actor";
import type { BillingBook } from "../book/BillingBook";
import { sumsIn } from "../book/documentMoney";
import { accountFor } from "../book/listedDocument";
import type { StoredDocument } from "../book/StoredDocument";

/**
 * Takes money for an issued document: as far as the desk still asks for the debt, it is paid at the folio, by its rules, and
 * the document has the rest. The desk goes on asking for what is not billed. Returns the payments of the document.
 */
export function settle(document: StoredDocument, money: DocumentPayment, book: BillingBook, actor: Actor) {
  const { id: sourceRef, partOf, method, reference } = money;
  const { id: documentId, window, payments } = document;
  const stay = book.hotel.find(document.reservationId ?? "");
  if (!stay) return [...payments, money];
  const { balance, total } = sumsIn(stay, document, book);
  const asked = balance - Math.max(0, total - billedIn(book.standingWith(document), window));
  const amount = Math.max(0, Math.min(asked, money.amount));
  const rest = money.amount - amount;
  const input = { sourceRef, method, amount, reference, window, version: stay.version };
  if (amount > 0) postPayment(stay, input, book.hotel, actor, { partOf, documentId });
  return rest > 0 ? [...payments, { ...money, amount: rest }] : payments;
}

/**
 * All that a document is a part of, as the law on cash sees it: the window of its stay, with all documents of that; without a
 * stay itself, as it is corrected by now. The limit is that of the folio, and of an account that of a business.
 */
export function operationOf(document: StoredDocument, book: BillingBook): Operation {
  const { property } = book.hotel;
  const stay = book.hotel.find(document.reservationId ?? "");
  const billed = billedIn(book.standingWith(document), document.window);
  if (!stay) return { operation: billed, cashLimit: property.cashLimit };
  const { cashLimits } = accountOf(folioOf(stay, book.hotel), property);
  const isBusiness = accountFor(document.customer, book) !== undefined;
  return {
    operation: Math.max(billed, sumsIn(stay, document, book).total),
    cashLimit: isBusiness ? property.cashLimit : (cashLimits?.[document.window] ?? property.cashLimit),
  };
}
