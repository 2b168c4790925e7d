import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { Fee } from "@/contract/reservations/policies";
import type { Charge } from "@/contract/account/account";
import type { Product } from "@/contract/property";
import { agreedTotal, extraTotal, totalOf } from "@/domain/reservations/balance";
import { balanceOf } from "@/domain/account/balance";
import { cancellationFee, cancellationTerms, feeOf, keptOf, noShowFee } from "@/domain/reservations/fees";
import type { FeeMoment } from "@/domain/reservations/fees";
import { reasonFor } from "@/domain/reasonFor";

import { type Fact, facts, factsOf } from "./facts";
import { sampleCharge } from "./sampleCharge";
import { sampleReservation } from "./sampleReservation";

const { nights, policies } = sampleReservation;
const paid = (amount: number) => [{ id: "P-1", method: "card" as const, amount, at: "2026-03-01T09:00:00.000Z" }];
/** Around noon: no tier of the sample counts hours. Fees have VAT unless told. */
const on = (businessDate: string, feeCause: FeeMoment["feeCause"] = "S1") => {
  return { businessDate, clock: `${businessDate} 12:00`, feeCause };
};
const room = 11_800 + 12_300 + 9_901;

/** Nights at these prices. */
const pricedAt = (...prices: number[]) => prices.map((price) => ({ date: "2026-03-27", price }));

const fees = fc.oneof(
  fc.record({ kind: fc.constant("nights" as const), nights: fc.integer({ min: 0, max: 20 }) }),
  fc.integer({ min: 0, max: 10_000 }).map((n) => ({ kind: "percent" as const, percent: n / 100 })),
  fc.record({ kind: fc.constant("fixed" as const), amount: fc.integer({ min: 0, max: 500_000 }) }),
);
const stays = fc.array(fc.integer({ min: 0, max: 99_999 }), { maxLength: 14 }).map((prices) => pricedAt(...prices));

it.each([
  [{ kind: "none" }, 0],
  [{ kind: "nights", nights: 1 }, 11_800],
  [{ kind: "nights", nights: 2 }, 24_100],
  [{ kind: "nights", nights: 9 }, room],
  [{ kind: "percent", percent: 50 }, 17_001],
  [{ kind: "percent", percent: 100 }, room],
  [{ kind: "fixed", amount: 3_000 }, 3_000],
  [{ kind: "fixed", amount: 99_999 }, room],
] satisfies [Fee, number][])("a fee of %j is %i cents", (fee, cents) => {
  expect(feeOf(fee, nights)).toBe(cents);
});

factsOf("a fee", [["is 0 for day use", () => feeOf({ kind: "fixed", amount: 3_000 }, []), 0]]);

it.each<Fee>([
  { kind: "nights", nights: 1 },
  { kind: "percent", percent: 50 },
  { kind: "fixed", amount: 3_000 },
])("a fee of %j is refused for a night below zero", (fee) => {
  expect(() => feeOf(fee, [{ date: "2026-03-27", price: -1 }])).toThrow(RangeError);
});

it("a fee is never more than the stay costs, nor less than nothing", () => {
  const above = fc.record({ kind: fc.constant("percent" as const), percent: fc.integer({ min: 100, max: 150 }) });
  fc.assert(
    fc.property(fc.oneof(fees, above), stays, (asked, ofStay) => {
      const cents = feeOf(asked, ofStay);
      expect(cents).toBeGreaterThanOrEqual(0);
      expect(cents).toBeLessThanOrEqual(ofStay.reduce((sum, { price }) => sum + price, 0));
      expect(Number.isInteger(cents)).toBe(true);
    }),
    { seed: 7, numRuns: 1_000 },
  );
});

