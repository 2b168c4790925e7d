import { describe, expect, it } from "vitest";

import type { Charge, Payment, PostingAction } from "@/contract/account/account";
import type { AccountWindow, WindowSums } from "@/contract/account/accountWindows";
import { accountFaults } from "@/domain/account/accountFaults";
import { accountOf, folioReasons, type RuledFolio } from "@/domain/folio/folioAccount";
import { type PostedInput, refundableBy } from "@/domain/account/limits";
import { paidTotal } from "@/domain/account/balance";

import type { Reservation } from "@/contract/reservations/reservations";
import { sampleReservation } from "../sampleReservation";

const house = { businessDate: "2026-03-28", currency: "EUR" };

type Paid = [Payment["method"], number, AccountWindow?];

interface Case {
  /** Totals of the guest's window and of the company's. */
  totals: [number, number?];
  paid?: Paid[];
  state?: "inHouse" | "cancelled" | "checkedOut";
}

function folioOf({ totals, paid = [], state = "inHouse" }: Case): RuledFolio & Pick<Reservation, "balance"> {
  const payments = paid.map(([method, amount, window], place): Payment => ({
    id: `P-${place}`,
    method,
    amount,
    at: "2026-03-28T10:00:00.000Z",
    ...(window && { window }),
  }));
  const windows = totals.map((total = 0, place): WindowSums => {
    const window = place === 0 ? "guest" : "company";
    const sum = paidTotal(payments.filter((one) => (one.window ?? "guest") === window));
    return { window, total, paid: sum, balance: total - sum };
  });
  const billing = { name: "Acme", taxId: "", email: "", routed: [] };
  const charges: Charge[] = [];
  const balance = windows.reduce((all, one) => all + one.balance, 0);
  return { ...sampleReservation, state, charges, payments, windows, balance, ...(windows[1] && { billing }) };
}

/** The most that is taken, found from the refusal of one cent more; `undefined` where there is no such act. */
function mostOf(action: PostingAction, input: PostedInput, of: Case) {
  const folio = folioOf(of);
  const codes = (amount: number) =>
    accountFaults(action, { reason: "Motivo", stayId: "RSV-1", ...input, amount }, accountOf(folio, house)).map(
      ({ reason }) => reason.code,
    );
  let [most, over] = [0, 10_000_001];
  while (over - most > 1) {
    const middle = Math.floor((most + over) / 2);
    if (codes(middle).length === 0) most = middle;
    else over = middle;
  }
  return [most, ...codes(most + 1)];
}

const card = { method: "card" } as const;

