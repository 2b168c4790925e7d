import fc from "fast-check";
import { expect, it } from "vitest";

import { type Charge, type FolioAction, type FolioInput, type Payment, paymentMethods } from "@/contract/folio";
import { correctionReasons, folioFaults } from "@/domain/folio/folioFaults";
import { folioReasons, type RuledFolio } from "@/domain/folio/folioPermissions";
import { postedAs, postingOf } from "@/domain/folio/posting";
import { vatByRate } from "@/domain/folio/vat";
import { balanceOf } from "@/domain/reservations/balance";

const house = { businessDate: "2026-04-14", currency: "EUR" };
const moment = { date: house.businessDate, at: "2026-04-14T10:00:00.000Z" };

/** `npm run model` raises it to 100,000. */
const SEQUENCES = Number(process.env.MODEL_SEQUENCES ?? 10_000);

/** Few references and few lines, so that repeats and second corrections happen. */
const step = fc.record({
  action: fc.constantFrom<FolioAction>("charge", "charge", "pay", "refund", "allow", "correct"),
  reference: fc.nat(12),
  quantity: fc.integer({ min: -1, max: 5 }),
  unitPrice: fc.integer({ min: -1, max: 3_000 }),
  vat: fc.constantFrom(10 as const, 21 as const),
  method: fc.constantFrom(...paymentMethods),
  amount: fc.integer({ min: -1, max: 6_000 }),
  tendered: fc.constantFrom(0, 5_000),
  isDeposit: fc.boolean(),
  line: fc.nat(6),
  reason: fc.constantFrom("", "Error"),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const folioWith = (charges: Charge[], payments: Payment[]): RuledFolio => ({
  state: "inHouse",
  arrival: "2026-04-12",
  departure: "2026-04-16",
  releaseOn: "",
  charges,
  payments,
  balance: balanceOf(
    charges.reduce((sum, { amount }) => sum + amount, 0),
    payments,
  ),
});

/** What the rules take of a step. */
function postStep(folio: RuledFolio, { action, reference, line, ...rest }: Step) {
  const target = folio.charges[line];
  const sourceRef = `ticket:${reference}`;
  const input: Partial<FolioInput> = { ...rest, sourceRef, description: "Minibar", chargeId: target?.id };
  const isRepeat = action !== "correct" && postedAs(sourceRef, folio) !== undefined;
  const against = action === "correct" && (!target || correctionReasons(target, folio.charges).length > 0);
  const reasons = [...folioReasons(action, folio, house), ...folioFaults(action, input, folio, house)];
  if (isRepeat || against || reasons.length > 0) return undefined;
  const { charges, payments } = postingOf(action, input, folio, moment);
  return folioWith([...folio.charges, ...charges], [...folio.payments, ...payments]);
}

/** The folio in the plainest words: what is open of each charge, what has been paid, and what was posted. */
function naiveStep(naive: { open: number[]; isFinal: boolean[]; paid: number; posted: Set<number> }, one: Step) {
  const { action, reference, quantity, unitPrice, amount, line } = one;
  const owed = naive.open.reduce((sum, cents) => sum + cents, 0) - naive.paid;
  const isNew = !naive.posted.has(reference);
  if (action === "charge" && isNew && quantity >= 1 && unitPrice >= 1) {
    naive.open.push(quantity * unitPrice);
    naive.isFinal.push(false);
    naive.posted.add(reference);
  } else if (action === "allow" && isNew && one.reason && amount >= 1 && amount <= owed + naive.paid) {
    naive.open.push(-amount);
    naive.isFinal.push(false);
    naive.posted.add(reference);
  } else if (action === "correct" && one.reason && naive.isFinal[line] === false) {
    naive.isFinal[line] = true;
    naive.isFinal.push(true); // the correction has a place among the lines
    naive.open[line] = 0;
    naive.open.push(0);
  } else if (action === "pay" && isNew && amount >= 1 && (one.isDeposit || amount <= owed)) {
    const isCovered = one.method !== "cash" || one.tendered === 0 || one.tendered >= amount;
    if (!isCovered || (one.method === "receivable" && !one.reason)) return;
    naive.paid += amount;
    naive.posted.add(reference);
  } else if (action === "refund" && isNew && amount >= 1 && amount <= naive.paid && one.method !== "receivable") {
    naive.paid -= amount;
    naive.posted.add(reference);
  }
}

it("owes the sum of its lines to the cent, posts nothing twice and is even where it is corrected, in any order", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 10 }), (steps) => {
      let folio = folioWith([], []);
      const naive = { open: [] as number[], isFinal: [] as boolean[], paid: 0, posted: new Set<number>() };
      for (const one of steps) {
        const former = folio;
        folio = postStep(folio, one) ?? folio;
        naiveStep(naive, one);
        // nothing that was there has changed or gone
        if (!former.charges.every((line, place) => line === folio.charges[place]))
          throw new Error("A line has changed.");
        if (!former.payments.every((line, place) => line === folio.payments[place]))
          throw new Error("A payment has changed.");
      }
      const { charges, payments, balance } = folio;
      const owed = naive.open.reduce((sum, amount) => sum + amount, 0) - naive.paid;
      const references = [...charges, ...payments].map(({ sourceRef }) => sourceRef);
      const corrections = charges.filter(({ kind }) => kind === "correction");
      const corrected = charges.filter(({ id }) => corrections.some(({ corrects }) => corrects === id));
      const rates = vatByRate(charges);
      expect([
        balance,
        new Set(references).size,
        vatByRate([...corrected, ...corrections]).filter(({ gross, vat }) => gross !== 0 || vat !== 0),
        rates.reduce((sum, { net, vat }) => sum + net + vat, 0),
        Number.isInteger(balance) && rates.every(({ vat }) => Number.isInteger(vat)),
      ]).toEqual([owed, references.length, [], charges.reduce((sum, { amount }) => sum + amount, 0), true]);
    }),
    { numRuns: SEQUENCES, seed: Number(process.env.MODEL_SEED ?? 48) },
  );
}, 600_000);
