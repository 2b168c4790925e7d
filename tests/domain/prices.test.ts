import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { RoomType } from "@/contract/property";
import type { RateDay, RatePlan } from "@/contract/reservations/rates";
import { extraTotal } from "@/domain/reservations/balance";
import { type Inventory, offerOf } from "@/domain/reservations/offerOf";
import { percentOf } from "@/domain/rates/prices";
import { rateNight } from "@/domain/rates/rateNight";
import { occupancySupplement, rateChain } from "@/domain/rates/ratePrices";
import { nightsOf } from "@/domain/stay";

import { samplePolicies } from "./sampleReservation";

const plan = (id: string, rest: Partial<RatePlan> = {}): RatePlan => ({
  id,
  code: id,
  name: id,
  board: "roomOnly",
  cancellationPolicyId: "flexible",
  depositPolicyId: "firstNight",
  isActive: true,
  ...rest,
});
const following = (ratePlanId: string, percent: number, amount = 0) => ({
  derivedFrom: { ratePlanId, percent, amount },
});

const plans = [
  plan("BAR"),
  plan("NRF", following("BAR", -12)),
  plan("BB", following("BAR", 0, 1_800)),
  plan("CORP", { ...following("BB", -10), minStay: 2 }),
  plan("LONG", { ...following("BAR", -20), minStay: 5 }),
  plan("LONG+", following("LONG", -5)),
  plan("GIFT", following("BAR", -50, -900_000)),
  plan("ROUND", following("ABOUT", 0)),
  plan("ABOUT", following("ROUND", 0)),
  plan("SELF", following("SELF", -5)),
  plan("LOST", following("GONE", 0)),
];

const planOf = (id: string) => plans.find((known) => known.id === id)!;
const priceUnder = (id: string, base: number) =>
  rateNight(rateChain(plans, id)!, (planId) => day(planId, "2026-03-27", { price: base }))!.price;

describe("a share of an amount", () => {
  it("is rounded to the cent, half a cent up", () => {
    expect(percentOf(25, 50)).toBe(13);
    expect(percentOf(101, 50)).toBe(51);
    expect(percentOf(11_801, 88)).toBe(10_385);
    expect(percentOf(200, 33.33)).toBe(67);
    expect(percentOf(-25, 50)).toBe(-12);
  });

  it("and the rest add up to the whole, except for half a cent", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 100 }), (amount, percent) => {
        const sum = percentOf(amount, percent) + percentOf(amount, 100 - percent);
        expect(sum - amount).toBeGreaterThanOrEqual(0);
        expect(sum - amount).toBeLessThanOrEqual(1);
        expect(percentOf(amount, 100)).toBe(amount);
      }),
      { seed: 12, numRuns: 1_000 },
    );
  });
});

describe("a derived plan", () => {
  it("follows another's price by percent and then by amount, along the whole chain", () => {
    expect(priceUnder("BAR", 11_800)).toBe(11_800);
    expect(priceUnder("NRF", 11_801)).toBe(10_385);
    expect(priceUnder("BB", 11_800)).toBe(13_600);
    expect(priceUnder("CORP", 11_800)).toBe(12_240);
  });

  it("never costs less than 0", () => {
    expect(priceUnder("GIFT", 11_800)).toBe(0);
  });

  it.each(["ROUND", "ABOUT", "SELF", "LOST", "GONE"])("has no price if its chain has no end: %s", (id) => {
    expect(rateChain(plans, id)).toBeUndefined();
  });
});

describe("people beyond the included ones", () => {
  const double = { baseOccupancy: 2, extraAdultPrice: 3_001 };
  const supplement = (adults: number, childrenAges: number[], type = double) =>
    occupancySupplement({ adults, childrenAges }, type, samplePolicies.children);

  it.each([
    ["one adult", 1, [], 0],
    ["two adults", 2, [], 0],
    ["a third adult", 3, [], 3_001],
    ["a baby", 2, [1], 0],
    ["a baby of two, on the edge of the band", 2, [2], 0],
    ["a child of three", 2, [3], 1_501],
    ["a child of eleven, on the edge", 2, [11], 1_501],
    ["a child older than every band", 2, [12], 3_001],
    ["two children, each rounded", 2, [5, 6], 3_002],
    ["a child in an included place", 1, [6], 0],
    ["the cheapest of three where one place is left", 1, [1, 6, 12], 1_501],
  ])("pay for %s", (_, adults, ages, cents) => {
    expect(supplement(adults, ages)).toBe(cents);
  });

  it("pay by the narrowest band, whatever the order of the bands", () => {
    const bands = samplePolicies.children.bands.toReversed();
    expect(occupancySupplement({ adults: 2, childrenAges: [1] }, double, { id: "c", name: "", bands })).toBe(0);
  });
});

const double: RoomType = {
  id: "DBL",
  code: "DBL",
  name: "Doble",
  maxOccupancy: 3,
  maxAdults: 2,
  maxChildren: 1,
  baseOccupancy: 2,
  extraAdultPrice: 3_000,
  rank: 2,
  overbookingAllowance: 0,
  isActive: true,
};

const day = (ratePlanId: string, date: string, rest: Partial<RateDay> = {}): RateDay => ({
  ratePlanId,
  roomTypeId: "DBL",
  date,
  price: 11_800,
  minStay: 1,
  isClosed: false,
  isClosedToArrival: false,
  isClosedToDeparture: false,
  ...rest,
});

