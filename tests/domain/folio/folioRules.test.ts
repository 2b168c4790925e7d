import { describe, expect, it } from "vitest";

import type { Charge, PostingAction } from "@/contract/account/account";
import type { Billing } from "@/contract/account/accountWindows";
import type { FolioAction, FolioInput } from "@/contract/reservations/folio";
import { correctionReasons } from "@/domain/account/corrections";
import { type AccountFault, accountFaults } from "@/domain/account/accountFaults";
import { accountOf, folioPermissions, folioReasons, type RuledFolio } from "@/domain/folio/folioAccount";
import { changeOf, isOwnReference, postingOf } from "@/domain/account/posting";
import { producedVat, vatByRate, vatIn } from "@/domain/account/vat";
import { billFaults } from "@/domain/account/windowFaults";
import { placedLines } from "@/domain/account/placing";
import { windowOf } from "@/domain/account/windows";
import { folioSums } from "@/domain/folio/folioLines";
import { paidTotal } from "@/domain/account/balance";
import { totalOf } from "@/domain/reservations/balance";

import type { Reservation } from "@/contract/reservations/reservations";
import { sampleReservation } from "../sampleReservation";

const house = { businessDate: "2026-03-28", currency: "EUR" };
const moment = { date: house.businessDate, at: "2026-03-28T10:00:00.000Z" };

const minibar: Charge = {
  id: "ticket:1",
  sourceRef: "ticket:1",
  kind: "posted",
  date: "2026-03-28",
  description: "Minibar",
  quantity: 2,
  amount: 700,
  vat: 21,
};

const paid = (amount: number) => [{ id: "P-1", method: "card" as const, amount, at: moment.at }];
type Folio = RuledFolio & Pick<Reservation, "balance">;

function folio(changes: Partial<Folio> = {}): Folio {
  const { balance = 10_000, payments = [] } = changes;
  const sum = paidTotal(payments);
  const windows = [{ window: "guest" as const, total: balance + sum, paid: sum, balance }];
  return { ...sampleReservation, state: "inHouse", charges: [minibar], balance, windows, ...changes };
}

const codes = (action: FolioAction, of: RuledFolio) => folioReasons(action, of, house).map(({ code }) => code);
const faults = (action: PostingAction, input: Partial<FolioInput>, of = folio()) =>
  told(accountFaults(action, input, accountOf(of, house)));
const told = (all: AccountFault[]) => all.map(({ field, reason }) => `${field}: ${reason.code}`);

describe("the VAT that a price contains", () => {
  it.each([
    [11_000, 10, 1_000],
    [12_100, 21, 2_100],
    [1_400, 10, 127], // 127.27
    [16, 10, 1], // 1.45
    [17, 10, 2], // 1.55
    [363, 21, 63],
    [0, 21, 0],
  ] as const)("of %i cents at %i %% is %i", (gross, rate, vat) => {
    expect(vatIn(gross, rate)).toBe(vat);
  });

  it("goes back by as much with a correction", () => {
    for (let gross = 1; gross < 2_000; gross += 1) expect(vatIn(gross, 21) + vatIn(-gross, 21)).toBe(0);
  });

  it("of a bill is taken out of the sum of each rate, with lodging at 10 % unless told", () => {
    expect(vatByRate([{ amount: 250 }, { amount: 250 }, { amount: 250 }])).toEqual([
      { rate: 10, net: 682, vat: 68, gross: 750 },
    ]);
    expect(vatByRate([{ amount: 17 }, { amount: 17 }, { amount: 17, vat: 21 }])).toEqual([
      { rate: 10, net: 31, vat: 3, gross: 34 },
      { rate: 21, net: 14, vat: 3, gross: 17 },
    ]);
  });

  it("of a day's production is rounded per line and summed by rate", () => {
    const lines = [{ amount: 17 }, { amount: 17 }, { amount: 17, vat: 21 as const, isActive: true }];
    expect(producedVat(lines)).toEqual([
      { rate: 10, net: 30, vat: 4, gross: 34 },
      { rate: 21, net: 14, vat: 3, gross: 17 },
    ]);
  });
});

