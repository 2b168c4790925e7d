import { describe, expect, it } from "vitest";

import type { Charge, Payment, PostingAction } from "@/contract/account/account";
import type { AccountFields } from "@/contract/account/accountActs";
import type { AccountWindow, Billing } from "@/contract/account/accountWindows";
import type { FolioAction } from "@/contract/reservations/folio";
import type { Reservation } from "@/contract/reservations/reservations";
import { accountFaults } from "@/domain/account/accountFaults";
import type { AccountFault } from "@/domain/account/inputFaults";
import { paidTotal } from "@/domain/account/balance";
import { correctionReasons } from "@/domain/account/corrections";
import { refundableBy } from "@/domain/account/limits";
import { placedLines } from "@/domain/account/placing";
import { changeOf, isOwnReference, postingOf } from "@/domain/account/posting";
import { producedVat } from "@/domain/account/producedVat";
import { vatByRate, vatIn } from "@/domain/account/vat";
import { billFaults } from "@/domain/account/windowFaults";
import { windowOf } from "@/domain/account/windows";
import { accountOf, folioPermissions, folioReasons, type RuledFolio } from "@/domain/folio/folioAccount";
import { folioSums } from "@/domain/folio/folioLines";
import { totalOf } from "@/domain/reservations/balance";

import { codesOf, sampleCharge } from "../sampleCharge";
import { sampleReservation } from "../sampleReservation";

const house = { businessDate: "2026-03-28", currency: "EUR" };
const moment = { date: house.businessDate, at: "2026-03-28T10:00:00.000Z" };
const acme: Billing = { name: "Acme", taxId: "B12345674", email: "", routed: ["room"] };
const minibar = sampleCharge("ticket:1", "posted", 7_00, { quantity: 2, vat: 21 });

/** "card 5, room -7.50 company" are two payments. */
const paidBy = (text: string) =>
  text.split(", ").flatMap((part, place): Payment[] => {
    const [method, euros, window] = part.split(" ") as [Payment["method"], string?, AccountWindow?];
    const payment = { id: `P-${place}`, method, amount: Math.round(Number(euros) * 100), at: moment.at };
    return method ? [{ ...payment, ...(window && { window }) }] : [];
  });

type PostedInput = AccountFields & { points?: number };
type Folio = RuledFolio & Pick<Reservation, "balance">;
interface Told extends Partial<Omit<Folio, "payments">> {
  /** Of the guest's window, and of the company's where there is one. */
  total?: number;
  company?: number;
  paid?: string;
}

/** A stay in house that costs 100,00, unless told. */
function folio({ total = 100_00, company, paid = "", ...changes }: Told = {}): Folio {
  const payments = paidBy(paid);
  const sumsIn = (window: AccountWindow, sum: number) => {
    const paidThere = paidTotal(payments.filter((one) => (one.window ?? "guest") === window));
    return { window, total: sum, paid: paidThere, balance: sum - paidThere };
  };
  const windows = [sumsIn("guest", total), ...(company === undefined ? [] : [sumsIn("company", company)])];
  const balance = windows.reduce((sum, one) => sum + one.balance, 0);
  const billing = company === undefined ? {} : { billing: acme };
  const account = { charges: [minibar], payments, windows, balance };
  return { ...sampleReservation, state: "inHouse", ...account, ...billing, ...changes };
}

const noWindow = "window: WINDOW_MISSING";
const tooLong = "description: FOLIO_TEXT_TOO_LONG";