function hotel(days: RateDay[], sold = 0): Inventory {
  const house = { physical: 48, blocked: 0, sold, overbookingAllowance: 0 };
  return {
    nightOf: (ratePlanId, _, date) =>
      rateNight(rateChain(plans, ratePlanId) ?? [], (id) =>
        days.find((known) => known.ratePlanId === id && known.date === date),
      ),
    countOf: (_, date) => ({ date, house, type: { ...house, physical: 16 } }),
    soldUnder: () => 0,
    policiesOf: () => samplePolicies,
  };
}

const weekend = { arrival: "2026-03-27", departure: "2026-03-29" };
const family = { adults: 2, childrenAges: [6] };
const weekendDays = [day("BAR", "2026-03-27"), day("BAR", "2026-03-28", { price: 12_345 })];

describe("an offer", () => {
  it("gives each night's price, the total, the deposit, and no reasons against it", () => {
    const offer = offerOf({ stay: weekend, people: family }, double, planOf("NRF"), hotel(weekendDays));
    expect(offer).toMatchObject({
      roomTypeId: "DBL",
      ratePlanId: "NRF",
      nights: [
        { date: "2026-03-27", price: 10_384 + 1_500 },
        { date: "2026-03-28", price: 10_864 + 1_500 },
      ],
      total: 24_248,
      available: 16,
      reasons: [],
      deposit: 11_884,
    });
  });

  it("gives all reasons against it", () => {
    const days = [day("BAR", "2026-03-27", { isClosedToArrival: true, minStay: 3 }), weekendDays[1]!];
    const people = { adults: 3, childrenAges: [6] };
    const offer = offerOf({ stay: weekend, people }, double, planOf("BAR"), hotel(days, 16));
    expect(offer?.available).toBe(0);
    expect(offer?.reasons.map(({ code }) => code)).toEqual([
      "TOO_MANY_PEOPLE",
      "CLOSED_TO_ARRIVAL",
      "MIN_STAY",
      "NO_AVAILABILITY",
    ]);
  });

  it("of a derived plan is restricted by its own day, by its base plan's day, and by the minimum stay of either", () => {
    const codesOf = (days: RateDay[], stay = weekend, id = "CORP") =>
      offerOf({ stay, people: family }, double, planOf(id), hotel(days))?.reasons.map(({ code }) => code);
    expect(codesOf(weekendDays)).toEqual([]);
    expect(codesOf([...weekendDays, day("CORP", "2026-03-28", { isClosed: true })])).toEqual(["CLOSED"]);
    expect(codesOf([day("BAR", "2026-03-27", { minStay: 4 }), weekendDays[1]!])).toEqual(["MIN_STAY"]);
    expect(codesOf(weekendDays, { arrival: "2026-03-27", departure: "2026-03-28" })).toEqual(["MIN_STAY"]);
    expect(codesOf(weekendDays, weekend, "LONG+")).toEqual(["MIN_STAY"]);
  });

  it("does not exist if a night has no price", () => {
    expect(offerOf({ stay: weekend, people: family }, double, planOf("BAR"), hotel([weekendDays[0]!]))).toBeUndefined();
    expect(offerOf({ stay: weekend, people: family }, double, planOf("SELF"), hotel(weekendDays))).toBeUndefined();
  });

  it("for day use costs no night and uses none", () => {
    const dayUse = { arrival: "2026-03-27", departure: "2026-03-27" };
    expect(offerOf({ stay: dayUse, people: family }, double, planOf("BAR"), hotel(weekendDays, 16))).toMatchObject({
      nights: [],
      total: 0,
      available: 0,
      reasons: [],
      deposit: 0,
    });
  });

  it("adds up for all prices and people", () => {
    const prices = fc.array(fc.integer({ min: 0, max: 99_999 }), { minLength: 1, maxLength: 14 });
    const party = fc.record({
      adults: fc.integer({ min: 1, max: 4 }),
      childrenAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(prices, party, fc.constantFrom(...plans.slice(0, 5)), (amounts, people, rate) => {
        const days = amounts.map((price, index) =>
          day("BAR", `2026-03-${String(index + 1).padStart(2, "0")}`, { price }),
        );
        const stay = { arrival: "2026-03-01", departure: `2026-03-${String(amounts.length + 1).padStart(2, "0")}` };
        const offer = offerOf({ stay, people }, double, rate, hotel(days))!;
        expect(offer.nights.map(({ date }) => date)).toEqual(nightsOf(stay));
        expect(offer.total).toBe(offer.nights.reduce((sum, { price }) => sum + price, 0));
        expect(offer.nights.every(({ price }) => Number.isInteger(price) && price >= 0)).toBe(true);
        expect(offer.deposit).toBeLessThanOrEqual(offer.total);
      }),
      { seed: 48, numRuns: 500 },
    );
  });
});

it("refuses a negative price before a rule sees it", () => {
  expect(() => priceUnder("BAR", -1)).toThrow(RangeError);
  const type = { ...double, extraAdultPrice: -1 };
  expect(() => occupancySupplement({ adults: 2, childrenAges: [] }, type, samplePolicies.children)).toThrow(RangeError);
  expect(() => extraTotal({ per: "stay", price: -1 }, 1, 1, 1)).toThrow(RangeError);
});
