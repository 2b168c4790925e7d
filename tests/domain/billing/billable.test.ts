import { describe, expect, it } from "vitest";

import type { Charge } from "@/contract/account/account";
import type { DocumentLine } from "@/contract/billing/documentLine";
import { postingOf } from "@/domain/account/posting";
import { billableOf, depositLine } from "@/domain/billing/billable";
import { type Billed, validInvoices } from "@/domain/billing/billed";
import { correctedCharges, linesOfCorrection } from "@/domain/billing/correctedCharges";
import { correctionOf, leftLines } from "@/domain/billing/corrections";
import { documentTaxes } from "@/domain/billing/documentTaxes";
import { rootsIn } from "@/domain/billing/takenOff";
import { randomFrom } from "@/fakeBackend/core/random";

const charge = (id: string, amount: number, more: Partial<Charge> = {}): Charge => ({
  id,
  sourceRef: id,
  kind: "posted",
  date: "2026-11-26",
  description: id,
  amount,
  ...more,
});

const totalOf = (lines: readonly DocumentLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);
const invoice = (id: string, lines: DocumentLine[], more: Partial<Billed> = {}): Billed => ({
  id,
  kind: "F1",
  window: "guest",
  lines,
  total: totalOf(lines),
  ...more,
});

const totalIn = (charges: readonly Charge[]) => charges.reduce((sum, { amount }) => sum + amount, 0);
const terms = { deposits: [] as string[], isOver: false };
const billable = (
  charges: readonly Charge[],
  documents: readonly Billed[],
  how = terms,
  window: "guest" | "company" = "guest",
) => billableOf(window, { charges, documents, ...how });
const idsIn = (lines: readonly DocumentLine[] = []) => lines.map(({ sourceId, amount }) => [sourceId, amount]);