const codes = (action: FolioAction, of: RuledFolio) => codesOf(folioReasons(action, of, house));
const told = (faults: AccountFault[]) => faults.map(({ field, reason }) => `${field}: ${reason.code}`);
const faults = (action: PostingAction, input: PostedInput, of = folio()) =>
  told(accountFaults(action, input, accountOf(of, house)));

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
    const all = [{ amount: 250 }, { amount: 250 }, { amount: 250 }];
    expect(vatByRate(all)).toEqual([{ rate: 10, net: 682, vat: 68, gross: 750 }]);
    expect(vatByRate([{ amount: 17 }, { amount: 17 }, { amount: 17, vat: 21 }])).toEqual([
      { rate: 10, net: 31, vat: 3, gross: 34 },
      { rate: 21, net: 14, vat: 3, gross: 17 },
    ]);
  });

  it("of what a day has produced is that of a bill of each account", () => {
    const date = "2026-11-26";
    const three = [1, 2, 3].map(() => ({ date, amount: 10_03 }));
    const bill = { rate: 10, net: 27_35, vat: 2_74, gross: 30_09 };
    expect(producedVat([three])).toEqual([bill]);
    expect(vatByRate(three)).toEqual([bill]);
    expect(producedVat(three.map((one) => [one]))).toEqual([{ ...bill, net: 27_36, vat: 2_73 }]);
  });
});

const card = { method: "card" } as const;
const cash = { method: "cash" } as const;
const debt = { method: "receivable" } as const;
const deposit = { ...card, isDeposit: true };
const company = { ...card, window: "company" } as const;
const [overPaid, overBalance] = ["REFUND_OVER_PAID", "AMOUNT_OVER_BALANCE"];
const points = { points: 400 };
const over = { state: "checkedOut" } as const;

/** The most that is taken, found from the refusal of a cent more. */
function mostOf(action: PostingAction, input: PostedInput, of: Told) {
  const refused = (amount: number) => {
    const act = { reason: "Motivo", stayId: "RSV-1", ...input, amount };
    return codesOf(accountFaults(action, act, accountOf(folio(of), house)).map(({ reason }) => reason));
  };
  let [most, tooMuch] = [0, 10_000_001];
  while (tooMuch - most > 1) {
    const middle = Math.floor((most + tooMuch) / 2);
    if (refused(middle).length === 0) most = middle;
    else tooMuch = middle;
  }
  return [most, ...refused(most + 1)];
}

it.each<[string, PostingAction, PostedInput, Told, number, string]>([
  ["a payment: what is owed", "pay", card, {}, 100_00, overBalance],
  ["a payment: the rest", "pay", card, { paid: "cash 99.99" }, 1, overBalance],
  ["a payment: nothing twice", "pay", card, { paid: "cash 100" }, 0, overBalance],
  ["a payment: its own window", "pay", card, { total: -20_00, company: 120_00 }, 0, "AMOUNT_OVER_BALANCE"],
  ["the company's: its window", "pay", company, { company: 60_00 }, 60_00, overBalance],
  ["a deposit: more than is due", "pay", deposit, { total: 0 }, 10_000_000, "AMOUNT_INVALID"],
  ["a deposit after the stay", "pay", deposit, { state: "cancelled" }, 100_00, overBalance],
  ["another room: what is owed", "pay", { method: "room" }, { total: 7_00 }, 7_00, "HANDED_OVER_BALANCE"],
  ["an account, as a deposit too", "pay", { ...debt, isDeposit: true }, {}, 100_00, "HANDED_OVER_BALANCE"],
  ["a refund: what was paid", "refund", card, { total: 0, paid: "cash 5" }, 5_00, overPaid],
  ["a refund in house: the credit", "refund", card, { total: 74_00, paid: "card 100" }, 26_00, overPaid],
  ["a refund in house: nothing of a paid bill", "refund", card, { total: 74_00, paid: "card 74" }, 0, overPaid],
  ["of a deposit before the stay: all", "refund", card, { state: "confirmed", paid: "card 74" }, 74_00, overPaid],
  ["a refund: once", "refund", card, { total: 0, paid: "card 5, card -5" }, 0, overPaid],
  ["not what a room has paid", "refund", cash, { total: 0, paid: "room 50, cash 5" }, 5_00, overPaid],
  ["not in money what an account owes", "refund", cash, { paid: "receivable 100" }, 0, overPaid],
  ["to the account what went there", "refund", debt, { paid: "receivable 100, cash 5" }, 100_00, overPaid],
  ["not what an agency has paid", "refund", { method: "transfer" }, { paid: "agency 100, card 5" }, 5_00, overPaid],
  ["of a closed folio: the favour", "refund", card, { ...over, total: 80_00, paid: "card 100" }, 20_00, overPaid],
  ["of a window below zero by a move: nothing", "refund", company, { company: -20_00, paid: "card 120" }, 0, overPaid],
  ["an allowance: the bill, paid or not", "allow", {}, { paid: "card 100" }, 100_00, "ALLOWANCE_OVER_TOTAL"],
  ["an allowance: its own window", "allow", { window: "guest" }, { company: 60_00 }, 100_00, "ALLOWANCE_OVER_TOTAL"],
  ["points: what is still owed", "allow", points, {}, 100_00, "REDEEM_OVER_BALANCE"],
  ["points: nothing of what is paid", "allow", points, { paid: "card 100" }, 0, "REDEEM_OVER_BALANCE"],
  ["points: a cent", "allow", points, { paid: "card 99.99" }, 1, "REDEEM_OVER_BALANCE"],
])("takes at most what is open at that moment for %s", (_, action, input, of, most, code) => {
  expect(mostOf(action, input, of)).toEqual([most, code]);
});

