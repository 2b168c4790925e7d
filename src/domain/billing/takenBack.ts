import type { AccountWindow } from "@/contract/account/accountWindows";
import type { DocumentLine } from "@/contract/billing/documentLine";
import type { Cents } from "@/contract/property";

import { type Billable, type Billed, differsFrom, isByDifferences } from "./billed";
import { grossAt, taxKey } from "./documentTaxes";

interface Changes {
  /** New lines of the window. Those of a rate may come to less than zero. */
  lines: readonly DocumentLine[];
  /** Lines that documents have too much, or too little, each with the id of its document. */
  back: readonly { from: string; line: DocumentLine }[];
  window: AccountWindow;
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
  /** The newest document of a window that has so much at a rate, else all of them. */
  const newestWith = (cents: Cents, key: string, of: AccountWindow): string[] => {
    const ids = originals.flatMap((one) => (one.window === of ? one.id : []));
    const whole = ids.find((id) => leftIn(id, key) >= cents);
    return whole === undefined ? ids : [whole];
  };
  /** Takes as much as it has from each of them, or gives it to the first, and returns the rest. */
  const takeFrom = (ids: readonly string[], { amount: rest, ...line }: DocumentLine): Cents => {
    for (const id of ids) {
      const amount = Math.max(rest, Math.min(0, 0 - leftIn(id, taxKey(line))));
      if (amount !== 0) hold(id, { ...line, amount });
      rest -= amount;
    }
    return rest;
  };

  const fresh = [...lines];
  let over = 0;
  for (const { from, line } of back.toSorted(({ line: one }, { line: other }) => other.amount - one.amount)) {
    const { window: of } = valid.find(({ id }) => id === from)!;
    const rest = takeFrom([from], line);
    const amount = takeFrom(newestWith(0 - rest, taxKey(line), of), { ...line, amount: rest });
    if (of !== window) over -= amount;
    else if (amount < 0) fresh.push({ ...line, amount });
  }

  const gross = new Map<string, Cents>();
  for (const line of fresh) gross.set(taxKey(line), (gross.get(taxKey(line)) ?? 0) + line.amount);
  const isBilled = (line: DocumentLine) => gross.get(taxKey(line))! >= 0;
  const short = fresh.filter((line) => !isBilled(line)).toSorted((one, other) => other.amount - one.amount);
  const among = new Map(short.map(taxKey).map((key) => [key, newestWith(0 - gross.get(key)!, key, window)]));
  for (const line of short) over -= takeFrom(among.get(taxKey(line))!, line);
  return { invoice: fresh.filter(isBilled), corrections: Array.from(held, ([id, its]) => ({ id, lines: its })), over };
}
