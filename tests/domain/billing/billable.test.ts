import { describe, expect, it } from "vitest";

import type { Charge } from "@/contract/account/account";
import type { DocumentLine } from "@/contract/billing/documentLine";
import { postingOf } from "@/domain/account/posting";
import { billableOf, depositLine } from "@/domain/billing/billable";
import { type Billed, validInvoices } from "@/domain/billing/billed";
import { correctedCharges, linesOfCorrection } from "@/domain/billing/correctedCharges";
import { correctiveOf, leftLines } from "@/domain/billing/corrections";
import { documentTaxes } from "@/domain/billing/documentTaxes";
import { rootsIn } from "@/domain/billing/takenOff";
import { randomFrom } from "@/fakeBackend/core/random";

import { sampleCharge, sumOf } from "../sampleCharge";

const charge = (id: string, amount: number, more: Partial<Charge> = {}) => sampleCharge(id, "posted", amount, more);
const invoice = (id: string, lines: DocumentLine[], more: Partial<Billed> = {}): Billed => ({
  id,
  kind: "F1",
  window: "guest",
  lines,
  total: sumOf(lines),
  ...more,
});

interface Terms {
  deposits?: string[];
  isOver?: boolean;
  window?: "guest" | "company";
  windows?: "guest"[];
}
const billable = (charges: readonly Charge[], documents: readonly Billed[], { window, ...terms }: Terms = {}) =>
  billableOf(window ?? "guest", { charges, documents, deposits: [], isOver: false, ...terms });
const invoiced = (id: string, ...charges: Charge[]) => invoice(id, billable(charges, []).invoice);

/** "night 11000" is a line of the next invoice, "F1: night -11000" of a corrective one of F1. */
function told(...of: Parameters<typeof billable>) {
  const { invoice: next, corrections } = billable(...of);
  const words = ({ sourceId, amount, rate }: DocumentLine) =>
    `${sourceId} ${amount}${rate === 10 ? "" : ` at ${rate} %`}`;
  return [...next.map(words), ...corrections.flatMap(({ id, lines }) => lines.map((line) => `${id}: ${words(line)}`))];
}

const correcting = (id: string, mode: "I" | "S" = "I") => ({ kind: "R1", corrects: { id, number: id, mode } }) as const;
/** What is taken back of an only document, as its corrective invoice. */
const takenBack = (...of: Parameters<typeof billable>) => {
  const [{ id, lines }] = billable(...of).corrections as [{ id: string; lines: DocumentLine[] }];
  return invoice("R1", lines, correcting(id));
};

const nightAt = (amount: number, more: Partial<Charge> = {}) => charge("night", amount, more);
const night = nightAt(110_00);
const dinner = charge("dinner", 40_00);
const ofCompany = { ...dinner, window: "company" as const };
const wrong = charge("wrong", 9_00);
const wrongBack = charge("back", -9_00, { corrects: "wrong" });
const [one, two] = [charge("one", 50_00), charge("two", 50_00)];
const twoBack = charge("back", -50_00, { kind: "correction", corrects: "two" });
const oneGone = charge("gone", -50_00, { corrects: "one" });
const sorry = (amount: number) => charge("sorry", amount, { kind: "allowance" });
const fee = charge("fee", 200_00, { kind: "fee", vat: 0 });
const feeBack = charge("back", -200_00, { kind: "correction", corrects: "fee", vat: 0 });
const payment = { id: "paid", method: "card", amount: 66_00, at: "", date: "2026-11-01" } as const;
const deposit = (amount = 66_00) => invoice("F1", [depositLine({ ...payment, amount })]);
const withDeposit = { deposits: ["paid"] };
const endOfStay = { ...withDeposit, isOver: true };
const both = () => [invoiced("F1", one), invoiced("F2", two)];

