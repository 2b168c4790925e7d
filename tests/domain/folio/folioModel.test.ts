import fc from "fast-check";
import { expect, it } from "vitest";

import {
  type Billing,
  type Charge,
  type FolioAction,
  type FolioInput,
  type FolioWindow,
  folioWindows,
  type Payment,
  paymentMethods,
  type RoutedKind,
  routedKinds,
} from "@/contract/folio";
import { postedLines, withStored } from "@/domain/folio/folioLines";
import { correctionReasons, folioFaults } from "@/domain/folio/folioFaults";
import { folioReasons, type RuledFolio } from "@/domain/folio/folioPermissions";
import { postedAs, postingOf } from "@/domain/folio/posting";
import { vatByRate } from "@/domain/folio/vat";
import { placedLines, sumsOf, windowSums } from "@/domain/folio/windows";
import { totalOf } from "@/domain/reservations/balance";

import { sampleReservation } from "../sampleReservation";

const house = { businessDate: "2026-03-29", currency: "EUR" };
const moment = { date: house.businessDate, at: "2026-03-29T10:00:00.000Z" };

/** `npm run model` raises it to 100,000. */
const SEQUENCES = Number(process.env.MODEL_SEQUENCES ?? 10_000);

/** Few references and few lines, so that repeats and second corrections happen. */
const step = fc.record({
  action: fc.constantFrom<FolioAction>("charge", "charge", "pay", "refund", "allow", "correct", "bill", "unbill"),
  reference: fc.nat(12),
  quantity: fc.integer({ min: -1, max: 5 }),
  unitPrice: fc.integer({ min: -1, max: 3_000 }),
  vat: fc.constantFrom(10 as const, 21 as const),
  method: fc.constantFrom(...paymentMethods),
  amount: fc.integer({ min: -1, max: 6_000 }),
  tendered: fc.constantFrom(0, 5_000),
  isDeposit: fc.boolean(),
  window: fc.constantFrom(undefined, ...folioWindows),
  routed: fc.subarray([...routedKinds]),
  line: fc.nat(6),
  reason: fc.constantFrom("", "Error"),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Two of its three nights have passed, so that two are posted. */
const stay = { ...sampleReservation, state: "inHouse" as const, checkedInOn: "2026-03-27" };

interface Stored {
  charges: Charge[];
  payments: Payment[];
  billing?: Billing;
}

function folioOf(stored: Stored): RuledFolio {
  const whole = { ...stay, ...stored };
  const windows = windowSums(whole, []);
  const charges = placedLines(withStored(postedLines(stay, [], house.businessDate), stored.charges), stored);
  return { ...whole, charges, windows, balance: windows.reduce((sum, { balance }) => sum + balance, 0) };
}

/** What the rules take of a step. */
function postStep(stored: Stored, { action, reference, line, ...rest }: Step): Stored | undefined {
  const folio = folioOf(stored);
  const target = folio.charges[line];
  const sourceRef = `ticket:${reference}`;
  const input: Partial<FolioInput> = {
    ...rest,
    sourceRef,
    description: "Minibar",
    chargeId: target?.id,
    payer: "Acme",
  };
  const isRepeat = isNamed(action) && postedAs(sourceRef, folio) !== undefined;
  const against = action === "correct" && (!target || correctionReasons(target, folio.charges).length > 0);
  const reasons = [...folioReasons(action, folio, house), ...folioFaults(action, input, folio, house)];
  if (isRepeat || against || reasons.length > 0) return undefined;
  if (action === "bill") return { ...stored, billing: { name: "Acme", taxId: "", email: "", routed: rest.routed } };
  if (action === "unbill") return { ...stored, billing: undefined };
  const { charges, payments } = postingOf(action, input, folio, moment);
  return {
    ...stored,
    charges: [...stored.charges, ...charges],
    payments: [...stored.payments, ...payments],
  };
}

const isNamed = (action: FolioAction) => action !== "correct" && action !== "bill" && action !== "unbill";

interface NaiveLine {
  cents: number;
  isFinal: boolean;
  /** A night goes where the rules say. */
  window: FolioWindow | "room";
}

/** The folio in the plainest words: what is open of each line, what has been paid where, and what was posted. */
interface Naive {
  /** Those that are posted; the night to come is apart. */
  lines: NaiveLine[];
  tonight: number;
  paid: Record<FolioWindow, number>;
  posted: Set<number>;
  routed?: RoutedKind[];
  /** Something was paid in the company's window. */
  used?: boolean;
}

const naiveFolio = (): Naive => ({
  lines: stay.nights.slice(0, 2).map(({ price }) => ({ cents: price, isFinal: false, window: "room" })),
  tonight: stay.nights[2]!.price,
  paid: { guest: 0, company: 0 },
  posted: new Set(),
});

const naivePlace = (window: FolioWindow | RoutedKind, { routed = [] }: Naive): FolioWindow =>
  window === "guest" || window === "company" ? window : routed.includes(window) ? "company" : "guest";

const naiveTotal = (naive: Naive, window: FolioWindow) =>
  [...naive.lines, { cents: naive.tonight, window: "room" as const }]
    .filter((line) => naivePlace(line.window, naive) === window)
    .reduce((sum, { cents }) => sum + cents, 0);

function naiveStep(naive: Naive, one: Step) {
  const { action, reference, quantity, unitPrice, amount, line, window = "guest" } = one;
  const { lines, posted, paid } = naive;
  if (action === "unbill") {
    const isUsed = lines.some((each) => each.window === "company") || naive.used === true;
    if (naive.routed && !isUsed) naive.routed = undefined;
    return;
  }
  // a company's window has to be open
  if (one.window === "company" && !naive.routed) return;
  if (action === "bill") naive.routed = one.routed;
  const total = naiveTotal(naive, window);
  const owed = total - paid[window];
  const isNew = !posted.has(reference);
  if (action === "charge" && isNew && quantity >= 1 && unitPrice >= 1) {
    const place = one.window ?? naivePlace("posted", naive);
    lines.push({ cents: quantity * unitPrice, isFinal: false, window: place });
    posted.add(reference);
  } else if (action === "allow" && isNew && one.reason && amount >= 1 && amount <= total) {
    lines.push({ cents: -amount, isFinal: false, window });
    posted.add(reference);
  } else if (action === "correct" && one.reason && lines[line]?.isFinal === false) {
    const corrected = lines[line];
    corrected.isFinal = true;
    corrected.cents = 0;
    lines.push({ cents: 0, isFinal: true, window: corrected.window }); // the correction has a place among the lines
  } else if (action === "pay" && isNew && amount >= 1 && (one.isDeposit || amount <= owed)) {
    const isCovered = one.method !== "cash" || one.tendered === 0 || one.tendered >= amount;
    if (!isCovered || (one.method === "receivable" && !one.reason)) return;
    paid[window] += amount;
    naive.used ||= window === "company";
    posted.add(reference);
  } else if (action === "refund" && isNew && amount >= 1 && amount <= paid[window] && one.method !== "receivable") {
    paid[window] -= amount;
    posted.add(reference);
  }
}

it("owes in each window the sum of its lines to the cent, posts nothing twice and is even where it is corrected", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 10 }), (steps) => {
      let stored: Stored = { charges: [], payments: [] };
      const naive = naiveFolio();
      for (const one of steps) {
        const former = stored;
        stored = postStep(stored, one) ?? stored;
        naiveStep(naive, one);
        // nothing that was there has changed or gone
        if (!former.charges.every((line, place) => line === stored.charges[place]))
          throw new Error("A line has changed.");
        if (!former.payments.every((line, place) => line === stored.payments[place]))
          throw new Error("A payment has changed.");
      }
      const { charges, payments, windows } = folioOf(stored);
      const references = [...charges, ...payments].map(({ sourceRef }) => sourceRef);
      const corrections = charges.filter(({ kind }) => kind === "correction");
      const corrected = charges.filter(({ id }) => corrections.some(({ corrects }) => corrects === id));
      const rates = vatByRate(charges);
      const sum = (of: (sums: (typeof windows)[number]) => number) => windows.reduce((all, sums) => all + of(sums), 0);
      expect([
        folioWindows.map((window) => sumsOf(windows, window).balance),
        sum(({ total }) => total),
        new Set(references).size,
        vatByRate([...corrected, ...corrections]).filter(({ gross, vat }) => gross !== 0 || vat !== 0),
        rates.reduce((all, { net, vat }) => all + net + vat, 0),
        windows.every(({ balance }) => Number.isInteger(balance)) && rates.every(({ vat }) => Number.isInteger(vat)),
      ]).toEqual([
        folioWindows.map((window) => naiveTotal(naive, window) - naive.paid[window]),
        totalOf({ ...stay, ...stored }, []),
        references.length,
        [],
        charges.reduce((all, { amount }) => all + amount, 0),
        true,
      ]);
    }),
    { numRuns: SEQUENCES, seed: Number(process.env.MODEL_SEED ?? 48) },
  );
}, 600_000);
