import type { Cents } from "@/contract/property";
import { folioMoney, moneyOf } from "@/domain/billing/documentMoney";

import type { KeptDocuments, StoredDocument } from "./StoredDocument";

/** The part of a document that is paid, and the part that is open. */
export const moneyFor = (document: StoredDocument, book: KeptDocuments): { paid: Cents; open: Cents } =>
  moneyOf(document, book.standingWith(document), folioPaymentsOf(document, book));

/** The money that was paid in the window of its stay. */
export const moneyIn = (document: Pick<StoredDocument, "reservationId" | "window">, book: KeptDocuments): Cents =>
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