describe("a folio", () => {
  it("takes charges until the stay has ended, and says why not afterwards", () => {
    for (const state of ["confirmed", "inHouse"] as const) expect(codes("charge", folio({ state }))).toEqual([]);
    for (const state of ["checkedOut", "cancelled", "noShow"] as const)
      expect(codes("charge", folio({ state }))).toEqual(["FOLIO_CLOSED"]);
    expect(folioReasons("charge", folio({ state: "checkedOut" }), house)[0]?.message).toBe(
      "Folio cerrado: no admite cargos de una reserva en situación «Ya salió».",
    );
  });

  it("takes payments and refunds after the stay while there is a balance", () => {
    const over = (balance: number) => folio({ state: "checkedOut", balance, payments: paid(5_000) });
    expect([codes("pay", over(100)), codes("refund", over(-100))]).toEqual([[], []]);
    expect([codes("pay", over(0)), codes("refund", over(0))]).toEqual([["FOLIO_SETTLED"], ["FOLIO_SETTLED"]]);
    expect(codes("pay", over(-100))).toEqual(["FOLIO_SETTLED"]);
    expect(folioPermissions(over(0), house).map(({ action, isAllowed }) => [action, isAllowed])).toEqual([
      ["charge", false],
      ["pay", false],
      ["refund", false],
      ["allow", false],
      ["correct", true],
      ["move", false],
      ["bill", false],
      ["unbill", false],
      ["halve", false],
      ["group", false],
    ]);
  });

  it("refunds nothing that was not paid", () => {
    expect(codes("refund", folio())).toEqual(["NOTHING_PAID"]);
    const { payments } = postingOf("refund", { amount: 5_000 }, folio(), moment);
    expect(codes("refund", folio({ payments: [...paid(5_000), ...payments] }))).toEqual(["NOTHING_PAID"]);
    expect(faults("refund", { method: "card", amount: 5_001 }, folio({ payments: paid(5_000) }))).toEqual([
      "amount: REFUND_OVER_PAID",
    ]);
  });
});

describe("a payment", () => {
  it("is at most the balance, unless it is a deposit of a stay that goes on", () => {
    const pay = (amount: number, isDeposit: boolean, of = folio()) =>
      faults("pay", { method: "card", amount, isDeposit }, of);
    expect([pay(10_000, false), pay(10_001, true)]).toEqual([[], []]);
    expect(pay(10_001, false)).toEqual(["amount: AMOUNT_OVER_BALANCE"]);
    expect(pay(10_001, true, folio({ state: "cancelled" }))).toEqual(["amount: AMOUNT_OVER_BALANCE"]);
  });

  it.each([0, -1, 1.5, 10_000_001, Number.NaN])("is no amount of %d cents", (amount) => {
    expect(faults("pay", { method: "card", amount, isDeposit: true })).toEqual(["amount: AMOUNT_INVALID"]);
  });

  it("in cash keeps what was handed over, and gives change", () => {
    const cash = { method: "cash" as const, amount: 7_300 };
    expect(faults("pay", { ...cash, tendered: 7_299 })).toEqual(["tendered: TENDERED_TOO_LITTLE"]);
    const [payment] = postingOf("pay", { ...cash, tendered: 10_000 }, folio(), moment).payments;
    expect([payment!.amount, changeOf(payment!)]).toEqual([7_300, 2_700]);
    expect(changeOf({ amount: 7_300 })).toBe(0);
  });

  it("needs a method, and to accounts receivable a reason; only what went there comes back from there", () => {
    expect(faults("pay", { amount: 100 })).toEqual(["method: METHOD_MISSING"]);
    expect(faults("pay", { method: "receivable", amount: 100, reason: " " })).toEqual(["reason: FOLIO_REASON_MISSING"]);
    expect(faults("pay", { method: "receivable", amount: 100, reason: "Factura a empresa" })).toEqual([]);
    expect(faults("refund", { method: "receivable", amount: 100 }, folio({ payments: paid(100) }))).toEqual([
      "amount: REFUND_OVER_PAID",
    ]);
  });
});

