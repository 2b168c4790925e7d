/** What the ledger of a hotel has to keep, whatever people do. `npm run lives` counts the hotels that break each. */
export type Rule =
  | "customer by kind"
  | "sums of a document"
  | "net of a document"
  | "taken back whole"
  | "rates of a corrective"
  | "numbers of a series"
  | "dates of a series"
  | "date of issue"
  | "row and page"
  | "paid and open"
  | "billed whole"
  | "charges are billed"
  | "sums of the desk"
  | "desk and documents"
  | "debt of a stay"
  | "paid by a room"
  | "debt of all"
  | "balance of an account"
  | "money of an account"
  | "unapplied of an account"
  | "VAT book"
  | "takings"
  | "takings of a stay"
  | "repeat"
  | "refusal"
  | "fault"
  | "billed once"
  | "can be paid";

export class RuleBroken extends Error {
  readonly rule: Rule;

  constructor(rule: Rule, message: string) {
    super(message);
    this.rule = rule;
  }
}

/** Throws where a rule does not hold, unless it is one of those that are left out. */
export type Keep = (rule: Rule, holds: boolean, tell: () => string) => void;

export const keepAllBut =
  (without: ReadonlySet<string>): Keep =>
  (rule, holds, tell) => {
    if (!holds && !without.has(rule)) throw new RuleBroken(rule, tell());
  };

export const sumOf = <Item>(items: readonly Item[], amountOf: (item: Item) => number) =>
  items.reduce((sum, item) => sum + amountOf(item), 0);

/** Sums by a key, without those that come to nothing. */
export function sumsBy<Item>(items: readonly Item[], keyOf: (item: Item) => string, amountOf: (item: Item) => number) {
  const sums = new Map<string, number>();
  for (const item of items) sums.set(keyOf(item), (sums.get(keyOf(item)) ?? 0) + amountOf(item));
  return Object.fromEntries(
    [...sums].filter(([, sum]) => sum !== 0).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
