import type { Charge, Payment } from "@/contract/account/account";
import type { BillingDocument, DocumentLine, TaxCause } from "@/contract/billing/billingDocument";
import type { Cents } from "@/contract/property";

import { isCorrective, isInvoice } from "./issueRules";

/** An issued document as the rules of billing see it. */
export type Billed = Pick<BillingDocument, "id" | "kind" | "lines" | "total" | "corrects" | "replaces">;

/** How the property taxes a fee of a no-show or a late cancellation: as a compensation, or as the lodging it replaces. */
export type FeeCause = Extract<TaxCause, "N1" | "S1">;

/** The documents to issue so that all charges are billed, and none twice. */
export interface Billable {
  /** Lines of the next invoice; none where there is nothing to bill. */
  invoice: DocumentLine[];
  /** Lines that take something back from an issued document, by the document. */
  corrections: { id: string; lines: DocumentLine[] }[];
}

/**
 * The invoices that count: not those that tickets were exchanged for a full one, nor those that another takes the place of
 * by substitution. A corrective invoice by differences counts beside its original.
 */
export function validInvoices<Document extends Billed>(documents: readonly Document[]): Document[] {
  const gone = new Set(
    documents.flatMap(({ corrects, replaces = [] }) => [
      ...replaces.map(({ id }) => id),
      ...(corrects?.mode === "S" ? [corrects.id] : []),
    ]),
  );
  return documents.filter(({ id, kind }) => isInvoice(kind) && !gone.has(id));
}

/** The line of a charge. A transfer is none: the account that it comes from has its VAT and bills it. */
function lineOf({ id, kind, date, description, quantity = 1, amount, vat = 10 }: Charge, fees: FeeCause): DocumentLine {
  const cause = kind === "fee" ? fees : "S1";
  return { sourceId: id, date, concept: description, quantity, amount, rate: vat, cause };
}

/** The line of money that was paid before it was charged: it is taxed when it is received (Ley 37/1992 art. 75.Dos). */
export const depositLine = ({ id, date, amount }: Payment & { date: string }, concept: string): DocumentLine => ({
  sourceId: id,
  date,
  concept,
  quantity: 1,
  amount,
  rate: 10,
  cause: "S1",
});

const deductionOf = (sourceId: string) => `deduction:${sourceId}`;

/**
 * The rest to bill of a window's `charges`, besides the `documents` that are issued for it. `deposits` are the ids of
 * the payments that had an invoice of their own.
 *
 * - A charge and the correction of it that are both not billed cancel each other, and are left out.
 * - The correction of a billed charge takes it back from its document.
 * - An invoiced deposit is deducted from what is charged at its rate; once the stay `isOver`, the rest of it is taken back.
 * - Where all that is left comes to less than zero, it is taken back from the newest document that has so much left. If
 *   there is no document at all, there is nothing to bill.
 */
export function billableOf(
  charges: readonly Charge[],
  documents: readonly Billed[],
  { deposits, isOver, fees }: { deposits: readonly string[]; isOver: boolean; fees: FeeCause },
): Billable {
  const valid = validInvoices(documents);
  const documentOf = new Map(
    valid.flatMap(({ id, lines }) => lines.map(({ sourceId = "" }) => [sourceId, id] as const)),
  );
  const open = charges.filter(({ id, kind }) => kind !== "transfer" && !documentOf.has(id));
  const takenBack = new Set(open.map(({ corrects }) => corrects));
  const isCancelled = ({ id, corrects = "" }: Charge) =>
    takenBack.has(id) || (corrects !== "" && open.some((one) => one.id === corrects));

  const corrections = new Map<string, DocumentLine[]>();
  const takeBack = (id: string, line: DocumentLine) => corrections.set(id, [...(corrections.get(id) ?? []), line]);

  const lines: DocumentLine[] = [];
  for (const charge of open) {
    if (isCancelled(charge)) continue;
    const document = documentOf.get(charge.corrects ?? "");
    if (document === undefined) lines.push(lineOf(charge, fees));
    else takeBack(document, lineOf(charge, fees));
  }

  for (const { line, left, document } of openDeposits(deposits, valid)) {
    const taken = Math.min(left, Math.max(0, grossOf(lines, line)));
    if (taken > 0) lines.push({ ...line, sourceId: deductionOf(line.sourceId!), amount: -taken });
    if (isOver && left > taken)
      takeBack(document, { ...line, sourceId: deductionOf(line.sourceId!), amount: taken - left });
  }

  if (sumOf(lines) >= 0) return { invoice: lines, corrections: listed(corrections) };
  const corrected = newestWith(-sumOf(lines), valid);
  for (const line of corrected ? lines : []) takeBack(corrected!.id, line);
  return { invoice: [], corrections: listed(corrections) };
}

const listed = (corrections: Map<string, DocumentLine[]>) => Array.from(corrections, ([id, lines]) => ({ id, lines }));

const sumOf = (lines: readonly DocumentLine[]): Cents => lines.reduce((sum, { amount }) => sum + amount, 0);

const grossOf = (lines: readonly DocumentLine[], { rate, cause }: DocumentLine): Cents =>
  sumOf(lines.filter((line) => line.rate === rate && line.cause === cause));

/** The invoiced deposits that are not deducted yet, or not wholly. */
function openDeposits(deposits: readonly string[], valid: readonly Billed[]) {
  const all = valid.flatMap(({ id, lines }) => lines.map((line) => ({ line, document: id })));
  return all
    .filter(({ line: { sourceId = "" } }) => deposits.includes(sourceId))
    .map(({ line, document }) => {
      const deducted = all.filter((other) => other.line.sourceId === deductionOf(line.sourceId!));
      return { line, document, left: line.amount + sumOf(deducted.map((other) => other.line)) };
    })
    .filter(({ left }) => left > 0);
}

/** The newest document that has so much left, or the newest of all. `valid` are in the order of their issue. */
function newestWith(amount: Cents, valid: readonly Billed[]): Billed | undefined {
  const left = (document: Billed) =>
    valid.reduce((rest, { corrects, total }) => (corrects?.id === document.id ? rest + total : rest), document.total);
  const originals = valid.filter(({ kind }) => !isCorrective(kind));
  return originals.findLast((document) => left(document) >= amount) ?? originals.at(-1);
}