describe("an allowance", () => {
  it("needs an amount, at most what the stay costs, and a reason; it takes that off the bill", () => {
    const allow = (amount: number, reason = "Ruido", of = folio()) => faults("allow", { amount, reason }, of);
    expect([allow(10_000), allow(10_001), allow(0), allow(1, " ")]).toEqual([
      [],
      ["amount: ALLOWANCE_OVER_TOTAL"],
      ["amount: AMOUNT_INVALID"],
      ["reason: FOLIO_REASON_MISSING"],
    ]);
    expect(allow(10_000, "Ruido", folio({ balance: 0, payments: paid(10_000) }))).toEqual([]);
    const [line] = postingOf(
      "allow",
      { sourceRef: "desk:1", amount: 2_500, reason: " Ruido " },
      folio(),
      moment,
    ).charges;
    expect(line).toMatchObject({ kind: "allowance", amount: -2_500, reason: "Ruido", sourceRef: "desk:1" });
    expect(correctionReasons(line!, [line!])).toEqual([]);
  });
});

describe("a charge", () => {
  it("needs words, a whole quantity and a price", () => {
    expect(faults("charge", { description: " ", quantity: 1.5, unitPrice: 0 })).toEqual([
      "description: CHARGE_WHAT_MISSING",
      "quantity: CHARGE_QUANTITY",
      "unitPrice: AMOUNT_INVALID",
    ]);
    expect(faults("charge", { description: "a".repeat(101), quantity: 1, unitPrice: 1 })).toEqual([
      "description: FOLIO_TEXT_TOO_LONG",
    ]);
  });

  it("is corrected once, with a reason, by a line that returns it to zero and is final", () => {
    expect(faults("correct", { chargeId: minibar.id, reason: "" })).toEqual(["reason: FOLIO_REASON_MISSING"]);
    const [correction] = postingOf(
      "correct",
      { chargeId: minibar.id, reason: " No consumido " },
      folio(),
      moment,
    ).charges;
    expect(correction).toMatchObject({
      amount: -700,
      quantity: -2,
      vat: 21,
      corrects: "ticket:1",
      reason: "No consumido",
    });
    const charges = [minibar, correction!];
    const codesOf = (line: Charge) => correctionReasons(line, charges).map(({ code }) => code);
    expect(charges.map(codesOf)).toEqual([["ALREADY_CORRECTED"], ["CORRECTION_FINAL"]]);
    expect(correctionReasons(minibar, [minibar])).toEqual([]);
  });

  it("takes no reference that the house derives", () => {
    expect(["ticket:T-1", "x"].every(isOwnReference)).toBe(true);
    expect(["", " ", "room:RSV-1:2026-03-28", "fee:RSV-1:1", "correction:x", "points:G-1:1"].some(isOwnReference)).toBe(
      false,
    );
  });
});

describe("a total", () => {
  const parking = { id: "extra-1", productId: "parking", quantity: 1 };
  const products = [
    { id: "parking", name: "Parking", price: 1_600, per: "night" as const, vat: 21 as const, isActive: true },
  ];
  const cancelling = (kind: "room" | "extra", id: string, amount: number): Charge => ({
    ...minibar,
    kind: "correction",
    sourceRef: `correction:${kind}:RSV-000001:${id}`,
    corrects: id,
    amount,
  });

  it("counts what the desk has posted and corrected", () => {
    const posted = { ...sampleReservation, charges: [minibar] };
    expect(totalOf(posted, [])).toBe(sampleReservation.total + 700);
    const { charges } = postingOf("correct", { chargeId: minibar.id, reason: "Error" }, posted, moment);
    expect(totalOf({ ...posted, charges: [minibar, ...charges] }, [])).toBe(sampleReservation.total);
  });

  it("leaves out a night and an extra that are corrected, whatever they cost by now and whether or not they are there", () => {
    const night = sampleReservation.nights[0]!;
    const charges = [cancelling("room", `room-${night.date}`, -1), cancelling("extra", parking.id, -1)];
    const stay = { ...sampleReservation, charges };
    expect(totalOf({ ...stay, extras: [parking] }, products)).toBe(sampleReservation.total - night.price);
    expect(totalOf(stay, products)).toBe(sampleReservation.total - night.price);
    expect(totalOf({ ...stay, state: "cancelled" }, products)).toBe(0);
  });
});