describe("a fee that is a compensation", () => {
  it.each([
    ["the whole of two nights of 110,00", { kind: "percent", percent: 100 }, [11_000, 11_000], 20_000],
    ["the first of two nights", { kind: "nights", nights: 1 }, [11_000, 12_000], 10_000],
    // 24,37 of 10 % are 2,22 of VAT in their sum, 1,11 + 1,10 night by night
    ["two nights, whose VAT is taken out of their sum once", { kind: "nights", nights: 2 }, [1_217, 1_220], 2_215],
    ["a share, rounded to the cent before its VAT is taken out", { kind: "percent", percent: 50 }, [34_001], 15_455],
    ["a share of two decimals", { kind: "percent", percent: 33.33 }, [10_000], 3_030],
    ["a night with a discount", { kind: "nights", nights: 1 }, [9_350, 11_000], 8_500],
    ["a night for nothing, before a paid night", { kind: "nights", nights: 1 }, [0, 11_000], 0],
    ["a stay for nothing", { kind: "percent", percent: 100 }, [0, 0], 0],
    ["day use, which has no nights", { kind: "percent", percent: 100 }, [], 0],
    ["no share", { kind: "percent", percent: 0 }, [11_000], 0],
    ["no fee", { kind: "none" }, [11_000], 0],
    ["a cent, which has no VAT", { kind: "percent", percent: 100 }, [1], 1],
    ["a fixed sum, as it is", { kind: "fixed", amount: 5_000 }, [11_000], 5_000],
    ["a fixed sum between the stay without and with its VAT", { kind: "fixed", amount: 10_500 }, [11_000], 10_000],
    ["a fixed sum above the stay", { kind: "fixed", amount: 99_999 }, [11_000], 10_000],
  ] satisfies [string, Fee, number[], number][])("of %s has no VAT", (_, fee, prices, cents) => {
    expect(keptOf(fee, pricedAt(...prices), "N1")).toBe(cents);
  });

  it("is never more than the whole stay as a fee, nor than the fee with VAT", () => {
    fc.assert(
      fc.property(fees, stays, (fee, ofStay) => {
        const kept = keptOf(fee, ofStay, "N1");
        expect(Number.isInteger(kept)).toBe(true);
        expect(kept).toBeLessThanOrEqual(keptOf({ kind: "percent", percent: 100 }, ofStay, "N1"));
        expect(kept).toBeLessThanOrEqual(feeOf(fee, ofStay));
        expect(kept === 0).toBe(feeOf(fee, ofStay) === 0);
      }),
      { seed: 8, numRuns: 1_000 },
    );
  });

  it("is the whole fee where the property taxes it as lodging", () => {
    fc.assert(
      fc.property(fees, stays, (fee, ofStay) => {
        expect(keptOf(fee, ofStay, "S1")).toBe(feeOf(fee, ofStay));
      }),
      { seed: 9, numRuns: 200 },
    );
  });

  it("is what a cancellation and a no-show cost; the VAT of what was paid goes back", () => {
    const stay = { ...sampleReservation, payments: paid(room) };
    const kept = { feeCause: "N1", fee: 30_910, refund: room - 30_910 };
    expect(noShowFee(stay, on("2026-03-28", "N1"))).toEqual({ ...kept, daysBefore: -1 });
    expect(noShowFee(stay, on("2026-03-28"))).toMatchObject({ feeCause: "S1", fee: room, refund: 0 });
    expect(cancellationFee(stay, on("2026-03-24", "N1"))).toMatchObject({ fee: 10_727, refund: room - 10_727 });
    expect(cancellationFee(stay, on("2026-03-24", "N1"), "modified")).toMatchObject({ fee: 0, refund: room });
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
    const expected = { feeCause: "S1", fee, refund: 0, daysBefore };
    expect(cancellationFee(sampleReservation, on(businessDate))).toEqual(expected);
  });

  it.each([
    ["2026-03-19", [false, false]],
    ["2026-03-20", [false, false]],
    ["2026-03-21", [true, false]],
    ["2026-03-24", [true, false]],
    ["2026-03-26", [true, true]],
  ])("on %s says which of its conditions are over; the first that is not is the fee", (businessDate, over) => {
    const terms = cancellationTerms(policies, sampleReservation.arrival, on(businessDate));
    expect(terms.map(({ until }) => until)).toEqual(["2026-03-20", "2026-03-24"]);
    expect(terms.map(({ isOver }) => isOver)).toEqual(over);
    const inForce = terms.find(({ isOver }) => !isOver)?.fee ?? policies.cancellation.lateFee;
    expect(cancellationFee(sampleReservation, on(businessDate)).fee).toBe(feeOf(inForce, nights));
  });

  const { cancellation } = policies;
  const turned = { ...policies, cancellation: { ...cancellation, tiers: cancellation.tiers.toReversed() } };
  const costs = (
    changes: Partial<typeof sampleReservation>,
    ...[at, reason]: [string, ("modified" | "guestRequest")?]
  ) => cancellationFee({ ...sampleReservation, ...changes }, on(at), reason);

  facts([
    ["costs the same whatever the order of the tiers", () => costs({ policies: turned }, "2026-03-10").fee, 0],
    ["refunds payments beyond the fee", () => costs({ payments: paid(20_000) }, "2026-03-24").refund, 8_200],
    ["never asks for more than was paid", () => costs({ payments: paid(5_000) }, "2026-03-24").refund, 0],
    ["costs nothing if another reservation replaces it", () => costs({}, "2026-03-27", "modified").fee, 0],
    ["costs its fee if the guest asks for it", () => costs({}, "2026-03-27", "guestRequest").fee, 17_001],
    ...(["inquiry", "waitlist", "optional"] as const).map((state): Fact => [
      `costs nothing before a promise: ${state}`,
      () => costs({ state }, "2026-03-27").fee,
      0,
    ]),
    [
      "of who does not come costs what the reservation's own policy says",
      () => noShowFee({ ...sampleReservation, payments: paid(40_000) }, on("2026-03-28")),
      { feeCause: "S1", fee: room, refund: 5_999, daysBefore: -1 },
    ],
  ]);
});

