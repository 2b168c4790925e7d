import type { Charge } from "@/contract/account/account";
import { type AccountWindow, accountWindows } from "@/contract/account/accountWindows";
import type { BillableDeposit } from "@/contract/billing/accountBilling";
import type { DocumentLine } from "@/contract/billing/documentLine";
import type { Cents } from "@/contract/property";

import { rateOf, withoutTransfers } from "../account/vat";
import { windowOf } from "../account/windows";
import { type Billable, type Billed, differsFrom, validInvoices } from "./billed";
import { grossAt, grossOf, taxKey } from "./documentTaxes";
import { isTied, rootsIn } from "./takenOff";
import { givenBack } from "./takenBack";

export interface BillableAccount {
  /** All that is posted, in both windows. */
  charges: readonly Charge[];
  /** The documents issued for it, the oldest first. */
  documents: readonly Billed[];
  /** Ids of the payments that had an invoice of their own. */
  deposits: readonly string[];
  /** Nothing more will be charged. */
  isOver: boolean;
  /** The windows that it has; both unless told. The guest's takes back what the documents of a closed one bill. */
  windows?: readonly AccountWindow[];
}

function lineOf(charge: Charge): DocumentLine {
  const { id, date, description, quantity = 1, amount } = charge;
  const rate = rateOf(charge);
  return { sourceId: id, date, concept: description, quantity, amount, rate, cause: rate === 0 ? "N1" : "S1" };
}

/** The line of money that was paid before it was charged: it is taxed when it is received (Ley 37/1992 art. 75.Dos). */
export const depositLine = ({ id, date, amount }: Omit<BillableDeposit, "document">): DocumentLine => ({
  sourceId: id,
  date,
  concept: "Anticipo",
  quantity: 1,
  amount,
  rate: 10,
  cause: "S1",
});

const deductionOf = (line: DocumentLine, depositId: string): DocumentLine => ({
  ...line,
  sourceId: `deduction:${depositId}`,
  deducts: depositId,
});

/**
 * The rest to bill of a window of an account.
 *
 * - Of each charge the difference to what its documents have of it: the whole of a new one, less of one that has become
 *   cheaper or is gone since, nothing of a transfer, which the account that it comes from bills.
 * - A charge that was moved here since is taken back from the document of its old window, and billed whole.
 * - A charge, its correction and what a corrective invoice took off it are one, so that the account and its documents agree.
 * - What is less than nothing goes back from the document that has it.
 * - A charge that was corrected before it was billed is left out.
 * - An invoiced deposit is deducted from what is charged at its rate; once the account is over, the rest is taken back.
 * - Where the new lines of a rate come to less than zero, they are taken back from documents that have so much at that rate.
 * - No document gives back more of a rate than it has left. What none of its window has, the account allows beyond its charges.
 */
export function billableOf(window: AccountWindow, account: BillableAccount): Billable {
  const { documents, deposits, isOver, windows = accountWindows } = account;
  const valid = validInvoices(documents);
  const isOwn = (of: AccountWindow) => of === window || (window === "guest" && !windows.includes(of));
  const here = valid.filter((document) => isOwn(document.window));
  const { own, billed } = billedCharges(account, valid);
  const back: { from: string; line: DocumentLine }[] = [];

  const lines: DocumentLine[] = [];
  for (const { charge, line, isShortened } of own) {
    if (windowOf(charge) !== window) continue;
    const before = billed.get(keyOf(window, line));
    const amount = line.amount - (before?.amount ?? 0);
    if (amount < 0 && before) back.push({ from: before.document, line: { ...line, amount } });
    else if (amount !== 0 || !(before || isShortened)) lines.push({ ...line, amount });
  }

  const posted = new Set(own.map(({ charge, line }) => keyOf(windowOf(charge), line)));
  const isHere = (line: DocumentLine) => posted.has(keyOf(window, line));
  for (const [key, { document, amount, line }] of billed)
    if (!posted.has(key) && amount !== 0 && (isHere(line) || here.some(({ id }) => id === document)))
      back.push({ from: document, line: { ...line, amount: -amount } });

  for (const { id, line, left, document } of openDeposits(deposits, here)) {
    const deduction = deductionOf(line, id);
    const taken = Math.min(left, Math.max(0, grossAt(taxKey(line), lines)));
    if (taken !== 0) lines.push({ ...deduction, amount: -taken });
    if (isOver && left > taken) back.push({ from: document, line: { ...deduction, amount: taken - left } });
  }
  const placed = valid.map((one) => (isOwn(one.window) ? { ...one, window } : one));
  return givenBack({ window, lines, back }, placed);
}

/** The amounts of each charge: in the account, and in its documents. */
export function billedCharges(
  { charges, deposits }: Pick<BillableAccount, "charges" | "deposits">,
  valid: readonly Billed[],
) {
  const rootOf = rootsIn(charges);
  const billed = billedLines(valid, deposits, rootOf);
  const own = new Map<string, { charge: Charge; line: DocumentLine; isShortened: boolean }>();
  const tiedLast = withoutTransfers(charges).toSorted((one, other) => Number(isTied(one)) - Number(isTied(other)));
  for (const charge of tiedLast) {
    const sourceId = rootOf(charge.id);
    const line = { ...lineOf(charge), sourceId };
    const key = keyOf(windowOf(charge), line);
    const root = own.get(key);
    if (!root) own.set(key, { charge, line, isShortened: false });
    else own.set(key, { ...root, line: { ...root.line, amount: root.line.amount + line.amount }, isShortened: true });
  }
  return { own: [...own.values()], billed };
}

/** A charge that is taxed otherwise than it was billed counts as another one. */
export const keyOf = (window: AccountWindow, { sourceId, ...line }: DocumentLine) =>
  `${window} ${sourceId} ${taxKey(line)}`;

/** The billed amount of each charge in each window, with the document that has it. Deposits and their deductions are no charges. */
function billedLines(valid: readonly Billed[], deposits: readonly string[], rootOf: (id: string) => string) {
  const billed = new Map<string, { document: string; amount: Cents; line: DocumentLine }>();
  for (const { id, window, corrects, lines } of valid)
    for (const { sourceId = "", place: _, ...rest } of lines) {
      const line = { ...rest, sourceId: rootOf(sourceId) };
      if (line.deducts !== undefined || deposits.includes(sourceId)) continue;
      const key = keyOf(window, line);
      const before = billed.get(key);
      const document = before?.document ?? differsFrom({ corrects }) ?? id;
      billed.set(key, { document, amount: (before?.amount ?? 0) + line.amount, line });
    }
  return billed;
}

/**
 * The invoiced deposits with what no invoice has deducted yet: less than nothing of one whose own invoice was corrected or
 * annulled after its deduction, which the next invoice gives back.
 */
function openDeposits(deposits: readonly string[], valid: readonly Billed[]) {
  const all = valid.flatMap(({ id, lines }) => lines.map((line) => ({ line, document: id })));
  const ids = all.flatMap(
    ({ line: { sourceId = "", deducts } }) => deducts ?? (deposits.includes(sourceId) ? sourceId : []),
  );
  return [...new Set(ids)].flatMap((id) => {
    const its = all.filter(({ line: { sourceId, deducts } }) => sourceId === id || deducts === id);
    const left = grossOf(its.map(({ line }) => line));
    const own = its.findLast(({ line: { amount, deducts } }) => amount > 0 && deducts === undefined) ?? its[0]!;
    return left === 0 ? [] : { id, left, ...own };
  });
}
