import type { Cents } from "@/contract/property";
import { folioMoney, moneyOf } from "@/domain/billing/documentMoney";

import type { KeptDocuments, StoredDocument } from "./StoredDocument";

/** The part of a document that is paid, and the part that is open. */
export const moneyFor = (document: StoredDocument, book: KeptDocuments): { paid: Cents; open: Cents } =>
  moneyOf(document, book.standingWith(document), moneyIn(document, book));

/** The money that was paid in the window of its stay. */
export const moneyIn = (
  { reservationId = "", window }: Pick<StoredDocument, "reservationId" | "window">,
  { hotel }: KeptDocuments,
): Cents => folioMoney(hotel.find(reservationId)?.payments ?? [], window);