describe("an invoice of an account", () => {
  it("has each charge that no document has", () => {
    const charges = [charge("night", 11_000), charge("dinner", 4_000)];
    const { invoice: first } = billable(charges, [], terms);
    expect(idsIn(first)).toEqual([
      ["night", 11_000],
      ["dinner", 4_000],
    ]);
    const late = charge("minibar", 500);
    expect(idsIn(billable([...charges, late], [invoice("F1", first)], terms).invoice)).toEqual([["minibar", 500]]);
  });

  it("leaves out a charge that was corrected before it was billed, with its correction", () => {
    const charges = [charge("night", 11_000), charge("wrong", 900), charge("back", -900, { corrects: "wrong" })];
    expect(idsIn(billable(charges, [], terms).invoice)).toEqual([["night", 11_000]]);
  });

  it("takes a charge that was corrected later back from the invoice that has it", () => {
    const charges = [charge("night", 11_000), charge("wrong", 900)];
    const first = invoice("F1", billable(charges, [], terms).invoice);
    const { invoice: next, corrections } = billable(
      [...charges, charge("back", -900, { corrects: "wrong" }), charge("dinner", 3_000)],
      [first],
      terms,
    );
    expect(idsIn(next)).toEqual([["dinner", 3_000]]);
    expect(corrections.map(({ id, lines }) => [id, idsIn(lines)])).toEqual([["F1", [["wrong", -900]]]]);
  });

  it("has nothing that another room's account bills", () => {
    expect(billable([charge("night", 5_000, { kind: "transfer" })], [], terms).invoice).toEqual([]);
  });

  it("says that a fee is a compensation without VAT, unless it is charged with VAT", () => {
    const taxes = (vat: 0 | 10) => documentTaxes(billable([charge("fee", 20_000, { kind: "fee", vat })], []).invoice);
    expect(taxes(0)).toMatchObject([{ cause: "N1", base: 20_000, vat: 0 }]);
    expect(taxes(10)).toMatchObject([{ cause: "S1", base: 18_182, vat: 1_818 }]);
  });

  it("takes a fee that is corrected back with the cause that it was billed with", () => {
    const fee = charge("fee", 20_000, { kind: "fee", vat: 0 });
    const receipt = invoice("RC1", billable([fee], []).invoice, { kind: "receipt" });
    const back = charge("back", -20_000, { kind: "correction", corrects: "fee", vat: 0 });
    const { invoice: next, corrections } = billable([fee, back], [receipt]);
    expect(next).toEqual([]);
    expect(documentTaxes(corrections[0]!.lines)).toMatchObject([{ cause: "N1", base: -20_000, vat: 0 }]);
  });

  it("leaves the receipt of a compensation as it is where its line still has the rate of the nights, as older ones have", () => {
    const fee = charge("fee", 20_000, { kind: "fee", vat: 0 });
    const lines = billable([fee], []).invoice.map((line) => ({ ...line, rate: 10 as const }));
    const { invoice: next, corrections } = billable([fee], [invoice("RC1", lines, { kind: "receipt" })]);
    expect([next, corrections]).toEqual([[], []]);
    const back = charge("back", -20_000, { kind: "correction", corrects: "fee", vat: 0 });
    const gone = billable([fee, back], [invoice("RC1", lines, { kind: "receipt" })]).corrections[0]!;
    expect(leftLines({ lines }, [gone])).toMatchObject([{ sourceId: "fee", amount: 0 }]);
  });

  it("counts what is already taken back in the same call, before it chooses the document that has enough left", () => {
    const charges = [charge("one", 5_000), charge("two", 5_000)];
    const documents = [
      invoice("F1", billable([charges[0]!], []).invoice),
      invoice("F2", billable([charges[1]!], []).invoice),
    ];
    const { corrections } = billable(
      [
        ...charges,
        charge("back", -5_000, { kind: "correction", corrects: "two" }),
        charge("sorry", -1_000, { kind: "allowance" }),
      ],
      documents,
    );
    expect(corrections.map(({ id, lines }) => [id, totalOf(lines)])).toEqual([
      ["F2", -5_000],
      ["F1", -1_000],
    ]);
  });

  it("forgets the corrections of an invoice that another takes the place of", () => {
    const first = invoice("F1", billable([charge("night", 11_000)], []).invoice);
    const less = invoice("R1", [{ ...first.lines[0]!, amount: -1_000 }], {
      kind: "R1",
      corrects: { id: "F1", number: "F1", mode: "I" },
    });
    const right = invoice("R2", [{ ...first.lines[0]!, amount: 10_000 }], {
      kind: "R1",
      corrects: { id: "F1", number: "F1", mode: "S" },
    });
    expect(validInvoices([first, less, right]).map(({ id }) => id)).toEqual(["R2"]);
  });

  it("bills what a ticket had once more on nothing but its full invoice", () => {
    const lines = billable([charge("night", 11_000)], [], terms).invoice;
    const ticket = invoice("T1", lines, { kind: "F2" });
    const full = invoice("F1", lines, { kind: "F3", replaces: [{ id: "T1", number: "T1-000001" }] });
    expect(validInvoices([ticket, full]).map(({ id }) => id)).toEqual(["F1"]);
    expect(billable([charge("night", 11_000)], [ticket, full], terms).invoice).toEqual([]);
  });

  it("takes an allowance after the invoice back from it", () => {
    const charges = [charge("night", 11_000)];
    const first = invoice("F1", billable(charges, [], terms).invoice);
    const { corrections } = billable([...charges, charge("sorry", -2_000, { kind: "allowance" })], [first], terms);
    expect(corrections.map(({ id, lines }) => [id, totalOf(lines)])).toEqual([["F1", -2_000]]);
  });
});