/** An invoice, and the one that takes its place. */
const substituted = () => {
  const first = invoiced("F1", night, dinner);
  return [first, invoice("R1", first.lines, correcting("F1", "S"))];
};
/** A ticket, and its full invoice. */
const exchanged = () => {
  const ticket = invoice("T1", invoiced("T1", night).lines, { kind: "F2" });
  return [ticket, invoice("F1", ticket.lines, { kind: "F3", replaces: [{ id: "T1", number: "T1-000001" }] })];
};
const before = () => invoiced("F1", night, dinner);
const afterMove = () => {
  const first = invoiced("F1", night, dinner);
  return [first, takenBack([night, ofCompany], [first])];
};
const toCompany = { window: "company" } as const;
const moved = [night, ofCompany];

it.each<[string, () => string[], string[]]>([
  ["each charge that no document has", () => told([night, dinner], []), ["night 11000", "dinner 4000"]],
  ["what is charged later", () => told([night, dinner, wrong], [invoiced("F1", night, dinner)]), ["wrong 900"]],
  ["no charge that was corrected before", () => told([night, wrong, wrongBack], []), ["night 11000"]],
  [
    "back what was corrected later",
    () => told([night, wrong, wrongBack, dinner], [invoiced("F1", night, wrong)]),
    ["dinner 4000", "F1: wrong -900"],
  ],
  ["nothing that another room bills", () => told([nightAt(50_00, { kind: "transfer" })], []), []],
  ["back a later allowance", () => told([night, sorry(-20_00)], [invoiced("F1", night)]), ["F1: sorry -2000"]],
  ["back from the right", () => told([one, two, twoBack, sorry(-10_00)], both()), ["F2: two -5000", "F1: sorry -1000"]],
  ["back a large allowance", () => told([one, two, sorry(-80_00)], both()), ["F2: sorry -5000", "F1: sorry -3000"]],
  ["back a night that is gone, of a stay cut short", () => told([], [invoiced("F1", night)]), ["F1: night -11000"]],
  ["back what costs less", () => told([nightAt(90_00)], [invoiced("F1", night)]), ["F1: night -2000"]],
  ["the difference of what costs more", () => told([nightAt(125_00)], [invoiced("F1", night)]), ["night 1500"]],
  [
    "all again where the VAT was wrong",
    () => told([nightAt(110_00, { vat: 21 })], [invoiced("F1", night)]),
    ["night 11000 at 21 %", "F1: night -11000"],
  ],
  ["nothing that a ticket's full invoice has", () => told([night], exchanged()), []],
  ["back from what took another's place", () => told([night], substituted()), ["R1: dinner -4000"]],
  ["back a difference from it", () => told([nightAt(100_00), dinner], substituted()), ["R1: night -1000"]],
  ["back an allowance from it", () => told([night, dinner, sorry(-5_00)], substituted()), ["R1: sorry -500"]],
  ["back what was moved", () => told(moved, [before()]), ["F1: dinner -4000"]],
  ["what was moved to them", () => told(moved, [before()], toCompany), ["dinner 4000", "F1: dinner -4000"]],
  ["what was moved once, if the guest's came first", () => told(moved, afterMove(), toCompany), ["dinner 4000"]],
  ["back a deposit without charges", () => told([], [deposit()], endOfStay), ["F1: deduction:paid -6600"]],
])("bills %s", (_, lines, expected) => expect(lines()).toEqual(expected));

it("leaves the rest of an allowance to be taken off the next invoice", () => {
  const first = invoiced("F1", one);
  const less = takenBack([one, sorry(-20_00)], [first]);
  const { invoice: next, corrections } = billable([one, sorry(-20_00), oneGone, dinner], [first, less]);
  expect([sumOf(next), corrections.map(({ id, lines }) => [id, sumOf(lines)])]).toEqual([20_00, [["F1", -30_00]]]);
});

it("takes off the next invoice what a document of a closed window has not left", () => {
  const [dinnerLine] = invoiced("F1", dinner).lines;
  const deduction = { ...dinnerLine!, sourceId: "deduction:paid", deducts: "paid", amount: -15_00 };
  const closed = invoice("F1", [dinnerLine!, deduction], { window: "company" });
  const { invoice: next, corrections, over } = billable([night, dinner], [closed], { windows: ["guest"] });
  expect([sumOf(next), corrections.map(({ id, lines }) => [id, sumOf(lines)]), over]).toEqual([
    150_00,
    [["F1", -25_00]],
    0,
  ]);
});

