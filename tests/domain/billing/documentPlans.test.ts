import { describe, expect, it } from "vitest";

import type { Payment } from "@/contract/account/account";
import { vatByRate } from "@/domain/account/vat";
import { billableOf } from "@/domain/billing/billable";
import { correctiveOf, leftLines } from "@/domain/billing/corrections";
import type { Billed } from "@/domain/billing/billed";
import { type KeptWindow, ledgerOf, unbilledMoney } from "@/domain/billing/ledger";
import { againstCredit, paymentFaults } from "@/domain/billing/documentPayments";
import { documentTaxes } from "@/domain/billing/documentTaxes";
import { againstIssuing, depositsOf, type DraftedAccount, plansOf } from "@/domain/billing/plans";

import { sampleCharge } from "../sampleCharge";

const line = (sourceId: string, amount: number) =>
  ({ sourceId, date: "2026-11-26", concept: sourceId, quantity: 1, amount, rate: 10, cause: "S1" }) as const;
const document = (id: string, total: number, more: Partial<Billed> = {}): Billed & { number: string } => {
  return { id, number: id, kind: "F1", window: "guest", lines: [line("night", total)], total, ...more };
};
const byDifferences = (id: string, of: string, amount: number, source = "night") =>
  document(id, amount, { kind: "R1", lines: [line(source, amount)], corrects: { id: of, number: of, mode: "I" } });

/** For a document, or for none. */
const atFolio = (amount: number, window: Payment["window"] = "guest", documentId?: string): Payment => {
  return { id: "desk", method: "card", amount, at: "2026-11-26T10:00:00Z", window, documentId };
};

describe("more corrections of a document", () => {
  const invoice = document("F1", 11_000, { lines: [line("night", 8_000), line("spa", 3_000)] });
  const codesOf = (followers: Billed[], amounts: number[], mode: "I" | "S" = "I") => {
    const lines = amounts.map((amount, place) => ({ place, amount }));
    return correctiveOf(invoice, followers, { lines, mode }).faults.map(({ reason }) => reason.code);
  };

  it("take from each line what the others have left of it", () => {
    const once = byDifferences("R1", "F1", -5_000);
    expect(leftLines(invoice, [once]).map(({ amount }) => amount)).toEqual([3_000, 3_000]);
    expect(codesOf([once], [3_001, 3_000])).toEqual(["CORRECTION_LINES"]);
    expect(codesOf([once], [0, 3_000])).toEqual([]);
    expect(correctiveOf(invoice, [once], {}).plan.lines.map(({ amount }) => amount)).toEqual([-3_000, -3_000]);
  });

  it("never come to more than the document, whatever was taken off it as a whole", () => {
    const allowance = byDifferences("R1", "F1", -2_000, "allowance");
    expect(codesOf([allowance], [0, 0, -2_000])).toEqual(["CORRECTION_LINES"]);
    expect(codesOf([allowance], [0, 2_000, -2_000])).toEqual([]);
    expect(codesOf([allowance], [0, 0, 0])).toEqual([]);
  });

  it("keep a deduction as it is, unless the whole document goes", () => {
    const lines = [line("night", 8_000), { ...line("deduction", -3_000), deducts: "paid" }];
    const codesAt = (...amounts: number[]) => {
      const wanted = amounts.map((amount, place) => ({ place, amount }));
      const { faults } = correctiveOf(document("F1", 5_000, { lines }), [], { lines: wanted });
      return faults.map(({ reason }) => reason.code);
    };
    expect([codesAt(8_000, -1_000), codesAt(6_000, -3_000), codesAt(0, 0)]).toEqual([["CORRECTION_LINES"], [], []]);
  });

  it("of half a cent, of nothing, or of more than there was are none", () => {
    expect(codesOf([], [7_999.5, 3_000])).toEqual(["CORRECTION_LINES"]);
    expect(codesOf([], [8_000, 3_000])).toEqual(["CORRECTION_LINES"]);
    expect(codesOf([], [8_001, 3_000], "S")).toEqual(["CORRECTION_LINES"]);
  });
});