describe("documents that have less left than is taken back", () => {
  const [one, two] = [charge("one", 5_000), charge("two", 5_000)];
  const documents = [invoice("F1", billable([one], []).invoice), invoice("F2", billable([two], []).invoice)];
  const back = (charges: Charge[], of: readonly Billed[]) => {
    const { invoice: next, corrections } = billable(charges, of);
    return [totalOf(next), corrections.map(({ id, lines }) => [id, totalOf(lines)])];
  };

  it("share an allowance that is more than each", () => {
    expect(back([one, two, charge("sorry", -8_000, { kind: "allowance" })], documents)).toEqual([
      0,
      [
        ["F2", -5_000],
        ["F1", -3_000],
      ],
    ]);
  });

  it("leave the rest to be taken off the next invoice", () => {
    const allowance = charge("sorry", -2_000, { kind: "allowance" });
    const less = invoice("R1", billable([one, allowance], [documents[0]!]).corrections[0]!.lines, {
      kind: "R1",
      corrects: { id: "F1", number: "F1", mode: "I" },
    });
    const charges = [one, allowance, charge("gone", -5_000, { corrects: "one" }), charge("dinner", 4_000)];
    expect(back(charges, [documents[0]!, less])).toEqual([2_000, [["F1", -3_000]]]);
  });
});

describe("what became of a charge after its invoice", () => {
  const night = (amount: number) => charge("night", amount, { kind: "room" });
  const first = invoice("F1", billable([night(11_000)], []).invoice);

  it("goes back where it is gone, as a night of a stay that was reopened and cut short", () => {
    expect(billable([], [first])).toMatchObject({
      invoice: [],
      corrections: [{ id: "F1", lines: [{ amount: -11_000 }] }],
    });
  });

  it("goes back by the difference where it costs less", () => {
    expect(billable([night(9_000)], [first]).corrections).toMatchObject([{ id: "F1", lines: [{ amount: -2_000 }] }]);
  });

  it("is billed by the difference where it costs more", () => {
    expect(idsIn(billable([night(12_500)], [first]).invoice)).toEqual([["night", 1_500]]);
  });

  it("is taken back and billed as a whole where its VAT was wrong", () => {
    const { invoice: next, corrections } = billable([{ ...night(11_000), vat: 21 }], [first]);
    expect(next).toMatchObject([{ amount: 11_000, rate: 21 }]);
    expect(corrections).toMatchObject([{ lines: [{ amount: -11_000, rate: 10 }] }]);
  });
});

it("takes back what went from the invoice that took the place of another", () => {
  const lines = billable([charge("night", 11_000), charge("spa", 4_000)], []).invoice;
  const wrong = invoice("F1", lines);
  const right = invoice("R1", lines, { kind: "R1", corrects: { id: "F1", number: "F26-000001", mode: "S" } });
  const of = (charges: Charge[]) =>
    billable(charges, [wrong, right]).corrections.map(({ id, lines: back }) => [id, totalOf(back)]);
  expect(of([charge("night", 11_000)])).toEqual([["R1", -4_000]]);
  expect(of([charge("night", 10_000), charge("spa", 4_000)])).toEqual([["R1", -1_000]]);
  const discount = charge("sorry", -500, { kind: "allowance" });
  expect(of([charge("night", 11_000), charge("spa", 4_000), discount])).toEqual([["R1", -500]]);
});