describe("the window of a company", () => {
  const acme: Billing = { name: "Acme", taxId: "B12345674", email: "", routed: ["room"] };
  const sums = (guest: number, company: number) => [
    { window: "guest" as const, total: guest, paid: 0, balance: guest },
    { window: "company" as const, total: company, paid: 0, balance: company },
  ];
  const shared = folio({ billing: acme, windows: sums(4_000, 6_000) });

  it("takes a payment and an allowance up to what is in it", () => {
    const pay = (amount: number, window: "guest" | "company") =>
      faults("pay", { method: "card", amount, window }, shared);
    expect([pay(4_000, "guest"), pay(6_000, "company")]).toEqual([[], []]);
    expect([pay(4_001, "guest"), pay(6_001, "company")].flat()).toEqual([
      "amount: AMOUNT_OVER_BALANCE",
      "amount: AMOUNT_OVER_BALANCE",
    ]);
    expect(faults("allow", { amount: 4_001, reason: "Ruido", window: "guest" }, shared)).toEqual([
      "amount: ALLOWANCE_OVER_TOTAL",
    ]);
  });

  it("has to be open", () => {
    expect(faults("pay", { method: "card", amount: 1, window: "company" })).toContain("window: WINDOW_MISSING");
    expect([codes("unbill", folio()), codes("unbill", shared)]).toEqual([["WINDOW_MISSING"], []]);
  });

  it("bills a payer with a name and a valid e-mail address", () => {
    expect(told(billFaults({ payer: " ", taxId: "B".repeat(21), email: "acme" }))).toEqual([
      "payer: PAYER_MISSING",
      "taxId: FOLIO_TEXT_TOO_LONG",
      "taxId: TAX_ID",
      "email: EMAIL_INVALID",
    ]);
    expect(billFaults({ payer: "Acme", taxId: "", email: "facturas@acme.example", routed: ["room"] })).toEqual([]);
  });

  it.each(["B12345674", "ES B-12345674", "12345678Z", "X1234567L", "DE123456789", "Q2826000H"])("bills %s", (taxId) => {
    expect(billFaults({ payer: "Acme", taxId })).toEqual([]);
  });

  it.each(["B12345678", "ESX000", "12345678A", "123", "ZZ123456", "123456789"])(
    "does not take %s for a tax number",
    (taxId) => {
      expect(told(billFaults({ payer: "Acme", taxId }))).toEqual(["taxId: TAX_ID"]);
    },
  );

  it("stays as it is once the stay is over, and while something in it was posted or paid", () => {
    expect(codes("bill", folio({ state: "checkedOut" }))).toEqual(["WINDOWS_CLOSED"]);
    const used = folio({ billing: acme, charges: [{ ...minibar, window: "company" }] });
    expect(codes("unbill", used)).toEqual(["WINDOW_IN_USE"]);
  });

  it("has what the rules send there: nights by now, and what is posted from now on", () => {
    const stay = { ...sampleReservation, billing: acme, charges: [minibar] };
    const totals = (of: typeof stay) => folioSums(of, []).map(({ total }) => total);
    expect(totals(stay)).toEqual([700, 34_001]);
    const all: Billing = { ...acme, routed: ["posted"] };
    expect(totals({ ...stay, billing: all })).toEqual([34_701, 0]);
    const posted = postingOf(
      "charge",
      { description: "Bar", quantity: 1, unitPrice: 500 },
      { charges: [], billing: all },
      moment,
    );
    expect(posted.charges.map(windowOf)).toEqual(["company"]);
  });

  it("has the correction of a line that is in it", () => {
    const night = { ...minibar, id: "room-2026-03-27", sourceRef: "room:RSV-000482:2026-03-27", kind: "room" as const };
    const { charges } = postingOf("correct", { chargeId: night.id, reason: "Ruido" }, { charges: [night] }, moment);
    expect(placedLines([night, ...charges], { billing: acme }).map(windowOf)).toEqual(["company", "company"]);
    expect(placedLines([night, ...charges], {}).map(windowOf)).toEqual(["guest", "guest"]);
  });
});