const products: Product[] = [
  { id: "parking", name: "Parking", price: 1_600, per: "night", isActive: true },
  { id: "breakfast", name: "Desayuno", price: 1_400, per: "personNight", isActive: true },
  { id: "pass", name: "Pase de spa", price: 2_500, per: "person", isActive: true },
  { id: "transfer", name: "Traslado", price: 4_500, per: "stay", isActive: true },
];

it.each([
  ["parking", 2, 9_600],
  ["breakfast", 1, 12_600],
  ["pass", 1, 7_500],
  ["transfer", 2, 9_000],
])("a total counts %s × %i by what it is sold by", (id, quantity, cents) => {
  const product = products.find((candidate) => candidate.id === id)!;
  expect(extraTotal(product, { quantity }, 3, 3)).toBe(cents);
});

const line = (kind: Charge["kind"], amount: number) => sampleCharge(kind, kind, amount);
const family = { ...sampleReservation, childrenAges: [6], extras: [{ productId: "breakfast", quantity: 1 }] };
const totalWith = (changes: Partial<typeof sampleReservation>) =>
  totalOf({ ...sampleReservation, ...changes }, products);
const night = line("room", 11_800);
const undone = [line("fee", 11_800), line("correction", -11_800)];
const corrected = [line("room", 11_800), line("correction", -2_000), line("fee", 500)];
const open = reasonFor("OPEN_BALANCE", { amount: 11_850, currency: "EUR" });

factsOf("a total", [
  ["is room and extras while the reservation is valid", () => agreedTotal(family, products), room + 12_600],
  ["is the same once posted", () => totalOf({ ...family, charges: [night] }, products), room + 12_600],
  ["adds fees and corrections", () => totalWith({ charges: corrected }), room - 1_500],
  ["of a cancelled stay is its fee", () => totalWith({ state: "cancelled", charges: [line("fee", 11_800)] }), 11_800],
  ["of a no-show is its fee", () => totalWith({ state: "noShow", charges: [line("fee", 11_800)] }), 11_800],
  ["of a cancelled stay without a fee is nothing", () => totalWith({ state: "cancelled" }), 0],
  ["of a no-show without a fee is nothing", () => totalWith({ state: "noShow" }), 0],
  ["is complete again when a cancellation and its fee are undone", () => totalWith({ charges: undone }), room],
  ["minus payments is the balance", () => balanceOf(room, [...paid(10_000), ...paid(-2_000)]), room - 8_000],
  ["is below zero with too much paid", () => balanceOf(0, paid(100)), -100],
  [
    "is told in the property's currency",
    () => open.message.replaceAll("\u00A0", " "),
    "Saldo pendiente de 118,50 €. Cóbrelo o páselo a cuentas por cobrar.",
  ],
]);