it.each([
  [999, 100_000_00, false],
  [100, 100_000_00, false],
  [2, 50_000_01, false],
  [1, 100_000_00, true],
  [999, 100_10, true],
])("judges a charge of %i × %i by its whole line", (quantity, unitPrice, isTaken) => {
  const expected = isTaken ? [] : ["unitPrice: CHARGE_OVER_LIMIT"];
  expect(faults("charge", { description: "Banquete", quantity, unitPrice })).toEqual(expected);
});

it.each<[string, FolioAction, Told, string[]]>([
  ["nothing was paid", "refund", {}, ["NOTHING_PAID"]],
  ["all has gone back", "refund", { paid: "card 50, card -50" }, ["NOTHING_PAID"]],
  ["another room has paid", "refund", { total: 0, paid: "room 7" }, ["PAID_BY_ROOM"]],
  // what was paid in one window is not hidden by a debt in the other
  ["a room has paid the company's", "refund", { total: 0, company: 0, paid: "card 5, room 7 company" }, []],
  ["money is owed after the stay", "refund", { ...over, total: 50_00, paid: "card 30" }, ["FOLIO_SETTLED"]],
  ["the guest has paid too much", "refund", { ...over, total: 49_00, paid: "card 50" }, []],
  ["the guest owes something after the stay", "pay", { ...over, total: 51_00, paid: "card 50" }, []],
  ["all is paid after the stay", "pay", { ...over, total: 50_00, paid: "card 50" }, ["FOLIO_SETTLED"]],
  ["too much is paid after the stay", "pay", { ...over, total: 49_00, paid: "card 50" }, ["FOLIO_SETTLED"]],
  ["the stay is confirmed", "charge", { state: "confirmed" }, []],
  ["the guest is in house", "charge", {}, []],
  ["the guest has left", "charge", over, ["FOLIO_CLOSED"]],
  ["the stay is cancelled", "charge", { state: "cancelled" }, ["FOLIO_CLOSED"]],
  ["the guest did not come", "charge", { state: "noShow" }, ["FOLIO_CLOSED"]],
  ["there is no company", "unbill", {}, ["WINDOW_MISSING"]],
  ["the company's window was not used", "unbill", { company: 60_00 }, []],
  ["it has a charge", "unbill", { company: 7_00, charges: [{ ...minibar, window: "company" }] }, ["WINDOW_IN_USE"]],
  ["the stay is over", "bill", over, ["WINDOWS_CLOSED"]],
])("where %s, says what stands against it: %s", (_, action, of, expected) => {
  expect(codes(action, folio(of))).toEqual(expected);
});