describe("the money of a window", () => {
  const ledger = (documents: Billed[], payments: Payment[], more: Partial<KeptWindow> = {}) =>
    ledgerOf({ window: "guest", documents, payments, isOver: false, ...more });
  const [first, second] = [document("F1", 11_000), document("F2", 4_000)];

  it("pays its documents in their order, and a corrected document no more than it has left", () => {
    const all = [first, second, byDifferences("R1", "F1", -1_000)];
    const paid = (folio: number) => Object.fromEntries(ledger(all, [atFolio(folio)]).documents);
    expect(paid(12_000)).toEqual({ F1: { paid: 10_000, open: 0 }, F2: { paid: 2_000, open: 2_000 } });
    expect(paid(0).F1).toEqual({ paid: 0, open: 10_000 });
    expect(paid(15_000).F1).toEqual({ paid: 10_000, open: 0 });
  });

  it("for a document goes on to what takes its place, and is owed back where that has less", () => {
    const ticket = document("T1", 5_000, { kind: "F2" });
    const full = document("F1", 5_000, { kind: "F3", replaces: [{ id: "T1", number: "T1" }] });
    const right = document("R1", 4_000, { kind: "R1", corrects: { id: "F1", number: "F1", mode: "S" } });
    const money = [atFolio(5_000, "guest", "T1")];
    expect(Object.fromEntries(ledger([ticket, full], money).documents)).toEqual({ F1: { paid: 5_000, open: 0 } });
    const corrected = ledger([ticket, full, right], money, { isOver: true });
    expect(Object.fromEntries(corrected.documents)).toEqual({ R1: { paid: 5_000, open: -1_000 } });
    expect(corrected.excess).toBe(1_000);
  });

  it("is first that of the document for which it was paid, as far as it is still there", () => {
    const paid = (...folio: Payment[]) => {
      const { documents } = ledger([first, second], folio);
      return [documents.get("F1")!.paid, documents.get("F2")!.paid];
    };
    const named = atFolio(3_000, "guest", "F2");
    expect(paid(named)).toEqual([0, 3_000]);
    expect(paid(named, atFolio(5_000))).toEqual([5_000, 3_000]);
    expect(paid(named, atFolio(5_000), atFolio(-3_000, "guest", "F2"))).toEqual([5_000, 0]);
    expect(paid(named, atFolio(-2_000))).toEqual([0, 1_000]);
  });

  it("of the other window pays nothing here", () => {
    const company = document("F2", 4_000, { window: "company" });
    const { documents } = ledger([first, company], [atFolio(3_000, "company")], { window: "company" });
    expect(Object.fromEntries(documents)).toEqual({ F2: { paid: 3_000, open: 1_000 } });
  });

  it("is owed back once the stay is over, whatever its documents bill by now", () => {
    const folio = (total: number, isOver: boolean) => ledger([first], [atFolio(11_000)], { sums: { total }, isOver });
    expect(folio(9_000, false)).toMatchObject({ balance: -2_000, excess: 0 });
    expect(folio(9_000, true)).toMatchObject({ balance: -2_000, excess: 2_000 });
    expect(folio(9_000, true).documents.get("F1")).toEqual({ paid: 11_000, open: -2_000 });
    const unbilled = ledger([], [atFolio(11_000)], { sums: { total: 9_000 }, isOver: true });
    expect([unbilled.excess, unbilled.documents.size]).toEqual([2_000, 0]);
  });

  it("is owed back by each document that has too much, and by one of them what was paid for none", () => {
    const all = [first, second, byDifferences("R1", "F1", -1_000), byDifferences("R2", "F2", -300)];
    const paid = [atFolio(11_000, "guest", "F1"), atFolio(4_000, "guest", "F2"), atFolio(500)];
    const { documents } = ledger(all, paid, { sums: { total: 13_700 }, isOver: true });
    expect(Object.fromEntries(documents)).toEqual({
      F1: { paid: 11_000, open: -1_000 },
      F2: { paid: 4_500, open: -800 },
    });
  });

  it("for no document is owed back by one of an open window before one of a closed window", () => {
    const left = [document("F0", 5_000, { window: "company" }), byDifferences("R0", "F0", -5_000), first];
    const { documents } = ledger(left, [atFolio(12_000)], { closed: "company", sums: { total: 11_000 }, isOver: true });
    expect([documents.get("F0")?.open, documents.get("F1")?.open]).toEqual([0, -1_000]);
  });

  it("is none where accounts receivable have taken a debt over", () => {
    const handedOver: Payment = { ...atFolio(11_000), method: "receivable" };
    const folio = (total: number) => ledger([first], [handedOver], { sums: { total }, isOver: true });
    expect(folio(11_000)).toMatchObject({ given: 0, credit: 11_000, balance: 0, excess: 0 });
    expect(folio(9_000)).toMatchObject({ given: 0, credit: 11_000, balance: -2_000, excess: 0 });
    expect(folio(12_000)).toMatchObject({ credit: 11_000, balance: 1_000 });
  });

  it("that another room has paid goes back by a correction there", () => {
    const byRoom: Payment = { ...atFolio(9_000), method: "room" };
    const folio = ledger([first], [byRoom], { sums: { total: 5_000 }, isOver: true });
    expect(folio).toMatchObject({ excess: 0, excessOfRooms: 4_000 });
  });
});