it("bills what was moved to the other window once, in either order", () => {
  const second = invoice("F2", billable(moved, afterMove(), toCompany).invoice, toCompany);
  expect([told(moved, [...afterMove(), second]), told(moved, [...afterMove(), second], toCompany)]).toEqual([[], []]);
});

it.each<[string, () => Billed[], string[]]>([
  [
    "an invoice takes another's place",
    () => [
      invoiced("F1", night),
      { ...deposit(-10_00), id: "R1", ...correcting("F1") },
      { ...invoiced("R2", night), ...correcting("F1", "S") },
    ],
    ["R2"],
  ],
  ["an invoice takes a ticket's place", exchanged, ["F1"]],
])("forgets earlier documents and their corrections where %s", (_, documents, ids) => {
  expect(validInvoices(documents()).map(({ id }) => id)).toEqual(ids);
});

it("a fee is a compensation without VAT, unless it is charged with VAT", () => {
  const taxes = (vat: 0 | 10) => documentTaxes(billable([{ ...fee, vat }], []).invoice);
  expect(taxes(0)).toMatchObject([{ cause: "N1", base: 200_00, vat: 0 }]);
  expect(taxes(10)).toMatchObject([{ cause: "S1", base: 181_82, vat: 18_18 }]);
});

it("a fee is taken back with the cause that it was billed with", () => {
  const receipt = { ...invoiced("RC1", fee), kind: "receipt" as const };
  expect(billable([fee, feeBack], [receipt]).invoice).toEqual([]);
  const taxes = documentTaxes(takenBack([fee, feeBack], [receipt]).lines);
  expect(taxes).toMatchObject([{ cause: "N1", base: -200_00, vat: 0 }]);
});

it("a fee leaves an older receipt as it is whose line has the rate of the nights", () => {
  const lines = invoiced("RC1", fee).lines.map((line) => ({ ...line, rate: 10 as const }));
  const receipt = invoice("RC1", lines, { kind: "receipt" });
  expect(told([fee], [receipt])).toEqual([]);
  const left = leftLines({ lines }, [takenBack([fee, feeBack], [receipt])]);
  expect(left).toMatchObject([{ sourceId: "fee", amount: 0 }]);
});

describe("a deposit that was invoiced", () => {
  it("is deducted from the last invoice, so that both add up to the stay", () => {
    const { invoice: last } = billable([charge("stay", 220_00)], [deposit()], withDeposit);
    expect(documentTaxes(last)).toEqual([{ cause: "S1", rate: 10, base: 140_00, vat: 14_00, gross: 154_00 }]);
  });

  it("is deducted only up to what is charged; the rest waits for the next invoice", () => {
    const first = billable([nightAt(50_00)], [deposit()], withDeposit).invoice;
    expect(sumOf(first)).toBe(0);
    const documents = [deposit(), invoice("F2", first)];
    const next = billable([nightAt(50_00), charge("other", 50_00)], documents, withDeposit).invoice;
    expect(sumOf(next)).toBe(34_00);
  });

  it("of a no-show is rectified, and what the hotel keeps has no VAT", () => {
    const { invoice: kept, corrections } = billable([fee], [deposit(220_00)], { ...withDeposit, isOver: true });
    expect(documentTaxes(kept)).toMatchObject([{ cause: "N1", base: 200_00, vat: 0 }]);
    expect(documentTaxes(corrections[0]!.lines)).toMatchObject([{ base: -200_00, vat: -20_00, gross: -220_00 }]);
  });

  it("gives its deduction back once it is corrected or annulled, and is deducted no more", () => {
    const lines = deposit().lines.map((line) => ({ ...line, amount: -line.amount }));
    const back = invoice("R1", lines, correcting("F1"));
    const last = invoice("F2", billable([night], [deposit()], withDeposit).invoice);
    expect(last.total).toBe(44_00);
    expect(sumOf(billable([night], [deposit(), last, back], withDeposit).invoice)).toBe(66_00);
    expect(sumOf(billable([night], [deposit(), back], withDeposit).invoice)).toBe(110_00);
    const annulled = billable([night], [last]);
    expect([sumOf(annulled.invoice), annulled.corrections]).toEqual([66_00, []]);
    expect(told([night], [last, invoice("F3", annulled.invoice)])).toEqual([]);
  });
});