it("says why a closed folio takes no charge, and what may still be done with it", () => {
  const settled = folio({ ...over, paid: "card 100" });
  expect(folioReasons("charge", settled, house)[0]?.message).toBe(
    "Folio cerrado: no admite cargos de una reserva en situación «Ya salió».",
  );
  const actions = ["charge", "pay", "refund", "allow", "correct", "move", "bill", "unbill", "halve", "group"];
  expect(folioPermissions(settled, house).map(({ action, isAllowed }) => [action, isAllowed])).toEqual(
    actions.map((action) => [action, action === "correct"]),
  );
});

it("gives guests their money by any of their own means, and to others by theirs", () => {
  const payments = paidBy("card 30, bizum 5, agency 1, room 7");
  const methods = ["cash", "card", "transfer", "bizum", "agency", "receivable", "room"] as const;
  const back = methods.map((method) => refundableBy(method, payments));
  expect(back).toEqual([35_00, 35_00, 35_00, 35_00, 1_00, 0, 0]);
});

it.each<[string, PostingAction, PostedInput, string[]]>([
  ...[0, -1, 1.5, 10_000_001, Number.NaN].map((amount): [string, PostingAction, PostedInput, string[]] => [
    `a payment of ${amount} cents`,
    "pay",
    { ...card, amount, isDeposit: true },
    ["amount: AMOUNT_INVALID"],
  ]),
  ["too little cash", "pay", { method: "cash", amount: 73_00, tendered: 72_99 }, ["tendered: TENDERED_TOO_LITTLE"]],
  ["no method", "pay", { amount: 100 }, ["method: METHOD_MISSING"]],
  ["a debt without reason", "pay", { ...debt, amount: 100, reason: " " }, ["reason: FOLIO_REASON_MISSING"]],
  ["a debt with a reason", "pay", { ...debt, amount: 100, reason: "Factura" }, []],
  ["a closed window", "pay", { ...card, amount: 1, window: "company" }, ["amount: AMOUNT_OVER_BALANCE", noWindow]],
  ["an allowance of nothing", "allow", { amount: 0, reason: "Ruido" }, ["amount: AMOUNT_INVALID"]],
  ["an allowance without a reason", "allow", { amount: 1, reason: " " }, ["reason: FOLIO_REASON_MISSING"]],
  ["a correction without a reason", "correct", { chargeId: minibar.id, reason: "" }, ["reason: FOLIO_REASON_MISSING"]],
  [
    "a charge without words, quantity and price",
    "charge",
    { description: " ", quantity: 1.5, unitPrice: 0 },
    ["description: CHARGE_WHAT_MISSING", "quantity: CHARGE_QUANTITY", "unitPrice: AMOUNT_INVALID"],
  ],
  ["too many words", "charge", { description: "a".repeat(101), quantity: 1, unitPrice: 1 }, [tooLong]],
])("says beside the field what is wrong with %s", (_, action, input, expected) => {
  expect(faults(action, input)).toEqual(expected);
});

it("keeps what was handed over in cash, and gives change", () => {
  const handed = { method: "cash" as const, amount: 73_00, tendered: 100_00 };
  const [payment] = postingOf("pay", handed, folio(), moment).payments;
  expect([payment!.amount, changeOf(payment!), changeOf({ amount: 73_00 })]).toEqual([73_00, 27_00, 0]);
});

it("posts an allowance below zero with the VAT of what it lowers, which can be corrected", () => {
  const allowance = { sourceRef: "desk:1", amount: 5_00, reason: " Ruido " };
  const [line] = postingOf("allow", allowance, folio(), moment).charges;
  expect(line).toMatchObject({ kind: "allowance", amount: -5_00, vat: 21, reason: "Ruido", sourceRef: "desk:1" });
  expect(correctionReasons(line!, [line!])).toEqual([]);
});

