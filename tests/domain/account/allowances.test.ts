import { describe, expect, it } from "vitest";

import type { Charge } from "@/contract/account/account";
import type { AccountWindow } from "@/contract/account/accountWindows";
import { sharesOf } from "@/domain/account/allowanceShares";
import { leftByRate, type Rates } from "@/domain/account/ratesLeft";
import { vatByRate } from "@/domain/account/vat";
import { inWindow } from "@/domain/account/windows";

import { sampleCharge } from "../sampleCharge";
import { act, done, move, newTicket, ticketOf } from "./ticket";

type Ticket = ReturnType<typeof done>;
/** Cents by rate. */
type Told = { [Rate in 0 | 10 | 21]?: number };

let posted = 0;

const told = (rates: Rates): Told => Object.fromEntries(rates);

/** A ticket of one charge for each rate. */
const ticket = (charges: Told): Ticket => ({
  ...newTicket,
  charges: ([0, 10, 21] as const).flatMap((vat) => {
    const amount = charges[vat];
    return amount === undefined ? [] : [sampleCharge(`charge:${vat}`, "posted", amount, { vat })];
  }),
});

const allow = (one: Ticket, amount: number, more: object = {}) =>
  act(one, "allow", { sourceRef: `allow:${(posted += 1)}`, amount, reason: "Espera", ...more });

/** All that was allowed, as it is taken off. */
const allowances = ({ charges }: Ticket) =>
  told(
    leftByRate(charges.flatMap(({ kind, vat, amount }) => (kind === "allowance" ? [{ vat, amount: -amount }] : []))),
  );

const vatOf = (one: Ticket) => vatByRate(ticketOf(one).charges).reduce((sum, { vat }) => sum + vat, 0);
const left = (one: Ticket) => told(leftByRate(one.charges));

describe("an allowance", () => {
  it("has the VAT of the spa that it lowers, and none of it is left with the whole", () => {
    const spa = ticket({ 21: 100_00 });
    expect(vatOf(done(allow(spa, 50_00)))).toBe(8_68);
    expect(vatOf(done(allow(spa, 100_00)))).toBe(0);
  });

  it.each<[string, Told, number, Told]>([
    ["by their amounts", { 10: 75_00, 21: 25_00 }, 10_00, { 10: 7_50, 21: 2_50 }],
    ["an odd cent to the greater rest", { 10: 100_00, 21: 50_00 }, 10_00, { 10: 6_67, 21: 3_33 }],
    ["a cent to one of them", { 10: 100_00, 21: 50_00 }, 1, { 10: 1 }],
    ["all that they have", { 10: 33, 21: 34 }, 67, { 10: 33, 21: 34 }],
    ["a compensation too", { 0: 30_00, 10: 60_00 }, 30_00, { 0: 10_00, 10: 20_00 }],
  ])("is shared over the rates %s", (_, charges, amount, shares) => {
    const allowed = done(allow(ticket(charges), amount));
    expect(allowances(allowed)).toEqual(shares);
    expect(Object.values(left(allowed)).every((cents) => cents >= 0)).toBe(true);
  });

  it("takes off what an earlier one has left", () => {
    const first = done(allow(ticket({ 10: 60_00, 21: 40_00 }), 30_00, { vat: 21 }));
    expect(allowances(first)).toEqual({ 21: 30_00 });
    const second = done(allow(first, 35_00));
    expect(allowances(second)).toEqual({ 10: 30_00, 21: 35_00 });
    expect(left(done(allow(second, 35_00)))).toEqual({ 10: 0, 21: 0 });
  });

  it("told its rate takes at most what that has left, and at most the ticket", () => {
    const mixed = ticket({ 10: 60_00, 21: 40_00 });
    expect(allow(mixed, 40_01, { vat: 21 })).toEqual(["ALLOWANCE_OVER_TOTAL"]);
    const spent = done(allow(mixed, 40_00, { vat: 21 }));
    expect(allow(spent, 1, { vat: 21 })).toEqual(["ALLOWANCE_OVER_TOTAL"]);
    // the spa is corrected, and its allowance is not
    const spa = mixed.charges[1]!.id;
    const without = done(act(spent, "correct", { chargeId: spa, reason: "Cerrado" }));
    expect(allow(without, 20_01, { vat: 10 })).toEqual(["ALLOWANCE_OVER_TOTAL"]);
    expect(allowances(done(allow(without, 20_00)))).toEqual({ 10: 20_00, 21: 40_00 });
  });

  it("takes off lines to come only what the posted ones do not have", () => {
    const charges = [sampleCharge("spa", "posted", 50_00, { vat: 21 })];
    const upcoming = [sampleCharge("night", "room", 100_00), sampleCharge("parking", "extra", 50_00, { vat: 21 })];
    const shares = (amount: number) => told(sharesOf({ amount }, { charges, upcoming }));
    expect(shares(50_00)).toEqual({ 21: 50_00 });
    expect(shares(80_00)).toEqual({ 10: 20_00, 21: 60_00 });
    expect(shares(200_00)).toEqual({ 10: 100_00, 21: 100_00 });
  });

  it("takes off what another room has handed over last of all", () => {
    const charges: Charge[] = [
      sampleCharge("night", "room", 100_00),
      sampleCharge("over", "transfer", 50_00, { vat: 21 }),
    ];
    const shares = (amount: number) => told(sharesOf({ amount }, { charges }));
    expect(shares(100_00)).toEqual({ 10: 100_00 });
    expect(shares(120_00)).toEqual({ 10: 100_00, 21: 20_00 });
  });

  it("is one act: its lines name the first, and points are counted once", () => {
    const redeemed = done(allow(ticket({ 10: 60_00, 21: 40_00 }), 10_00, { sourceRef: "points:1", points: 200 }));
    const [first, second] = redeemed.charges.slice(-2);
    expect(first).toMatchObject({ id: "points:1", sourceRef: "points:1", points: 200 });
    expect(first).not.toHaveProperty("shareOf");
    expect(second).toMatchObject({ id: "share:points:1:21", shareOf: "points:1", points: 0 });
  });

  it("is corrected whole from any of its lines, once", () => {
    const allowed = done(allow(ticket({ 10: 60_00, 21: 40_00 }), 10_00));
    const [first, second] = allowed.charges.slice(-2) as [Charge, Charge];
    for (const { id } of [first, second]) {
      const corrected = done(act(allowed, "correct", { chargeId: id, reason: "Error" }));
      expect(corrected.charges.slice(-2)).toMatchObject([
        { corrects: first.id, amount: 6_00, vat: 10 },
        { corrects: second.id, amount: 4_00, vat: 21 },
      ]);
      expect(left(corrected)).toEqual({ 10: 60_00, 21: 40_00 });
    }
  });
});

