import type { Payment } from "@/contract/account/account";
import type { AccountWindow } from "@/contract/account/accountWindows";
import type { Cents } from "@/contract/property";

import { paidTotal } from "../account/balance";
import { inWindow } from "../account/windows";
import { type Billed, validInvoices } from "./billed";
import { grossOf } from "./documentTaxes";
import { restOf } from "./documentLife";

/** An issued document with the money that was paid for it alone. */
export type PaidDocument = Billed & { payments: readonly { amount: Cents }[] };

/**
 * The part of a document that is paid, and the part that is open. `documents` are those of its stay that were issued and not
 * cancelled; without a stay, it and its followers. `folioMoney` was paid in its window of the stay, and pays the documents of
 * that window in their order. A document that takes the place of another has its money; a corrective invoice by differences is
 * paid with its original.
 */
export function moneyOf(
  document: PaidDocument,
  documents: readonly PaidDocument[],
  folioMoney: Cents,
): { paid: Cents; open: Cents } {
  const owed = validInvoices(documents).filter(
    ({ window, corrects }) => window === document.window && corrects?.mode !== "I",
  );
  let money = folioMoney;
  for (const one of owed) {
    const own = ownMoney(one, documents);
    const rest = restOf(one, { followers: documents }) - own;
    const share = Math.max(0, Math.min(money, rest));
    if (one.id === document.id) return { paid: own + share, open: rest - share };
    money -= share;
  }
  return { paid: grossOf(document.payments), open: 0 };
}

/** A document and those whose place it has taken: their money is its own. */
export function withFormer<Document extends PaidDocument>(
  document: Document,
  documents: readonly Document[],
): Document[] {
  const { corrects, replaces = [] } = document;
  const former = new Set([...replaces.map(({ id }) => id), ...(corrects?.mode === "S" ? [corrects.id] : [])]);
  return [document, ...documents.filter(({ id }) => former.has(id)).flatMap((one) => withFormer(one, documents))];
}

const ownMoney = (document: PaidDocument, documents: readonly PaidDocument[]): Cents =>
  grossOf(withFormer(document, documents).flatMap(({ payments }) => payments));

/** The money that was paid in a window of a stay. A debt that was handed over to accounts receivable is none. */
export const folioMoney = (payments: readonly Payment[], window: AccountWindow): Cents =>
  paidTotal(inWindow(payments, window).filter(({ method }) => method !== "receivable"));