it("corrects a charge once, by a line that returns it to zero and is final", () => {
  const act = { chargeId: minibar.id, reason: " No consumido " };
  const [correction] = postingOf("correct", act, folio(), moment).charges;
  const expected = { amount: -7_00, quantity: -2, vat: 21, corrects: "ticket:1", reason: "No consumido" };
  expect(correction).toMatchObject(expected);
  const charges = [minibar, correction!];
  const reasons = charges.map((line) => codesOf(correctionReasons(line, charges)));
  expect(reasons).toEqual([["ALREADY_CORRECTED"], ["CORRECTION_FINAL"]]);
  expect(correctionReasons(minibar, [minibar])).toEqual([]);
});

it("takes no reference that the house derives", () => {
  expect(["ticket:T-1", "x"].every(isOwnReference)).toBe(true);
  const derived = ["", " ", "room:RSV-1:2026-03-28", "fee:RSV-1:1", "correction:x", "share:x:21", "points:G-1:1"];
  expect(derived.some(isOwnReference)).toBe(false);
});

describe("a total", () => {
  const { total, nights } = sampleReservation;

  it("counts what the desk has posted and corrected", () => {
    const posted = { ...sampleReservation, charges: [minibar] };
    expect(totalOf(posted, [])).toBe(total + 7_00);
    const { charges } = postingOf("correct", { chargeId: minibar.id, reason: "Error" }, posted, moment);
    expect(totalOf({ ...posted, charges: [minibar, ...charges] }, [])).toBe(total);
  });

  it("leaves out corrected nights and extras, whatever they cost, there or not", () => {
    const parking = { id: "extra-1", productId: "parking", quantity: 1 };
    const product = { id: "parking", name: "Parking", price: 1_600, per: "night", vat: 21, isActive: true } as const;
    const cancelling = (kind: "room" | "extra", id: string) =>
      sampleCharge(`correction:${kind}:RSV-000001:${id}`, "correction", -1, { corrects: id });
    const [night] = nights;
    const charges = [cancelling("room", `room-${night!.date}`), cancelling("extra", parking.id)];
    const stay = { ...sampleReservation, charges };
    expect(totalOf({ ...stay, extras: [parking] }, [product])).toBe(total - night!.price);
    expect(totalOf(stay, [product])).toBe(total - night!.price);
    expect(totalOf({ ...stay, state: "cancelled" }, [product])).toBe(0);
  });
});

describe("the window of a company", () => {
  it("bills a payer with a name and a valid e-mail address", () => {
    const wrong = ["payer: PAYER_MISSING", "taxId: FOLIO_TEXT_TOO_LONG", "taxId: TAX_ID", "email: EMAIL_INVALID"];
    expect(told(billFaults({ payer: " ", taxId: "B".repeat(21), email: "acme" }))).toEqual(wrong);
    expect(told(billFaults({ payer: "\u0000\u200B" }))).toEqual(["payer: PAYER_MISSING"]);
    expect(billFaults({ payer: "Acme", taxId: "", email: "facturas@acme.example", routed: ["room"] })).toEqual([]);
  });

  it.each(["B12345674", "ES B-12345674", "12345678Z", "X1234567L", "DE123456789", "Q2826000H"])("bills %s", (taxId) => {
    expect(billFaults({ payer: "Acme", taxId })).toEqual([]);
  });

  it.each([
    ["TAX_ID", ["ESX000", "123", "ZZ123456", "123456789"]],
    ["TAX_ID_CONTROL", ["B12345678", "12345678A"]],
    ["TAX_ID_DIGIT", ["B1234567D"]],
    ["TAX_ID_LETTER", ["P46220000"]],
  ])("says by %s what is wrong with the tax numbers %j", (code, numbers) => {
    for (const taxId of numbers) expect(told(billFaults({ payer: "Acme", taxId }))).toEqual([`taxId: ${code}`]);
  });

  it("has what the rules send there: nights by now, and what is posted from now on", () => {
    const all: Billing = { ...acme, routed: ["posted"] };
    const stay = { ...sampleReservation, charges: [minibar] };
    const totals = (billing: Billing) => folioSums({ ...stay, billing }, []).map(({ total }) => total);
    expect(totals(acme)).toEqual([7_00, 340_01]);
    expect(totals(all)).toEqual([347_01, 0]);
    const bar = { description: "Bar", quantity: 1, unitPrice: 500 };
    expect(postingOf("charge", bar, { charges: [], billing: all }, moment).charges.map(windowOf)).toEqual(["company"]);
  });

  it("has the correction of a line that is in it", () => {
    const night = sampleCharge("room-2026-03-27", "room", 7_00, { sourceRef: "room:RSV-000482:2026-03-27" });
    const { charges } = postingOf("correct", { chargeId: night.id, reason: "Ruido" }, { charges: [night] }, moment);
    const placed = (of: { billing?: Billing }) => placedLines([night, ...charges] as Charge[], of).map(windowOf);
    expect(placed({ billing: acme })).toEqual(["company", "company"]);
    expect(placed({})).toEqual(["guest", "guest"]);
  });
});