describe("a move", () => {
  const billing = { name: "Acme", taxId: "", email: "", routed: [] };
  const totals = (one: Ticket) => ticketOf(one).windows.map(({ total }) => total);
  const rates = (one: Ticket, window: AccountWindow) => told(leftByRate(inWindow(ticketOf(one).charges, window)));

  it("takes along what a rate does not bear without the line, though the window bears it", () => {
    const mixed = { ...ticket({ 10: 60_00, 21: 40_00 }), billing };
    const allowed = done(allow(mixed, 10_00));
    const spa = allowed.charges[1]!.id;
    const moved = done(move(allowed, { sourceRef: "move:1", chargeId: spa, window: "company" }));
    expect(totals(moved)).toEqual([54_00, 36_00]);
    expect(rates(moved, "guest")).toEqual({ 10: 54_00 });
    expect(rates(moved, "company")).toEqual({ 21: 36_00 });
  });

  it("takes along with a charge what a corrective invoice took off it", () => {
    const mixed = { ...ticket({ 10: 60_00, 21: 40_00 }), billing };
    const off = sampleCharge("off", "allowance", -40_00, { vat: 21, takesOff: "charge:21" });
    const corrected = { ...mixed, charges: [...mixed.charges, off] };
    const moved = done(move(corrected, { sourceRef: "move:1", chargeId: "charge:21", window: "company" }));
    expect([totals(moved), moved.moves]).toMatchObject([[60_00, 0], [{ chargeId: "charge:21" }]]);
    expect(moved.moves).toHaveLength(1);
  });

  it("is refused where a rate would be below zero, with its amount", () => {
    const mixed = { ...ticket({ 10: 60_00, 21: 40_00 }), billing };
    const allowed = done(allow(mixed, 40_00, { vat: 21 }));
    const spa = allowed.charges[1]!.id;
    const part = { sourceRef: "move:1", chargeId: spa, window: "company", share: "amount", amount: 15_00 } as const;
    expect(move(allowed, part)).toEqual(["WINDOW_BELOW_ZERO"]);
    // nor does an allowance go where its rate has nothing, whatever the other rates have
    const night = done(move(allowed, { sourceRef: "move:2", chargeId: allowed.charges[0]!.id, window: "company" }));
    const allowance = { sourceRef: "move:3", chargeId: allowed.charges.at(-1)!.id, window: "company" } as const;
    expect(move(night, allowance)).toEqual(["WINDOW_BELOW_ZERO"]);
  });
});