describe("the most that an act is taken for is what is open at that moment", () => {
  it.each<[string, PostingAction, PostedInput, Case, number, string]>([
    ["a payment: what is owed", "pay", card, { totals: [100_00] }, 100_00, "AMOUNT_OVER_BALANCE"],
    ["a payment: the rest", "pay", card, { totals: [100_00], paid: [["cash", 99_99]] }, 1, "AMOUNT_OVER_BALANCE"],
    ["a payment: nothing twice", "pay", card, { totals: [100_00], paid: [["cash", 100_00]] }, 0, "AMOUNT_OVER_BALANCE"],
    ["a payment: its own window", "pay", card, { totals: [-20_00, 120_00] }, 0, "AMOUNT_OVER_BALANCE"],
    ["a deposit: more than is due", "pay", { ...card, isDeposit: true }, { totals: [0] }, 10_000_000, "AMOUNT_INVALID"],
    [
      "a deposit of a stay that is over: what is due",
      "pay",
      { ...card, isDeposit: true },
      { totals: [30_00], state: "cancelled" },
      30_00,
      "AMOUNT_OVER_BALANCE",
    ],
    ["another room: what is owed", "pay", { method: "room" }, { totals: [7_00] }, 7_00, "HANDED_OVER_BALANCE"],
    [
      "an account: what is owed, called a deposit or not",
      "pay",
      { method: "receivable", isDeposit: true },
      { totals: [7_00] },
      7_00,
      "HANDED_OVER_BALANCE",
    ],
    ["a refund: what was paid", "refund", card, { totals: [0], paid: [["cash", 5_00]] }, 5_00, "REFUND_OVER_PAID"],
    [
      "a refund: once",
      "refund",
      card,
      {
        totals: [0],
        paid: [
          ["card", 5_00],
          ["card", -5_00],
        ],
      },
      0,
      "REFUND_OVER_PAID",
    ],
    [
      "a refund: not what another room has paid",
      "refund",
      { method: "cash" },
      {
        totals: [0],
        paid: [
          ["room", 50_00],
          ["cash", 5_00],
        ],
      },
      5_00,
      "REFUND_OVER_PAID",
    ],
    [
      "a refund: not in money what an account owes",
      "refund",
      { method: "cash" },
      { totals: [-100_00], paid: [["receivable", 100_00]] },
      0,
      "REFUND_OVER_PAID",
    ],
    [
      "a refund: to the account what went there",
      "refund",
      { method: "receivable" },
      {
        totals: [0],
        paid: [
          ["receivable", 100_00],
          ["cash", 5_00],
        ],
      },
      100_00,
      "REFUND_OVER_PAID",
    ],
    [
      "a refund: not to the guest what an agency has paid",
      "refund",
      { method: "transfer" },
      {
        totals: [0],
        paid: [
          ["agency", 100_00],
          ["card", 5_00],
        ],
      },
      5_00,
      "REFUND_OVER_PAID",
    ],
    [
      "a refund of a closed folio: what is in the guest's favour",
      "refund",
      card,
      { totals: [80_00], paid: [["card", 100_00]], state: "checkedOut" },
      20_00,
      "REFUND_OVER_PAID",
    ],
    [
      "a refund: nothing of a window that is below zero by a move",
      "refund",
      { ...card, window: "company" },
      { totals: [120_00, -20_00], paid: [["card", 120_00]] },
      0,
      "REFUND_OVER_PAID",
    ],
    [
      "an allowance: what the bill comes to, paid or not",
      "allow",
      {},
      { totals: [100_00], paid: [["card", 100_00]] },
      100_00,
      "ALLOWANCE_OVER_TOTAL",
    ],
    ["points: what is still owed", "allow", { points: 400 }, { totals: [100_00] }, 100_00, "REDEEM_OVER_BALANCE"],
    [
      "points: nothing of what is paid",
      "allow",
      { points: 400 },
      { totals: [100_00], paid: [["card", 100_00]] },
      0,
      "REDEEM_OVER_BALANCE",
    ],
    [
      "points: a cent",
      "allow",
      { points: 400 },
      { totals: [100_00], paid: [["card", 99_99]] },
      1,
      "REDEEM_OVER_BALANCE",
    ],
  ])("%s", (_, action, input, of, most, code) => {
    expect(mostOf(action, input, of)).toEqual([most, code]);
  });

  it.each([
    [999, 100_000_00, false],
    [100, 100_000_00, false],
    [2, 50_000_01, false],
    [1, 100_000_00, true],
    [999, 100_10, true],
  ])("a charge of %i × %i: its whole line", (quantity, unitPrice, isTaken) => {
    const input = { description: "Banquete", quantity, unitPrice };
    const faults = accountFaults("charge", input, accountOf(folioOf({ totals: [0] }), house));
    expect(faults.map(({ field, reason }) => [field, reason.code])).toEqual(
      isTaken ? [] : [["unitPrice", "CHARGE_OVER_LIMIT"]],
    );
  });

  it("says why nothing can go back", () => {
    const refund = (of: Case) => folioReasons("refund", folioOf(of), house).map(({ code }) => code);
    expect(refund({ totals: [10_00] })).toEqual(["NOTHING_PAID"]);
    expect(refund({ totals: [0], paid: [["room", 7_00]] })).toEqual(["PAID_BY_ROOM"]);
    // what was paid in one window is not hidden by a debt in the other
    expect(
      refund({
        totals: [0, 0],
        paid: [
          ["card", 5_00],
          ["room", 7_00, "company"],
        ],
      }),
    ).toEqual([]);
    expect(refund({ totals: [50_00], paid: [["card", 30_00]], state: "checkedOut" })).toEqual(["FOLIO_SETTLED"]);
  });

  it("gives guests their money by any of their own means, and to others by theirs", () => {
    const { payments } = folioOf({
      totals: [0],
      paid: [
        ["card", 30_00],
        ["bizum", 5_00],
        ["agency", 1_00],
        ["room", 7_00],
      ],
    });
    const back = (["cash", "card", "transfer", "bizum", "agency", "receivable", "room"] as const).map((method) =>
      refundableBy(method, payments),
    );
    expect(back).toEqual([35_00, 35_00, 35_00, 35_00, 1_00, 0, 0]);
  });
});
