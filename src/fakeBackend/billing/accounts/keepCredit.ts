import type { Cents } from "@/contract/property";
import { openWindow, placeOf } from "@/domain/account/windows";

import { keepMoney } from "../../folio/keepMoney";
import { momentOf } from "../../folio/postToFolio";
import type { Actor } from "../../records/Actor";
import type { BillingBook } from "../book/BillingBook";
import type { StoredDocument } from "../book/StoredDocument";

/** A debt that accounts receivable have taken over is no more than its window owes. */
export function fitCredit(document: StoredDocument, reason: string, book: BillingBook, actor: Actor) {
  const { credit, balance } = book.ledgers.of(document);
  keepCredit(document, 0 - Math.min(credit, Math.max(0, 0 - balance)), reason, book, actor);
}

/** Takes an amount off what accounts receivable have taken over, or gives it back to them. */
export function keepCredit(
  { id, reservationId = "", window }: StoredDocument,
  amount: Cents,
  reason: string,
  { hotel }: BillingBook,
  actor: Actor,
) {
  if (amount === 0) return;
  const stay = hotel.get(reservationId);
  const line = { id: `document:${id}:${stay.payments.length}`, method: "receivable", kind: "correction" } as const;
  const why = { documentId: id, reason: reason.trim(), ...placeOf(openWindow(window, stay)) };
  keepMoney("correct", stay, [{ ...line, ...momentOf(hotel, actor), ...why, amount }], hotel, actor);
}