describe("cash", () => {
  const law = { ...house, cashLimit: 1_000_00, cashLimitAbroad: 10_000_00 };
  const from = (country: string) => ({ guest: { country } }) as Told;
  const pay = (method: Payment["method"]) => ({ action: "pay", method, amount: 50_00 }) as const;
  const refund = (method: Payment["method"]) => ({ action: "refund", method, amount: 50_00 }) as const;

  const ahead = { state: "confirmed" } as const;

  it.each<[string, { action: PostingAction } & PostedInput, Told, string[]]>([
    ["pays a stay of 999,99", pay("cash"), { total: 999_99 }, []],
    ["pays no part of a stay of 1.000,00", pay("cash"), { total: 1_000_00 }, ["CASH_LIMIT"]],
    ["is the limit, not the card", pay("card"), { total: 1_000_00 }, []],
    ["goes back of a stay of 999,99", refund("cash"), { ...ahead, total: 999_99, paid: "card 999.99" }, []],
    [
      "does not go back of 1.000,00",
      refund("cash"),
      { ...ahead, total: 1_000_00, paid: "card 1000" },
      ["CASH_REFUND_LIMIT"],
    ],
    ["goes back by card", refund("card"), { ...ahead, total: 1_000_00, paid: "card 1000" }, []],
    ["pays more for a guest who lives abroad", pay("cash"), { total: 1_000_00, ...from("DE") }, []],
    ["pays no 10.000,00 from abroad", pay("cash"), { total: 10_000_00, ...from("DE") }, ["CASH_LIMIT"]],
    ["pays no more for a guest of Spain", pay("cash"), { total: 1_000_00, ...from("ES") }, ["CASH_LIMIT"]],
    ["pays no more for an unknown guest", pay("cash"), { total: 1_000_00, ...from("") }, ["CASH_LIMIT"]],
  ])("%s", (_, { action, ...input }, of, expected) => {
    const found = accountFaults(action, { ...input, sourceRef: "desk:1", reason: "Error" }, accountOf(folio(of), law));
    expect(codesOf(found.map(({ reason }) => reason))).toEqual(expected);
  });

  it("adds up the parts that were paid before anything was charged", () => {
    const first = { method: "cash", amount: 400_00, isDeposit: true, sourceRef: "desk:2" } as const;
    const found = accountFaults("pay", first, accountOf(folio({ total: 0, paid: "cash 600" }), law));
    const limit = "la operación alcanza 1000,00\u00A0€ (límite 1000,00\u00A0€)";
    expect(found.map(({ reason }) => reason.message)).toEqual([`No se puede cobrar en efectivo: ${limit}.`]);
  });

  it("is not limited where the property has no limit", () => {
    expect(faults("pay", { method: "cash", amount: 1 }, folio({ total: 5_000_00 }))).toEqual([]);
  });
});
