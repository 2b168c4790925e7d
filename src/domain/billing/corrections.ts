import type { BillingDocument, DocumentInput, Party } from "@/contract/billing/billingDocument";
import type { BillingReason } from "@/contract/billing/billingReasons";
import type { DocumentLine } from "@/contract/billing/documentLine";
import type { Cents } from "@/contract/property";

import { type Fault, unless } from "../faults";
import { grossAt, taxKey } from "./documentTaxes";
import { billingReason, correctiveKindOf } from "./documentKinds";
import type { Plan } from "./plans";

const keyOf = ({ sourceId, concept, ...line }: DocumentLine) => `${sourceId ?? concept} ${taxKey(line)}`;

/**
 * A document's lines, each in its place with the amount that its corrective invoices by differences have left. What they take
 * off without a place goes off the lines of its charge, the first before the others; what the document has no line of is a line
 * of its own behind them.
 */
export function leftLines(
  document: Pick<BillingDocument, "lines">,
  followers: readonly Pick<BillingDocument, "lines">[],
): DocumentLine[] {
  const left = document.lines.map((line) => ({ ...line }));
  for (const { place, ...line } of followers.flatMap((one) => one.lines)) {
    const its = left.filter((one, at) => (place === undefined ? keyOf(one) === keyOf(line) : at === place));
    let rest = line.amount;
    for (const one of its.slice(0, -1)) {
      const taken = rest < 0 ? Math.max(rest, Math.min(0, -one.amount)) : 0;
      one.amount += taken;
      rest -= taken;
    }
    const last = its.at(-1);
    if (last) last.amount += rest;
    else left.push(line);
  }
  return left;
}

type Corrected = Pick<
  BillingDocument,
  "id" | "number" | "kind" | "window" | "reservationId" | "till" | "customer" | "lines"
>;
type Correction = Partial<Pick<DocumentInput, "cause" | "mode" | "lines" | "customer">>;

/**
 * The corrective document of an invoice or a ticket, its `differences` to what was left, and the faults of the
 * correction. Only a full invoice is corrected by substitution. All corrections of a document together take at most
 * what each line of it has, and no rate comes to less than nothing.
 */
export function correctiveOf(
  document: Corrected,
  followers: readonly Pick<BillingDocument, "lines">[],
  { cause = "R1", lines: wanted, customer: rightCustomer, ...asked }: Correction,
): { plan: Plan; differences: DocumentLine[]; faults: Fault<BillingReason>[] } {
  const { id, number, window, reservationId, till } = document;
  const kind = correctiveKindOf(document.kind, cause);
  const mode = kind === cause ? (asked.mode ?? "I") : "I";
  const left = leftLines(document, followers);
  const wantedAt = new Map(wanted?.map(({ place, amount }) => [place, amount]));
  const isWhole = mode === "I" && wanted === undefined;
  const after = left.map(({ amount }, place) => (isWhole ? 0 : (wantedAt.get(place) ?? amount)));
  const linesWith = (amountAt: (place: number) => Cents) =>
    left.map((line, place) => ({ ...line, place, amount: amountAt(place) })).filter(({ amount }) => amount !== 0);
  const differences = linesWith((place) => after[place]! - left[place]!.amount);
  const lines = mode === "I" ? differences : linesWith((place) => after[place]!).map(({ place: _, ...line }) => line);
  const changed = left.map((line, place) => ({ ...line, amount: after[place]! }));
  // a deduction follows from its deposit: it goes with the whole document alone
  const isKeptDeduction = ({ deducts, amount }: DocumentLine, place: number) =>
    deducts === undefined || after[place] === amount;
  const isRight =
    (mode === "S" || lines.length > 0) &&
    after.every((cents, place) => Number.isInteger(cents) && isPart(cents, left[place]!.amount)) &&
    (after.every((cents) => cents === 0) || left.every(isKeptDeduction)) &&
    left.map(taxKey).every((key) => grossAt(key, changed) >= Math.min(0, grossAt(key, left)));
  const customer = mode === "S" ? (rightCustomer ?? document.customer) : document.customer;
  return {
    plan: {
      kind,
      lines,
      window,
      reservationId,
      ...(till && { till }),
      ...(customer && { customer }),
      corrects: { id, number, mode },
    },
    differences,
    faults: [
      ...unless(kind === cause || asked.mode !== "S", "mode", () => billingReason("SUBSTITUTION_FULL_ONLY")),
      ...unless(isRight, "lines", () => billingReason("CORRECTION_LINES")),
    ],
  };
}

/** A corrected amount lies between 0 and the amount of its line, which is below zero for a deduction. */
const isPart = (cents: Cents, of: Cents) => (of < 0 ? cents >= of && cents <= 0 : cents >= 0 && cents <= of);

interface Ticket extends Corrected {
  /** Its corrective invoices. */
  corrections: readonly Pick<BillingDocument, "id" | "number" | "lines">[];
}

/** The lines that corrections have left of a ticket. */
export const leftOf = ({ lines, corrections }: Pick<Ticket, "lines" | "corrections">): DocumentLine[] =>
  leftLines({ lines }, corrections).filter(({ amount }) => amount !== 0);

/** The full invoice in exchange for tickets of one window of a stay: it takes the place of what has corrected them, too. */
export const exchangeOf = (tickets: readonly Ticket[], customer: Party | undefined): Plan => ({
  kind: "F3",
  lines: tickets.flatMap(leftOf),
  window: tickets[0]!.window,
  reservationId: tickets[0]!.reservationId,
  ...(customer && { customer }),
  replaces: tickets.flatMap((ticket) => [ticket, ...ticket.corrections]).map(({ id, number }) => ({ id, number })),
});
