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
  /** The debt that accounts receivable have taken over and nobody has paid. */
  credit: Cents;
  /** The amount that the desk asks for. Below zero it is in the customer's favour. */
  balance: Cents;
  /** Money of a window that is over, beyond what it comes to. */
  excess: Cents;
  /** The same of what another room has paid: it goes back by a correction of the payment, not as money. */
  excessOfRooms: Cents;
  /** The document that tells the excess; undefined without a document. */
  overpaid?: string;
  documents: ReadonlyMap<string, DocumentMoney>;
}

/**
 * The money of a window pays its documents: each has first what was paid for it, and the rest pays them in their order. A
 * document that takes the place of another has its money; a corrective invoice by differences is paid with its original.
 */
export function ledgerOf({ window, documents, payments, sums, isOver }: KeptWindow): Ledger {
  const valid = validInvoices(documents).filter((one) => one.window === window);
  const billed = grossOf(valid.flatMap(({ lines }) => lines));
  const charged = sums ? sums.total - (sums.handedOver ?? 0) : billed;
  const given = givenIn(payments);
  const credit = grossOf(payments) - given;
  const ofRooms = grossOf(payments.filter(({ method }) => method === "room"));
  const beyond = isOver ? Math.max(0, given - charged) : 0;
  const excess = Math.max(0, Math.min(given - ofRooms, beyond));
  const overpaid = excess > 0 ? overpaidOf(valid)?.id : undefined;
  const shares = sharedOut(valid, documents, payments, given);
  const own = overpaid === undefined ? undefined : shares.get(overpaid);
  if (own) shares.set(overpaid!, { paid: own.paid + Math.min(excess, leftOf(shares, given)), open: 0 - excess });
  return {
    charged,
    billed,
    given,
    credit,
    balance: charged - given - credit,
    excess,
    excessOfRooms: beyond - excess,
    ...(overpaid !== undefined && { overpaid }),
    documents: shares,
  };
}

function sharedOut(
  valid: readonly Billed[],
  documents: readonly Billed[],
  payments: readonly Money[],
  given: Cents,
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
    return { id: one.id, rest, paid: take(Math.min(rest, its)) };
  });
  return new Map(
    named.map(({ id, rest, paid: before }): [string, DocumentMoney] => {
      const paid = before + take(rest - before);
      return [id, { paid, open: rest - paid }];
    }),
  );
}

const leftOf = (shares: ReadonlyMap<string, DocumentMoney>, given: Cents): Cents =>
  [...shares.values()].reduce((left, { paid }) => left - paid, given);

/** The document that has what was paid too much: the newest that was corrected, else the newest. */
function overpaidOf(valid: readonly Billed[]): Billed | undefined {
  const originals = valid.filter((one) => !isByDifferences(one));
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