describe("cash", () => {
  const law = { ...house, cashLimit: 1_000_00, cashLimitAbroad: 10_000_00 };
  const stay = (total: number, more: Partial<Parameters<typeof folio>[0]> = {}) => {
    const windows = [{ window: "guest" as const, total, paid: 0, balance: total }];
    return folio({ windows, ...more });
  };
  const saidOf = (of: RuledFolio, amount: number, method: "cash" | "card" = "cash") =>
    accountFaults("pay", { method, amount, sourceRef: "desk:1" }, accountOf(of, law)).map(({ reason }) => reason.code);

  it("pays no part of a stay of 1.000,00 € or more, and all of one of 999,99 €", () => {
    expect(saidOf(stay(999_99), 999_99)).toEqual([]);
    expect(saidOf(stay(1_000_00), 50_00)).toEqual(["CASH_LIMIT"]);
    expect(saidOf(stay(1_000_00), 50_00, "card")).toEqual([]);
  });

  it("gives nothing back of a stay of 1.000,00 € or more, and all of one of 999,99 €", () => {
    const backOf = (cents: number, method: "cash" | "card" = "cash") => {
      const payments = [{ id: "p", sourceRef: "p", method: "card" as const, amount: cents, at: "" }];
      const windows = [{ window: "guest" as const, total: cents, paid: cents, balance: 0 }];
      const refund = { method, amount: cents, sourceRef: "desk:3", reason: "Error" };
      return accountFaults("refund", refund, accountOf(folio({ payments, windows }), law)).map(
        ({ reason }) => reason.code,
      );
    };
    expect([backOf(999_99), backOf(1_000_00), backOf(1_000_00, "card")]).toEqual([[], ["CASH_REFUND_LIMIT"], []]);
  });

  it("pays up to 10.000,00 € where the guest lives abroad, and nothing is known against it", () => {
    expect(saidOf({ ...stay(1_000_00), guest: { country: "DE" } }, 50_00)).toEqual([]);
    expect(saidOf({ ...stay(10_000_00), guest: { country: "DE" } }, 50_00)).toEqual(["CASH_LIMIT"]);
    for (const country of ["ES", ""] as const)
      expect(saidOf({ ...stay(1_000_00), guest: { country } }, 50_00)).toEqual(["CASH_LIMIT"]);
  });

  it("adds up the parts that were paid before anything was charged", () => {
    const windows = [{ window: "guest" as const, total: 0, paid: 600_00, balance: -600_00 }];
    const deposit = { method: "cash", amount: 400_00, isDeposit: true, sourceRef: "desk:2" } as const;
    expect(
      accountFaults("pay", deposit, accountOf(folio({ windows }), law)).map(({ reason }) => reason.message),
    ).toEqual(["No se puede cobrar en efectivo: la operación alcanza 1000,00\u00A0€ (límite 1000,00\u00A0€)."]);
  });

  it("is not limited where the property has no limit", () => {
    expect(accountFaults("pay", { method: "cash", amount: 1 }, accountOf(stay(5_000_00), house))).toEqual([]);
  });
});