const LIVES = Number(process.env.BILLING_LIVES ?? 1_000);

describe("in random lives of an account", () => {
  /**
   * Charges, corrections, allowances and deposits, with an invoice now and then, and all that is left at the end. One of five never
   * comes: its charges are gone, and a fee is kept.
   */
  function live(seed: number) {
    const { next: random } = randomFrom(seed);
    const feeVat = random() < 0.7 ? 0 : 10;
    const charges: Charge[] = [];
    const documents: Billed[] = [];
    const deposits: string[] = [];
    let made = 0;
    const offeredAgain: string[] = [];
    const correct = (chargeId: string) => {
      const moment = { date: "2026-04-14", at: "" };
      charges.push(...postingOf("correct", { chargeId, reason: "" }, { charges }, moment).charges);
    };
    const issue = (isOver: boolean) => {
      const { invoice: lines, corrections, over } = billable(charges, documents, { deposits, isOver });
      if (over > 0) return; // it is refused
      for (const { id, lines: back } of corrections)
        documents.push(invoice(`D${documents.length}`, back, correcting(id)));
      if (lines.length > 0)
        documents.push(invoice(`D${documents.length}`, lines, { kind: random() < 0.5 ? "F1" : "F2" }));
    };
    const offered = () => billable(charges, documents, { deposits, isOver: false });
    const isAllBilled = () => [offered().invoice, offered().corrections].every(({ length }) => length === 0);
    const correctDocument = () => {
      if (random() < 0.5) issue(false);
      const valid = validInvoices(documents);
      const originals = valid.filter(
        ({ lines, corrects }) => corrects === undefined && !lines.some(({ sourceId }) => deposits.includes(sourceId!)),
      );
      const document = originals[Math.floor(random() * originals.length)];
      if (!document) return;
      const followers = documents.filter(({ corrects }) => corrects?.id === document.id);
      const left = leftLines(document, followers);
      if (sumOf(left) === 0) return;
      const place = Math.floor(random() * left.length);
      const less = [{ place, amount: Math.trunc(random() * left[place]!.amount) }];
      const act = { mode: random() < 0.3 ? ("S" as const) : ("I" as const), ...(random() < 0.7 && { lines: less }) };
      const { plan, differences, faults } = correctiveOf({ ...document, number: document.id }, followers, act);
      if (faults.length > 0) return;
      // what is gone from the account goes back to the documents, however it was taken off them
      const isThere = differences.every(({ sourceId }) => charges.some(({ id }) => id === sourceId));
      const wasAllBilled = isThere && isAllBilled();
      const corrective = invoice(`D${documents.length}`, plan.lines, plan);
      documents.push(corrective);
      const account = { charges, documents, deposits, isOver: false };
      const corrected = correctedCharges(differences, "guest", account);
      charges.push(...linesOfCorrection(corrected, { ...corrective, number: corrective.id }, "", "2026-11-26"));
      if (wasAllBilled && !isAllBilled()) offeredAgain.push(corrective.id);
    };
    const acts = [
      () =>
        charges.push(charge(`c${(made += 1)}`, 100 + Math.floor(random() * 20_000), { vat: random() < 0.7 ? 10 : 21 })),
      () => {
        const line = charges[Math.floor(random() * charges.length)];
        if (!line || line.corrects !== undefined || charges.some(({ corrects }) => corrects === line.id)) return;
        correct(line.id);
      },
      () => {
        const vat = random() < 0.5 ? 10 : 21;
        const most = sumOf(charges.filter((each) => (each.vat ?? 10) === vat));
        if (most > 0) charges.push(charge(`c${(made += 1)}`, -Math.ceil(random() * most), { kind: "allowance", vat }));
      },
      () => {
        const id = `p${documents.length}`;
        const line = depositLine({ ...payment, id, amount: 500 + Math.floor(random() * 9_000) });
        deposits.push(id);
        documents.push(invoice(`D${documents.length}`, [line]));
      },
      () => {
        const place = Math.floor(random() * charges.length);
        const line = charges[place];
        if (!line || line.kind !== "posted" || charges.some(({ corrects }) => corrects === line.id)) return;
        if (random() < 0.5) charges[place] = { ...line, amount: 100 + Math.floor(random() * 20_000) };
        else charges.splice(place, 1);
      },
      () => issue(false),
      correctDocument,
      () => {
        const ticket = validInvoices(documents).find(
          ({ id, kind }) => kind === "F2" && !documents.some(({ corrects }) => corrects?.id === id),
        );
        if (!ticket) return;
        const replaces = [{ id: ticket.id, number: ticket.id }];
        documents.push(invoice(`D${documents.length}`, ticket.lines, { kind: "F3", replaces }));
      },
    ];
    for (let step = 0; step < 14; step += 1) acts[Math.floor(random() * acts.length)]!();
    const isNoShow = random() < 0.2;
    if (isNoShow) {
      charges.splice(0);
      issue(random() < 0.5);
      charges.push(charge("fee", 1_000 + Math.floor(random() * 20_000), { kind: "fee", vat: feeVat }));
      issue(true);
      if (random() < 0.3)
        charges.push(charge("waived", -charges[0]!.amount, { kind: "correction", corrects: "fee", vat: feeVat }));
    }
    for (;;) {
      const { over } = billable(charges, documents, { deposits, isOver: true });
      const allowance = charges.findLast(
        ({ id, kind }) => kind === "allowance" && !charges.some(({ corrects }) => corrects === id),
      );
      if (over === 0 || !allowance) break;
      correct(allowance.id);
    }
    issue(true);
    return { feeVat, isNoShow, charges, documents, issue, offeredAgain };
  }

  it(`bills all charges per rate, and none twice, in ${LIVES} lives`, { timeout: 60_000 + 20 * LIVES }, () => {
    const faults: string[] = [];
    for (let seed = 1; seed <= LIVES; seed += 1) {
      const { feeVat, isNoShow, charges, documents, issue, offeredAgain } = live(seed);
      if (offeredAgain.length > 0) faults.push(`${seed}: ${offeredAgain.join()} is offered again`);
      const lines = validInvoices(documents).flatMap((document) => document.lines);
      for (const rate of [0, 10, 21]) {
        const charged = sumOf(charges.filter(({ vat = 10 }) => vat === rate));
        const billed = sumOf(lines.filter((line) => line.rate === rate));
        if (charged !== billed) faults.push(`${seed}: ${charged} charged, ${billed} billed at ${rate} %`);
      }
      const compensation = sumOf(lines.filter(({ cause }) => cause === "N1"));
      if (compensation !== (isNoShow && feeVat === 0 ? sumOf(charges) : 0))
        faults.push(`${seed}: ${compensation} without VAT`);
      const rootOf = rootsIn(charges);
      for (const { id } of charges) {
        const billed = sumOf(lines.filter(({ sourceId = "" }) => rootOf(sourceId) === id));
        const amount = sumOf(charges.filter((charged) => rootOf(charged.id) === id));
        if (billed !== 0 && billed !== amount) faults.push(`${seed}: ${billed} of ${amount} is billed`);
      }
      for (const document of validInvoices(documents).filter(({ corrects }) => corrects?.mode !== "I"))
        for (const rate of [0, 10, 21]) {
          const its = validInvoices(documents).filter(({ id, corrects }) => [id, corrects?.id].includes(document.id));
          const left = sumOf(its.flatMap(({ lines: all }) => all).filter((line) => line.rate === rate));
          if (left < 0) faults.push(`${seed}: ${left} is left of ${document.id} at ${rate} %`);
        }
      const issued = documents.length;
      issue(true);
      if (documents.length !== issued) faults.push(`${seed}: there is still something to bill`);
    }
    expect(faults).toEqual([]);
  });
});
