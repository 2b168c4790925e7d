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

/** The part of a document that is paid, and the part that is open: below zero where its folio has too much, too. */
export function moneyFor(document: StoredDocument, book: KeptDocuments): { paid: Cents; open: Cents } {
  const { paid, open } = moneyOf(document, book.standingWith(document), folioPaymentsOf(document, book));
  const excess = folioExcess(document, book);
  return { paid: paid + excess, open: open - excess };
}

/** The money that was paid in the window of its stay. */
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

/** The sums of the window of a document at the folio of its stay. */
export const sumsIn = (
  stay: StoredReservation,
  { window }: Pick<StoredDocument, "window">,
  { hotel }: Pick<KeptDocuments, "hotel">,
) => sumsOf(folioSums(stay, hotel.products, linesOfGroup(stay, hotel, "all")), window);

/** The money at a folio of a stay that is over, beyond what its window comes to: the document has it that was overpaid. */
export function folioExcess(document: StoredDocument, book: KeptDocuments): Cents {
  const { id, window, reservationId = "" } = document;
  const stay = book.hotel.find(reservationId);
  if (!stay || !isEnded(stay.state)) return 0;
  if (folioMoney(stay.payments, window) <= 0 || overpaidIn(window, book.standing(reservationId))?.id !== id) return 0;
  const given = inWindow(stay.payments, window).filter(({ method }) => method !== "receivable" && method !== "room");
  return Math.max(0, Math.min(grossOf(given), -sumsIn(stay, document, book).balance));
}
