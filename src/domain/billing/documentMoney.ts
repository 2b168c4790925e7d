import type { Payment } from "@/contract/account/account";
import type { AccountWindow } from "@/contract/account/accountWindows";
import type { Cents } from "@/contract/property";

import { paidTotal } from "../account/balance";
import { inWindow } from "../account/windows";
import { type Billed, validInvoices } from "./billed";
import { grossOf } from "./documentTaxes";
import { restOf } from "./documentLife";

export type PaidDocument = Billed & { payments: readonly { amount: Cents }[] };

/**
 * The paid and the open part of a document. `documents` are the issued ones of its stay that are not cancelled; without
 * a stay, the document and its followers. `folio` are the payments of its stay: each document has first the money that
 * was paid for it there, and the rest of its window pays the documents of that window in their order. A document that
 * takes the place of another has its money; a corrective invoice by differences is paid with its original. `spare` is
 * the money of the window that no document takes.
 */
export function moneyOf(
  document: PaidDocument,
  documents: readonly PaidDocument[],
  folio: readonly Payment[],
): { paid: Cents; open: Cents; spare: Cents } {
  const { window } = document;
  const owed = validInvoices(documents).filter((one) => one.window === window && one.corrects?.mode !== "I");
  let left = folioMoney(folio, window);
  const take = (most: Cents) => {
    const share = Math.max(0, Math.min(left, most));
    left -= share;
    return share;
  };
  const sums = owed.map((one) => {
    const former = withFormer(one, documents);
    const own = grossOf(former.flatMap(({ payments }) => payments));
    const rest = restOf(one, { followers: documents }) - own;
    const named = folio.filter((payment) => former.some(({ id }) => id === payment.documentId));
    const share = take(Math.min(rest, folioMoney(named, window)));
    return { id: one.id, paid: own + share, open: rest - share };
  });
  const whole = sums.map(({ id, paid, open }) => {
    const share = take(open);
    return { id, paid: paid + share, open: open - share };
  });
  const { paid, open } = whole.find(({ id }) => id === document.id) ?? { paid: grossOf(document.payments), open: 0 };
  return { paid, open, spare: left };
}

/** The document of a window that has what was paid there too much: the newest that was corrected, else the newest. */
export function overpaidIn<Document extends Billed>(
  window: AccountWindow,
  documents: readonly Document[],
): Document | undefined {
  const valid = validInvoices(documents).filter((one) => one.window === window);
  const originals = valid.filter(({ corrects }) => corrects?.mode !== "I");
  const corrected = new Set(valid.map(({ corrects }) => corrects?.id));
  return originals.findLast(({ id, corrects }) => corrects || corrected.has(id)) ?? originals.at(-1);
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

/** The money that was paid in a window of a stay. A debt that was handed over to accounts receivable is none. */
export const folioMoney = (payments: readonly Payment[], window: AccountWindow): Cents =>
  paidTotal(inWindow(payments, window).filter(({ method }) => method !== "receivable"));

/** The id of the money that a payment gives for a document; its part at the folio has it as its reference. */
export const paymentKey = (payer: string, { id, version }: { id: string; version: number }): string =>
  `${payer}:${id}:${version}`;
