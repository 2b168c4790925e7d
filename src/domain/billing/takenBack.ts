import type { AccountWindow } from "@/contract/account/accountWindows";
import type { DocumentLine } from "@/contract/billing/documentLine";
import type { Cents } from "@/contract/property";

import { type Billable, type Billed, differsFrom, isByDifferences } from "./billed";
import { grossAt, grossOf, taxKey } from "./documentTaxes";

interface Changes {
  window: AccountWindow;
  /** New lines of the window. Those of a rate may come to less than zero. */
  lines: readonly DocumentLine[];
  /** Lines that documents have too much, or too little, each with the id of its document. */
  back: readonly { from: string; line: DocumentLine }[];
}

/**
 * Shares out what goes back. Of each rate a document gives back at most what it has left; the rest goes back from others of
 * its window, and is then taken off the new lines of that rate. New lines of a rate that come to less than zero go back from
 * the newest document that has so much of it. The rest is `over`: the account has allowed more than it has charged.
 */
export function givenBack({ window, lines, back }: Changes, valid: readonly Billed[]): Billable {
  const originals = valid.filter((one) => !isByDifferences(one)).toReversed();
  const held = new Map<string, DocumentLine[]>();
  const hold = (id: string, line: DocumentLine) => held.set(id, [...(held.get(id) ?? []), line]);
  const leftIn = (id: string, key: string): Cents => {
    const its = valid.filter((one) => one.id === id || differsFrom(one) === id);
    return grossAt(key, [...its.flatMap((one) => one.lines), ...(held.get(id) ?? [])]);
  };
  /** Takes as much as it has from each of them, and returns the rest. */
  const takeFrom = (ids: readonly string[], line: DocumentLine): DocumentLine => {
    let { amount } = line;
    for (const id of ids) {
      const taken = Math.max(amount, Math.min(0, -leftIn(id, taxKey(line))));
      if (taken < 0) hold(id, { ...line, amount: taken });
      amount -= taken;
    }
    return { ...line, amount };
  };
  const newestFirst = (of: AccountWindow, amount: Cents, key: string): string[] => {
    const ids = originals.flatMap((one) => (one.window === of && leftIn(one.id, key) > 0 ? one.id : []));
    const whole = ids.filter((id) => leftIn(id, key) >= amount);
    return whole.length > 0 ? whole : ids;
  };

  const fresh = [...lines];
  let over = 0;
  const inOrder = back.toSorted((one, other) => other.line.amount - one.line.amount);
  for (const { from, line } of inOrder) if (line.amount >= 0) hold(from, line);
  const rests = inOrder
    .filter(({ line }) => line.amount < 0)
    .map(({ from, line }) => ({ of: valid.find(({ id }) => id === from)!.window, line: takeFrom([from], line) }));
  for (const { of, line } of rests) {
    const rest = takeFrom(newestFirst(of, -line.amount, taxKey(line)), line);
    if (of === window) fresh.push(rest);
    else over -= rest.amount;
  }

  const invoice: DocumentLine[] = [];
  for (const key of new Set(fresh.map(taxKey))) {
    const its = fresh
      .filter((line) => line.amount !== 0 || lines.includes(line))
      .filter((line) => taxKey(line) === key);
    const sum = grossOf(its);
    const [first, ...others] = sum < 0 ? newestFirst(window, -sum, key) : [];
    if (sum >= 0) invoice.push(...its);
    else if (first === undefined) over -= sum;
    else {
      for (const line of its) if (line.amount >= 0) hold(first, line);
      for (const line of its) if (line.amount < 0) over -= takeFrom([first, ...others], line).amount;
    }
  }
  const order = new Map(fresh.map((line, place) => [line, place]));
  invoice.sort((one, other) => order.get(one)! - order.get(other)!);
  return { invoice, corrections: Array.from(held, ([id, its]) => ({ id, lines: its })), over };
}
