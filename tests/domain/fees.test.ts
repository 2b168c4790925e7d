import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { Fee } from "@/contract/reservations/policies";
import type { Charge } from "@/contract/account/account";
import type { Product } from "@/contract/property";
import { agreedTotal, extraTotal, totalOf } from "@/domain/reservations/balance";
import { balanceOf } from "@/domain/account/balance";
import { cancellationFee, cancellationTerms, feeOf, noShowFee } from "@/domain/reservations/fees";
import { reasonFor } from "@/domain/reasonFor";

import { sampleReservation } from "./sampleReservation";

const { nights } = sampleReservation;
const paid = (amount: number) => [{ id: "P-1", method: "card" as const, amount, at: "2026-03-01T09:00:00.000Z" }];
/** Around noon: no tier of the sample counts hours. */
const on = (businessDate: string) => ({ businessDate, clock: `${businessDate} 12:00` });
const room = 11_800 + 12_300 + 9_901;

describe("a fee", () => {
  it.each([
    [{ kind: "none" }, 0],
    [{ kind: "nights", nights: 1 }, 11_800],
    [{ kind: "nights", nights: 2 }, 24_100],
    [{ kind: "nights", nights: 9 }, room],
    [{ kind: "percent", percent: 50 }, 17_001],
    [{ kind: "percent", percent: 100 }, room],
    [{ kind: "fixed", amount: 3_000 }, 3_000],
    [{ kind: "fixed", amount: 99_999 }, room],
  ] satisfies [Fee, number][])("of %j is %i cents", (fee, cents) => {
    expect(feeOf(fee, nights)).toBe(cents);
  });

  it("is 0 for day use", () => {
    expect(feeOf({ kind: "fixed", amount: 3_000 }, [])).toBe(0);
  });

  it.each<Fee>([
    { kind: "nights", nights: 1 },
    { kind: "percent", percent: 50 },
    { kind: "fixed", amount: 3_000 },
  ])("of %j is refused for a night below zero", (fee) => {
    expect(() => feeOf(fee, [{ date: "2026-03-27", price: -1 }])).toThrow(RangeError);
  });

  it("is never more than the stay costs, nor less than nothing", () => {
    const fee = fc.oneof(
      fc.record({ kind: fc.constant("nights" as const), nights: fc.integer({ min: 0, max: 20 }) }),
      fc.record({ kind: fc.constant("percent" as const), percent: fc.integer({ min: 0, max: 150 }) }),
      fc.record({ kind: fc.constant("fixed" as const), amount: fc.integer({ min: 0, max: 500_000 }) }),
    );
    const prices = fc.array(fc.integer({ min: 0, max: 99_999 }), { maxLength: 14 });
    fc.assert(
      fc.property(fee, prices, (asked, amounts) => {
        const cents = feeOf(
          asked,
          amounts.map((price) => ({ date: "2026-03-27", price })),
        );
        expect(cents).toBeGreaterThanOrEqual(0);
        expect(cents).toBeLessThanOrEqual(amounts.reduce((sum, price) => sum + price, 0));
        expect(Number.isInteger(cents)).toBe(true);
      }),
      { seed: 7, numRuns: 1_000 },
    );
  });
});