const payment = (id: string, more: Partial<Payment> = {}): Payment => {
  return { ...atFolio(6_600), id, kind: "deposit", ...more };
};
const night = sampleCharge("night", "room", 22_000, { date: "2026-11-26" });
const sorry = (amount: number) => sampleCharge("sorry", "allowance", amount);
const account = (more: Partial<DraftedAccount> = {}): DraftedAccount => {
  const nothing = { upcoming: [], documents: [], deposits: [], isOver: false, ticketLimit: 400_00 };
  const kept = { ...nothing, charges: [night], payments: [payment("paid")], ...more };
  const unbilledIn = (window: "guest" | "company") => unbilledMoney(ledgerOf({ ...kept, window }));
  return { ...kept, unbilled: { guest: unbilledIn("guest"), company: unbilledIn("company") } };
};
const draft = { kind: "F2", window: "guest", reservationId: "1" } as const;
const reasons = (of: DraftedAccount, depositId?: string) => {
  const its = { ...draft, ...(depositId && { depositId }) };
  return againstIssuing(its, plansOf(its, of), of, "EUR").map(({ code }) => code);
};

describe("a draft", () => {
  it("is not issued for a deposit that is gone or billed, or for nothing", () => {
    const own = { ...document("F1", 6_600, { lines: [line("paid", 6_600)] }), depositId: "paid" };
    const billed = account({ documents: [own], deposits: ["paid"] });
    const back = payment("back", { kind: "correction", takesBack: "paid", amount: -6_600 });
    expect(reasons(account(), "paid")).toEqual([]);
    expect(reasons(billed, "paid")).toEqual(["DEPOSIT_BILLED"]);
    expect(reasons(account({ payments: [payment("paid"), back] }), "paid")).toEqual(["DEPOSIT_UNKNOWN"]);
    expect(reasons(account({ charges: [] }))).toEqual(["DOCUMENT_EMPTY"]);
    expect(reasons(account({ charges: [sorry(-273)] }))).toEqual(["ALLOWED_OVER_CHARGED"]);
    const fromOtherRoom = sampleCharge("transfer", "transfer", 22_000);
    expect(reasons(account({ charges: [sorry(-273), fromOtherRoom] }))).toEqual(["ALLOWED_OVER_CHARGED"]);
    expect(depositsOf("guest", billed).map(({ document: number }) => number)).toEqual(["F1"]);
  });

  it("of a deposit bills what has paid no charges yet, and nothing where it has paid them all", () => {
    const billed = (amount: number, more: Payment[] = []) =>
      account({ documents: [document("F1", amount)], payments: [payment("paid"), ...more] });
    const rest = (of: DraftedAccount) => plansOf({ ...draft, depositId: "paid" }, of)[0]!.lines[0]!.amount;
    expect(reasons(billed(22_000), "paid")).toEqual(["DEPOSIT_SPENT"]);
    expect(reasons(billed(22_000, [atFolio(15_400)]), "paid")).toEqual(["DEPOSIT_SPENT"]);
    expect(reasons(billed(5_000), "paid")).toEqual([]);
    expect(rest(billed(5_000))).toBe(1_600);
    expect(rest(billed(5_000, [atFolio(5_000)]))).toBe(6_600);
    expect(rest(billed(5_000, [{ ...atFolio(5_000), method: "receivable" }]))).toBe(1_600);
    expect(rest(account({ documents: [document("F1", 22_000, { window: "company" })] }))).toBe(6_600);
  });

  it("of a no-show is a receipt without VAT, or an invoice where the property taxes the fee", () => {
    const kindAt = (vat: 0 | 10) => {
      const fee = sampleCharge("fee", "fee", 22_000, { vat });
      return plansOf(draft, account({ charges: [fee], isOver: true }))[0]!.kind;
    };
    expect([kindAt(0), kindAt(10)]).toEqual(["receipt", "F2"]);
  });

  it("says for what its corrective takes something back: a charge, an allowance, a deposit", () => {
    const changeOf = (more: Partial<DraftedAccount>) =>
      plansOf(draft, account({ payments: [], ...more })).find(({ corrects }) => corrects)?.corrects;
    const invoice = document("F1", 22_000);
    const allowance = sorry(-1_000);
    const deposit = { ...document("F1", 6_600, { lines: [line("paid", 6_600)] }), depositId: "paid" };
    expect(changeOf({ charges: [], documents: [invoice] })).toMatchObject({ number: "F1", change: "charges" });
    expect(changeOf({ charges: [night, allowance], documents: [invoice] })).toMatchObject({ change: "allowance" });
    const cheaper = { ...night, amount: 21_000 };
    expect(changeOf({ charges: [cheaper, allowance], documents: [invoice] })).toMatchObject({ change: "charges" });
    const over = { charges: [], documents: [deposit], deposits: ["paid"], isOver: true };
    expect(changeOf(over)).toMatchObject({ change: "deposit" });
  });

  it("that is a proforma has what is still to come, and takes nothing back", () => {
    const upcoming = [{ ...night, id: "next", amount: 9_000 }];
    const plans = plansOf({ ...draft, kind: "proforma" }, account({ upcoming }));
    expect(plans.map(({ kind, lines }) => [kind, lines.length])).toEqual([["proforma", 2]]);
  });
});

