import type { Payment } from "@/contract/account/account";
import type { AccountWindow, WindowSums } from "@/contract/account/accountWindows";
import type { Cents } from "@/contract/property";

import { givenIn } from "../account/balance";
import { type Billed, isByDifferences, replacedIds, validInvoices } from "./billed";
import { grossOf } from "./documentTaxes";
import { restOf } from "./documentLife";

type Money = Pick<Payment, "method" | "amount" | "documentId">;

/** A window of a stay with its documents, or documents without a stay. */
export interface KeptWindow {
  window: AccountWindow;
  /** The other window, where that is closed again: this one has its documents. */
  closed?: AccountWindow | undefined;
  /** The issued documents that are not cancelled, the oldest first. */
  documents: readonly Billed[];
  /** All that was paid in the window, at the desk and for its documents. */
  payments: readonly Money[];
  /** The sums of the folio; without a stay the documents tell what there is to pay. */
  sums?: Pick<WindowSums, "total" | "handedOver">;
  /** Nothing more will be charged. */
  isOver: boolean;
}

/** The part of a document that is paid; the open part is below zero where money is to be paid back. */
export interface DocumentMoney {
  paid: Cents;
  open: Cents;
}

/** The money and the documents of a window: all that a desk, a document and an account say of them follows from it. */
export interface Ledger {
  /** All that the window comes to, posted or not. */
  charged: Cents;
  /** The sum that its documents bill, as they are corrected by now. */
  billed: Cents;
  /** The money that was paid, without what went back. */
  given: Cents;
  /** The unpaid debt that accounts receivable have taken over. */
  credit: Cents;
  /** The amount that the desk asks for. Below zero it is in the customer's favour. */
  balance: Cents;
  /** Money of a window that is over, beyond what it comes to. Its documents tell it, where there are any. */
  excess: Cents;
  /** The same of what another room has paid: it goes back by a correction of the payment, not as money. */
  excessOfRooms: Cents;
  documents: ReadonlyMap<string, DocumentMoney>;
}

/**
 * The money of a window pays its documents: each has first what was paid for it, and the rest pays them in their order. A
 * document that takes the place of another has its money; a corrective invoice by differences is paid with its original.
 */
export function ledgerOf({ window, closed, documents, payments, sums, isOver }: KeptWindow): Ledger {
  const valid = validInvoices(documents).filter((one) => one.window === window || one.window === closed);
  const billed = grossOf(valid.flatMap(({ lines }) => lines));
  const charged = sums ? sums.total - (sums.handedOver ?? 0) : billed;
  const given = givenIn(payments);
  const credit = grossOf(payments) - given;
  const ofRooms = grossOf(payments.filter(({ method }) => method === "room"));
  const beyond = isOver ? Math.max(0, given - charged) : 0;
  const excess = Math.max(0, Math.min(given - ofRooms, beyond));
  return {
    charged,
    billed,
    given,
    credit,
    balance: charged - given - credit,
    excess,
    excessOfRooms: beyond - excess,
    documents: sharedOut({ window, valid, documents, payments }, given, excess),
  };
}

interface Shared {
  window: AccountWindow;
  valid: readonly Billed[];
  documents: readonly Billed[];
  payments: readonly Money[];
}

function sharedOut(
  { window, valid, documents, payments }: Shared,
  given: Cents,
  excess: Cents,
): Map<string, DocumentMoney> {
  let left = given;
  const take = (most: Cents) => {
    const share = Math.max(0, Math.min(left, most));
    left -= share;
    return share;
  };
  const originals = valid.filter((one) => !isByDifferences(one));
  const named = originals.map((one) => {
    const former = new Set(withFormer(one, documents).map(({ id }) => id));
    const rest = restOf(one, { followers: documents });
    const its = grossOf(
      payments.filter(({ documentId = "", method }) => former.has(documentId) && method !== "receivable"),
    );
    return { id: one.id, rest, its, paid: take(Math.min(rest, its)) };
  });
  const shares = new Map(
    named.map(({ id, rest, paid: before }): [string, DocumentMoney] => {
      const paid = before + take(rest - before);
      return [id, { paid, open: rest - paid }];
    }),
  );
  for (const [id, cents] of overpaidIn(named, excess, overpaidOf(valid, window)))
    shares.set(id, { paid: shares.get(id)!.paid + take(cents), open: 0 - cents });
  return shares;
}

/** The excess by document: each has what was paid for it beyond what it has left, and one of them the rest. */
function overpaidIn(
  named: readonly { id: string; rest: Cents; its: Cents }[],
  excess: Cents,
  last: Billed | undefined,
) {
  const overpaid = new Map<string, Cents>();
  let left = excess;
  for (const { id, rest, its } of named.toReversed()) {
    const cents = Math.max(0, Math.min(left, its - rest));
    if (cents > 0) overpaid.set(id, cents);
    left -= cents;
  }
  if (last && left > 0) overpaid.set(last.id, (overpaid.get(last.id) ?? 0) + left);
  return overpaid;
}

/** The document that has what was paid too much for none: the newest that was corrected, else the newest; one of an open window. */
function overpaidOf(valid: readonly Billed[], window: AccountWindow): Billed | undefined {
  const all = valid.filter((one) => !isByDifferences(one));
  const own = all.filter((one) => one.window === window);
  const originals = own.length > 0 ? own : all;
  const corrected = new Set(valid.map(({ corrects }) => corrects?.id));
  return originals.findLast(({ id, corrects }) => corrects || corrected.has(id)) ?? originals.at(-1);
}

/** A document and those whose place it has taken: their money is its own. */
function withFormer<Document extends Billed>(document: Document, documents: readonly Document[]): Document[] {
  const former = replacedIds(document);
  return [document, ...documents.filter(({ id }) => former.includes(id)).flatMap((one) => withFormer(one, documents))];
}

/** The money of a window that bills nothing yet. */
export const unbilledMoney = ({ given, billed }: Pick<Ledger, "given" | "billed">): Cents => given - billed;
