import type { AccountWindow } from "@/contract/account/accountWindows";
import type { DocumentLine } from "@/contract/billing/documentLine";
import type { Cents } from "@/contract/property";

import type { Billable, Billed } from "./billed";
import { grossOf } from "./documentTaxes";
import { isCorrective } from "./documentKinds";

/** Lines that go back, by the id of the document that has them. */
export type TakenBack = ReadonlyMap<string, readonly DocumentLine[]>;

/** The total of a document after its corrective invoices by differences. */
const leftOf = ({ id, total }: Billed, valid: readonly Billed[]): Cents =>
  valid.reduce((rest, { corrects, total: change }) => (corrects?.id === id ? rest + change : rest), total);

/** The documents that can be corrected, the newest first. */
const originalsOf = (valid: readonly Billed[]): Billed[] =>
  valid.filter(({ kind, corrects }) => !isCorrective(kind) || corrects?.mode === "S").toReversed();

/** The newest document that has so much left, else the newest of all. */
export function newestWith(amount: Cents, valid: readonly Billed[], taken: TakenBack): Billed | undefined {
  const originals = originalsOf(valid);
  const left = (document: Billed) => leftOf(document, valid) + grossOf(taken.get(document.id) ?? []);
  return originals.find((document) => left(document) >= amount) ?? originals[0];
}

/**
 * No document is corrected by more than it has left: the rest goes back from others of its window, the newest first, and what
 * is more than they all have is taken off the next `invoice`. Where that has less, too, the account comes to less than nothing,
 * and the rest stays where it is.
 */
export function withinDocuments(
  { window, invoice, corrections }: { window: AccountWindow; invoice: readonly DocumentLine[]; corrections: TakenBack },
  valid: readonly Billed[],
): Billable {
  const lines = [...invoice];
  const held = new Map<string, DocumentLine[]>();
  const take = (id: string, line: DocumentLine) => held.set(id, [...(held.get(id) ?? []), line]);
  const takePart = (document: Billed, line: DocumentLine): DocumentLine => {
    const left = leftOf(document, valid) + grossOf(held.get(document.id) ?? []);
    const amount = Math.max(line.amount, Math.min(0, -left));
    if (amount < 0) take(document.id, { ...line, amount });
    return { ...line, amount: line.amount - amount };
  };
  const tooMuch: { document: Billed; line: DocumentLine }[] = [];
  for (const [id, back] of corrections) {
    const document = valid.find((one) => one.id === id)!;
    for (const line of back.toSorted((one, other) => other.amount - one.amount)) {
      if (line.amount >= 0) take(document.id, line);
      else tooMuch.push({ document, line: takePart(document, line) });
    }
  }
  for (const { document, line } of tooMuch) {
    let rest = line;
    const others = originalsOf(valid).filter((one) => one.window === document.window);
    for (const other of others) if (rest.amount < 0) rest = takePart(other, rest);
    const most = document.window === window ? grossOf(lines) : 0;
    const amount = Math.max(rest.amount, Math.min(0, -most));
    if (amount < 0) lines.push({ ...rest, amount });
    if (rest.amount < amount) take(document.id, { ...rest, amount: rest.amount - amount });
  }
  return { invoice: lines, corrections: Array.from(held, ([id, back]) => ({ id, lines: back })) };
}