describe("a deposit that was invoiced", () => {
  const payment = { id: "paid", method: "card", amount: 6_600, at: "", date: "2026-11-01" } as const;
  const deposit = invoice("F1", [depositLine(payment, "Anticipo")]);
  const withDeposit = { ...terms, deposits: ["paid"] };

  it("is deducted from the last invoice, so that both add up to the stay", () => {
    const { invoice: last } = billable([charge("stay", 22_000)], [deposit], withDeposit);
    expect(documentTaxes(last)).toEqual([{ cause: "S1", rate: 10, base: 14_000, vat: 1_400, gross: 15_400 }]);
  });

  it("is deducted only up to what is charged; the rest waits for the next invoice", () => {
    const first = billable([charge("night", 5_000)], [deposit], withDeposit).invoice;
    expect(totalOf(first)).toBe(0);
    const next = billable(
      [charge("night", 5_000), charge("other", 5_000)],
      [deposit, invoice("F2", first)],
      withDeposit,
    ).invoice;
    expect(totalOf(next)).toBe(3_400);
  });

  it("is taken back when the stay is over without charges", () => {
    const { invoice: none, corrections } = billable([], [deposit], { ...withDeposit, isOver: true });
    expect(none).toEqual([]);
    expect(corrections.map(({ id, lines }) => [id, totalOf(lines)])).toEqual([["F1", -6_600]]);
  });

  it("of a no-show is rectified, and what the hotel keeps has no VAT", () => {
    const whole = invoice("F1", [depositLine({ ...payment, amount: 22_000 }, "Anticipo")]);
    const fee = charge("fee", 20_000, { kind: "fee", vat: 0 });
    const { invoice: kept, corrections } = billable([fee], [whole], { ...withDeposit, isOver: true });
    expect(documentTaxes(kept)).toMatchObject([{ cause: "N1", base: 20_000, vat: 0 }]);
    expect(documentTaxes(corrections[0]!.lines)).toMatchObject([{ base: -20_000, vat: -2_000, gross: -22_000 }]);
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
    let wasInDebt = false;
    const offeredAgain: string[] = [];
    const issue = (isOver: boolean) => {
      wasInDebt ||= totalIn(charges) < 0;
      const { invoice: lines, corrections } = billable(charges, documents, { deposits, isOver });
      for (const { id, lines: back } of corrections)
        documents.push(invoice(`D${documents.length}`, back, { kind: "R1", corrects: { id, number: id, mode: "I" } }));
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
      if (totalOf(left) === 0) return;
      const place = Math.floor(random() * left.length);
      const less = [{ place, amount: Math.trunc(random() * left[place]!.amount) }];
      const act = { mode: random() < 0.3 ? ("S" as const) : ("I" as const), ...(random() < 0.7 && { lines: less }) };
      const { plan, differences, faults } = correctionOf({ ...document, number: document.id }, followers, act);
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
        const moment = { date: line.date, at: "" };
        charges.push(...postingOf("correct", { chargeId: line.id, reason: "" }, { charges }, moment).charges);
      },
      () => {
        const most = totalIn(charges);
        if (most > 0) charges.push(charge(`c${(made += 1)}`, -Math.ceil(random() * most), { kind: "allowance" }));
      },
      () => {
        const id = `p${documents.length}`;
        const line = depositLine(
          { id, method: "card", at: "", date: "2026-11-01", amount: 500 + Math.floor(random() * 9_000) },
          "Anticipo",
        );
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
        if (ticket)
          documents.push(
            invoice(`D${documents.length}`, ticket.lines, {
              kind: "F3",
              replaces: [{ id: ticket.id, number: ticket.id }],
            }),
          );
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
    issue(true);
    return { feeVat, isNoShow, charges, documents, issue, wasInDebt, offeredAgain };
  }

  it(`bills all charges per rate, and none twice, in ${LIVES} lives`, { timeout: 60_000 + 20 * LIVES }, () => {
    const faults: string[] = [];
    for (let seed = 1; seed <= LIVES; seed += 1) {
      const { feeVat, isNoShow, charges, documents, issue, wasInDebt, offeredAgain } = live(seed);
      if (offeredAgain.length > 0) faults.push(`${seed}: ${offeredAgain.join()} is offered again`);
      const lines = validInvoices(documents).flatMap((document) => document.lines);
      for (const rate of [0, 10, 21]) {
        // a bill that comes to less than zero, with no invoice to take it from
        if (documents.length === 0) continue;
        const charged = charges.filter(({ vat = 10 }) => vat === rate).reduce((sum, { amount }) => sum + amount, 0);
        const billed = totalOf(lines.filter((line) => line.rate === rate));
        if (charged !== billed) faults.push(`${seed}: ${charged} charged, ${billed} billed at ${rate} %`);
      }
      const compensation = totalOf(lines.filter(({ cause }) => cause === "N1"));
      if (compensation !== (isNoShow && feeVat === 0 ? totalIn(charges) : 0))
        faults.push(`${seed}: ${compensation} without VAT`);
      const rootOf = rootsIn(charges);
      for (const { id } of charges) {
        const billed = totalOf(lines.filter(({ sourceId = "" }) => rootOf(sourceId) === id));
        const amount = totalIn(charges.filter((one) => rootOf(one.id) === id));
        if (billed !== 0 && billed !== amount) faults.push(`${seed}: ${billed} of ${amount} is billed`);
      }
      const left = documents
        .filter(({ corrects }) => !corrects)
        .map(({ id, total }) =>
          documents.reduce((rest, one) => rest + (one.corrects?.id === id ? one.total : 0), total),
        );
      if (left.some((rest) => rest < 0) && !wasInDebt) faults.push(`${seed}: more than a document is taken back`);
      const before = documents.length;
      issue(true);
      if (documents.length !== before) faults.push(`${seed}: there is still something to bill`);
    }
    expect(faults).toEqual([]);
  });
});

describe("a billed charge that was moved to the other window", () => {
  const moved = [charge("night", 11_000), charge("dinner", 4_000, { window: "company" })];
  const first = invoice("F1", billable([charge("night", 11_000), charge("dinner", 4_000)], []).invoice);

  it.each(["guest", "company"] as const)("is taken back from the first invoice by the next of the %s", (window) => {
    const { invoice: next, corrections } = billable(moved, [first], terms, window);
    expect(idsIn(next)).toEqual(window === "company" ? [["dinner", 4_000]] : []);
    expect(corrections.map(({ id, lines }) => [id, idsIn(lines)])).toEqual([["F1", [["dinner", -4_000]]]]);
  });

  it("is billed once, whichever window is billed first", () => {
    const taken = invoice("R1", billable(moved, [first]).corrections[0]!.lines, {
      kind: "R1",
      corrects: { id: "F1", number: "F1", mode: "I" },
    });
    const { invoice: next, corrections } = billable(moved, [first, taken], terms, "company");
    expect([idsIn(next), corrections]).toEqual([[["dinner", 4_000]], []]);
    const second = invoice("F2", next, { window: "company" });
    for (const window of ["guest", "company"] as const)
      expect(billable(moved, [first, taken, second], terms, window)).toEqual({ invoice: [], corrections: [] });
  });
});

it("gives a deduction back whose deposit was corrected since, and deducts no corrected deposit", () => {
  const paid = { id: "p", sourceRef: "p", method: "card", amount: 5_000, at: "", date: "2026-11-26" } as const;
  const deposit = invoice("F1", [depositLine(paid, "Anticipo")]);
  const back = invoice(
    "R1",
    deposit.lines.map((line) => ({ ...line, amount: -line.amount })),
    { kind: "R1", corrects: { id: "F1", number: "F1", mode: "I" } },
  );
  const how = { ...terms, deposits: ["p"] };
  const last = invoice("F2", billable([charge("night", 11_000)], [deposit], how).invoice);
  expect(last.total).toBe(6_000);
  expect(totalOf(billable([charge("night", 11_000)], [deposit, last, back], how).invoice)).toBe(5_000);
  expect(totalOf(billable([charge("night", 11_000)], [deposit, back], how).invoice)).toBe(11_000);
});

it("gives a deduction back whose deposit's own invoice was annulled since", () => {
  const paid = { id: "p", sourceRef: "p", method: "card", amount: 5_000, at: "", date: "2026-11-26" } as const;
  const deposit = invoice("F1", [depositLine(paid, "Anticipo")]);
  const last = invoice("F2", billable([charge("night", 11_000)], [deposit], { ...terms, deposits: ["p"] }).invoice);
  const next = billable([charge("night", 11_000)], [last], terms);
  expect([totalOf(next.invoice), next.corrections]).toEqual([5_000, []]);
  const rest = invoice("F3", next.invoice);
  expect(billable([charge("night", 11_000)], [last, rest], terms)).toEqual({ invoice: [], corrections: [] });
});