it.each([
  [0, "N1"],
  [10, "S1"],
] as const)("taxes a fee on the account's paper as on its invoice (%s %%)", (vat, cause) => {
  const fee = sampleCharge("fee", "fee", 12_345, { vat });
  const { invoice } = billableOf("guest", account({ charges: [fee] }));
  const [tax] = documentTaxes(invoice);
  expect(tax).toMatchObject({ cause, rate: vat });
  expect(vatByRate([fee])).toMatchObject([{ rate: tax!.rate, vat: tax!.vat, gross: tax!.gross }]);
});

const cashLimit = 1_000_00;
const faults = (amount: number, operation: number, method: "cash" | "card" | "receivable" | "room" = "cash") =>
  paymentFaults({ method, amount }, { operations: [{ operation, cashLimit }], most: operation }, "EUR").map(
    ({ reason }) => reason.code,
  );

it.each([
  [99_999, 99_999, []],
  [100_000, 100_000, ["PAYMENT_CASH"]],
  [1, 100_000, ["PAYMENT_CASH"]],
  [99_999, 99_998, ["PAYMENT_OVER_OPEN"]],
  [0, 500, ["PAYMENT_AMOUNT"]],
])("money for documents of %i cents in cash, for an operation of %i", (amount, operation, codes) => {
  expect(faults(amount, operation)).toEqual(codes);
});

it("money for documents goes not back in cash either, and the sentence says so", () => {
  const terms = { operations: [{ operation: 1_000_00, cashLimit }], most: 50_00, over: "REFUND_OVER_OWED" } as const;
  const [fault] = paymentFaults({ method: "cash", amount: 50_00 }, terms, "EUR");
  expect(fault?.reason).toMatchObject({ code: "CASH_REFUND_LIMIT", values: { amount: 1_000_00, limit: cashLimit } });
});

it("money for documents is no debt handed over, and no other room", () => {
  for (const method of ["receivable", "room"] as const) expect(faults(1, 500, method)).toEqual(["PAYMENT_METHOD"]);
  expect(faults(1, 500_000, "card")).toEqual([]);
});

it("money for documents that is there already is no credit; null is no limit", () => {
  const codes = (limit: number | null, total: number, free = 0) =>
    againstCredit({ account: "Acme", limit, balance: 4_000, total, free }, "EUR").map(({ code }) => code);
  expect(codes(5_000, 1_000)).toEqual([]);
  expect(codes(5_000, 1_001)).toEqual(["CREDIT_LIMIT"]);
  expect(codes(5_000, 1_500, 500)).toEqual([]);
  expect(codes(3_000, 500, 500)).toEqual([]);
  expect(codes(null, 1_000_000)).toEqual([]);
});
