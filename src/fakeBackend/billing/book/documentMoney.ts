import type { Payment } from "@/contract/account/account";
import type { AccountWindow } from "@/contract/account/accountWindows";
import type { Cents } from "@/contract/property";
import { inWindow, sumsOf } from "@/domain/account/windows";
import { folioMoney, moneyOf, overpaidIn } from "@/domain/billing/documentMoney";
import { grossOf } from "@/domain/billing/documentTaxes";
import { folioSums } from "@/domain/folio/folioLines";
import { isEnded } from "@/domain/reservations/situationOf";

import type { StoredReservation } from "../../hotel/books/StoredReservation";
import { linesOfGroup } from "../../hotel/reservations/groupOf";
import type { KeptDocuments, StoredDocument } from "./StoredDocument";

type InWindow = Pick<StoredDocument, "reservationId" | "window">;

/**
 * The part of a document that is paid, and the part that is open. Where the folio has too much, the document has been paid whole
 * and its excess is to be paid back, even if the documents of its window still bill more than the folio by now.
 */
export function moneyFor(document: StoredDocument, book: KeptDocuments): { paid: Cents; open: Cents } {
  const { paid, open, spare } = moneyOf(document, book.standingWith(document), folioPaymentsOf(document, book));
  const excess = folioExcess(document, book);
  if (excess === 0) return { paid, open };
  return { paid: paid + Math.max(0, open) + Math.min(excess, spare), open: Math.min(0, open) - excess };
}

export const moneyIn = (document: InWindow, book: KeptDocuments): Cents =>
  folioMoney(folioPaymentsOf(document, book), document.window);

const folioPaymentsOf = ({ reservationId = "" }: Pick<StoredDocument, "reservationId">, { hotel }: KeptDocuments) =>
  hotel.find(reservationId)?.payments ?? [];

/**
 * The documents whose place one takes: tickets by exchange, an invoice by substitution, with what had corrected it by
 * differences.
 */
export function replacedBy(
  { corrects, replaces = [] }: Pick<StoredDocument, "corrects" | "replaces">,
  book: Pick<KeptDocuments, "get" | "followersOf">,
): StoredDocument[] {
  const ids = [...replaces.map(({ id }) => id), ...(corrects?.mode === "S" ? [corrects.id] : [])];
  return ids.flatMap((id) => [book.get(id), ...book.followersOf(id).filter((one) => one.corrects?.mode === "I")]);
}

export const sumsIn = (
  stay: StoredReservation,
  { window }: Pick<StoredDocument, "window">,
  { hotel }: Pick<KeptDocuments, "hotel">,
) => sumsOf(folioSums(stay, hotel.products, linesOfGroup(stay, hotel, "all")), window);

/** The excess belongs to the one document that was overpaid. */
export function folioExcess({ id, window, reservationId = "" }: StoredDocument, book: KeptDocuments): Cents {
  const stay = book.hotel.find(reservationId);
  return stay && overpaidIn(window, book.standing(reservationId))?.id === id ? excessIn(stay, window, book) : 0;
}

/**
 * The money at a folio of a stay that is over, beyond what its window comes to. A debt that was handed over is no money until
 * the documents have been paid.
 */
export function excessIn(stay: StoredReservation, window: AccountWindow, book: KeptDocuments): Cents {
  if (!isEnded(stay.state) || folioMoney(stay.payments, window) <= 0) return 0;
  const documents = book.standing(stay.id);
  const payments = inWindow(stay.payments, window);
  const sumOf = (isOf: (method: Payment["method"]) => boolean) =>
    grossOf(payments.filter(({ method }) => isOf(method)));
  const paidAtDocuments = grossOf(inWindow(documents, window).flatMap((one) => one.payments));
  const handedOver = Math.max(0, sumOf((method) => method === "receivable") - paidAtDocuments);
  const given = sumOf((method) => method !== "receivable" && method !== "room");
  return Math.max(0, Math.min(given, 0 - sumsIn(stay, { window }, book).balance - handedOver));
}
