import type { Cents } from "@/contract/property";
import { paidTotal } from "@/domain/account/balance";
import { inWindow } from "@/domain/account/windows";
import { validInvoices } from "@/domain/billing/billable";
import { restOf } from "@/domain/billing/documentLife";

import { isCancelled, isDraft, type KeptDocuments, type StoredDocument } from "./StoredDocument";

/** The issued documents of a stay that count. */
export const validOf = (reservationId: string | undefined, book: KeptDocuments): StoredDocument[] =>
  validInvoices(book.ofStay(reservationId).filter((one) => !isDraft(one) && !isCancelled(one)));

const ownPayments = ({ payments }: StoredDocument): Cents => payments.reduce((sum, { amount }) => sum + amount, 0);

/**
 * The part of a document that is paid, and the part that is open. Money that was paid at the folio pays the documents of its
 * window in their order; a debt that was handed over to accounts receivable is no money. A corrective invoice by
 * differences is paid with its original.
 */
export function moneyOf(document: StoredDocument, book: KeptDocuments): { paid: Cents; open: Cents } {
  const own = ownPayments(document);
  const { id, reservationId, window, corrects } = document;
  const valid = reservationId ? validOf(reservationId, book) : validInvoices([document]);
  const isOwed = !isDraft(document) && !isCancelled(document) && valid.some((one) => one.id === id);
  if (!isOwed || corrects?.mode === "I") return { paid: own, open: 0 };
  let money = moneyIn(reservationId, window, book);
  for (const one of valid) {
    if (one.window !== window || one.corrects?.mode === "I") continue;
    const rest = restOf(one, { followers: book.followersOf(one.id) }) - ownPayments(one);
    const share = Math.max(0, Math.min(money, rest));
    if (one.id === id) return { paid: own + share, open: rest - share };
    money -= share;
  }
  const rest = restOf(document, { followers: book.followersOf(id) });
  return { paid: own, open: rest - own };
}

/** The money that was paid in a window of a stay, whatever documents it has. */
export function moneyIn(reservationId = "", window: StoredDocument["window"], { hotel }: KeptDocuments): Cents {
  const payments = inWindow(hotel.find(reservationId)?.payments ?? [], window);
  return paidTotal(payments.filter(({ method }) => method !== "receivable"));
}