describe("a cancellation", () => {
  it.each([
    ["2026-03-01", 26, 0],
    ["2026-03-20", 7, 0],
    ["2026-03-21", 6, 11_800],
    ["2026-03-24", 3, 11_800],
    ["2026-03-25", 2, 17_001],
    ["2026-03-27", 0, 17_001],
    ["2026-03-29", -2, 17_001],
  ])("on %s comes %i days before the arrival and costs %i cents", (businessDate, daysBefore, fee) => {
    expect(cancellationFee(sampleReservation, on(businessDate))).toEqual({ fee, refund: 0, daysBefore });
  });

  it("costs the same whatever the order of the tiers", () => {
    const { policies } = sampleReservation;
    const cancellation = { ...policies.cancellation, tiers: policies.cancellation.tiers.toReversed() };
    const turned = { ...sampleReservation, policies: { ...policies, cancellation } };
    expect(cancellationFee(turned, on("2026-03-10")).fee).toBe(0);
  });

  it.each([
    ["2026-03-19", [false, false]],
    ["2026-03-20", [false, false]],
    ["2026-03-21", [true, false]],
    ["2026-03-24", [true, false]],
    ["2026-03-26", [true, true]],
  ])("on %s says which of its conditions are over, and the first that is not is the fee", (businessDate, over) => {
    const { policies } = sampleReservation;
    const terms = cancellationTerms(policies, sampleReservation.arrival, on(businessDate));
    expect(terms.map(({ until, isOver }) => [until, isOver])).toEqual([
      ["2026-03-20", over[0]],
      ["2026-03-24", over[1]],
    ]);
    const inForce = terms.find(({ isOver }) => !isOver)?.fee ?? policies.cancellation.lateFee;
    expect(cancellationFee(sampleReservation, on(businessDate)).fee).toBe(feeOf(inForce, nights));
  });

  it("refunds payments beyond the fee, and never asks for more", () => {
    expect(cancellationFee({ ...sampleReservation, payments: paid(20_000) }, on("2026-03-24")).refund).toBe(8_200);
    expect(cancellationFee({ ...sampleReservation, payments: paid(5_000) }, on("2026-03-24")).refund).toBe(0);
  });

  it("costs nothing if another reservation replaces it", () => {
    expect(cancellationFee(sampleReservation, on("2026-03-27"), "modified").fee).toBe(0);
    expect(cancellationFee(sampleReservation, on("2026-03-27"), "guestRequest").fee).toBe(17_001);
  });

  it.each(["inquiry", "waitlist", "optional"] as const)("costs nothing before a promise: %s", (state) => {
    expect(cancellationFee({ ...sampleReservation, state }, on("2026-03-27")).fee).toBe(0);
  });
});

it("charges a no-show by the reservation's own policy", () => {
  const noShow = noShowFee({ ...sampleReservation, payments: paid(40_000) }, "2026-03-28");
  expect(noShow).toEqual({ fee: room, refund: 5_999, daysBefore: -1 });
});

const products: Product[] = [
  { id: "parking", name: "Parking", price: 1_600, per: "night", isActive: true },
  { id: "breakfast", name: "Desayuno", price: 1_400, per: "personNight", isActive: true },
  { id: "pass", name: "Pase de spa", price: 2_500, per: "person", isActive: true },
  { id: "transfer", name: "Traslado", price: 4_500, per: "stay", isActive: true },
];

const line = (kind: Charge["kind"], amount: number): Charge => ({
  id: kind,
  sourceRef: kind,
  kind,
  date: "2026-03-27",
  description: "",
  amount,
});

describe("a total", () => {
  it.each([
    ["parking", 2, 9_600],
    ["breakfast", 1, 12_600],
    ["pass", 1, 7_500],
    ["transfer", 2, 9_000],
  ])("counts %s × %i by what it is sold by", (id, quantity, cents) => {
    const product = products.find((candidate) => candidate.id === id)!;
    expect(extraTotal(product, quantity, 3, 3)).toBe(cents);
  });

  it("is room and extras while the reservation is valid, posted or not", () => {
    const family = { ...sampleReservation, childrenAges: [6], extras: [{ productId: "breakfast", quantity: 1 }] };
    expect(agreedTotal(family, products)).toBe(room + 12_600);
    expect(totalOf({ ...family, charges: [line("room", 11_800)] }, products)).toBe(room + 12_600);
  });

  it("adds fees and corrections", () => {
    const charges = [line("room", 11_800), line("correction", -2_000), line("fee", 500)];
    expect(totalOf({ ...sampleReservation, charges }, products)).toBe(room - 1_500);
  });

  it.each(["cancelled", "noShow"] as const)("of a reservation that is %s is its fee alone", (state) => {
    expect(totalOf({ ...sampleReservation, state, charges: [line("fee", 11_800)] }, products)).toBe(11_800);
    expect(totalOf({ ...sampleReservation, state }, products)).toBe(0);
  });

  it("is complete again when a cancellation and its fee are undone", () => {
    const charges = [line("fee", 11_800), line("correction", -11_800)];
    expect(totalOf({ ...sampleReservation, charges }, products)).toBe(room);
  });

  it("minus payments is the balance, in either direction", () => {
    expect(balanceOf(room, [...paid(10_000), ...paid(-2_000)])).toBe(room - 8_000);
    expect(balanceOf(0, paid(100))).toBe(-100);
  });
});

it("is in the property's currency", () => {
  const { message } = reasonFor("OPEN_BALANCE", { amount: 11_850, currency: "EUR" });
  expect(message.replaceAll("\u00A0", " ")).toBe("Saldo pendiente de 118,50 €. Cóbrelo o páselo a cuentas por cobrar.");
});
