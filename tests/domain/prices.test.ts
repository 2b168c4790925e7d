import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { RateDay } from "@/contract/reservations/rates";
import { extraTotal } from "@/domain/reservations/balance";
import { type Inventory, offerOf } from "@/domain/reservations/offerOf";
import { percentOf } from "@/domain/rates/prices";
import { rateNight } from "@/domain/rates/rateNight";
import { baseGuests, occupancySupplement, rateChain } from "@/domain/rates/ratePrices";
import { nightsOf } from "@/domain/stay";

import { factsOf } from "./facts";
import { ratePlan } from "./rates/ratePlan";
import { codesOf } from "./sampleCharge";
import { sampleDouble, samplePolicies } from "./sampleReservation";

const following = (ratePlanId: string, percent: number, amount = 0) => {
  return { derivedFrom: { ratePlanId, percent, amount } };
};

const plans = [
  ratePlan("BAR"),
  ratePlan("NRF", following("BAR", -12)),
  ratePlan("BB", following("BAR", 0, 1_800)),
  ratePlan("CORP", { ...following("BB", -10), minStay: 2 }),
  ratePlan("LONG", { ...following("BAR", -20), minStay: 5 }),
  ratePlan("LONG+", following("LONG", -5)),
  ratePlan("GIFT", following("BAR", -50, -900_000)),
  ratePlan("ROUND", following("ABOUT", 0)),
  ratePlan("ABOUT", following("ROUND", 0)),
  ratePlan("SELF", following("SELF", -5)),
  ratePlan("LOST", following("GONE", 0)),
];

const planOf = (id: string) => plans.find((known) => known.id === id)!;
const priceUnder = (id: string, base: number) =>
  rateNight(rateChain(plans, id)!, (planId) => day(planId, "2026-03-27", { price: base }), two)!.price;

/** Those whom the calendar's price is for. */
const two = baseGuests({ baseOccupancy: 2 });

it.each([
  [25, 50, 13],
  [101, 50, 51],
  [11_801, 88, 10_385],
  [200, 33.33, 67],
  [-25, 50, -12],
])("a share of an amount of %d cents at %d %% is rounded, half a cent up: %d", (amount, percent, cents) => {
  expect(percentOf(amount, percent)).toBe(cents);
});

it("a share of an amount and the rest add up to the whole, except for half a cent", () => {
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

describe("a derived plan", () => {
  it.each([
    ["BAR", 11_800, 11_800],
    ["NRF", 11_801, 10_385],
    ["BB", 11_800, 13_600],
    ["CORP", 11_800, 12_240],
    ["GIFT", 11_800, 0],
  ])("%s follows %d by percent, then by amount, along the chain, to 0 at least: %d", (id, base, price) => {
    expect(priceUnder(id, base)).toBe(price);
  });

  it.each(["ROUND", "ABOUT", "SELF", "LOST", "GONE"])("has no price if its chain has no end: %s", (id) => {
    expect(rateChain(plans, id)).toBeUndefined();
  });
});

const double = { baseOccupancy: 2, extraAdultPrice: 3_001 };
const supplement = (adults: number, childrenAges: number[], type = double) =>
  occupancySupplement({ adults, childrenAges }, type, samplePolicies.children);

it.each([
  ["an adult", 1, [], 0],
  ["two adults", 2, [], 0],
  ["a third adult", 3, [], 3_001],
  ["a baby", 2, [1], 0],
  ["a baby of two, on the edge of the band", 2, [2], 0],
  ["a child of three", 2, [3], 1_501],
  ["a child of eleven, on the edge", 2, [11], 1_501],
  ["a child older than every band", 2, [12], 3_001],
  ["two children, each rounded", 2, [5, 6], 3_002],
  ["a child in an included place", 1, [6], 0],
  ["the cheapest of three where a place is left", 1, [1, 6, 12], 1_501],
])("people beyond those included pay for %s", (_, adults, ages, cents) => {
  expect(supplement(adults, ages)).toBe(cents);
});

it("people beyond those included pay by the narrowest band, whatever the order of the bands", () => {
  const bands = samplePolicies.children.bands.toReversed();
  expect(occupancySupplement({ adults: 2, childrenAges: [1] }, double, { id: "c", name: "", bands })).toBe(0);
});

const open = { minStay: 1, isClosed: false, isClosedToArrival: false, isClosedToDeparture: false };
const day = (ratePlanId: string, date: string, rest: Partial<RateDay> = {}): RateDay => {
  return { ratePlanId, roomTypeId: "DBL", date, price: 11_800, ...open, ...rest };
};

function hotel(days: RateDay[], sold = 0): Inventory {
  const house = { physical: 48, blocked: 0, sold, overbookingAllowance: 0 };
  return {
    nightOf: (ratePlanId, _, date) =>
      rateNight(
        rateChain(plans, ratePlanId) ?? [],
        (id) => days.find((known) => known.ratePlanId === id && known.date === date),
        two,
      ),
    countOf: (_, date) => ({ date, house, type: { ...house, physical: 16 } }),
    soldUnder: () => 0,
    soldBy: () => 0,
    policiesOf: () => samplePolicies,
  };
}

const weekend = { arrival: "2026-03-27", departure: "2026-03-29" };
const family = { adults: 2, childrenAges: [6] };
const weekendDays = [day("BAR", "2026-03-27"), day("BAR", "2026-03-28", { price: 12_345 })];

it("an offer gives each night's price, the total, the deposit, and no reasons against it", () => {
  expect(offerOf({ stay: weekend, people: family }, sampleDouble, planOf("NRF"), hotel(weekendDays))).toMatchObject({
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

const offer = (id: string, days: RateDay[], stay = weekend, people = family, sold = 0) =>
  offerOf({ stay, people }, sampleDouble, planOf(id), hotel(days, sold));
const reasons = (...of: Parameters<typeof offer>) => codesOf(offer(...of)!.reasons);
const [friday, saturday] = weekendDays as [RateDay, RateDay];
const fourNights = [{ ...friday, minStay: 4 }, saturday];
const closed = day("CORP", "2026-03-28", { isClosed: true });
const long = [{ ...friday, isClosedToArrival: true, minStay: 3 }, saturday];
const four = { adults: 3, childrenAges: [6] };
const oneNight = { arrival: "2026-03-27", departure: "2026-03-28" };
const dayUse = { arrival: "2026-03-27", departure: "2026-03-27" };
const nothing = { nights: [], total: 0, available: 0, reasons: [], deposit: 0 };

factsOf("an offer", [
  [
    "gives all reasons against it",
    () => reasons("BAR", long, weekend, four, 16),
    ["TOO_MANY_PEOPLE", "CLOSED_TO_ARRIVAL", "MIN_STAY", "NO_AVAILABILITY"],
  ],
  ["has no room where all are sold", () => offer("BAR", weekendDays, weekend, family, 16)?.available, 0],
  ["of a derived plan has no reasons of its own", () => reasons("CORP", weekendDays), []],
  ["of a derived plan is restricted by its own day", () => reasons("CORP", [...weekendDays, closed]), ["CLOSED"]],
  ["of a derived plan has its base's day", () => reasons("CORP", fourNights), ["MIN_STAY"]],
  ["of a derived plan has its minimum stay", () => reasons("CORP", weekendDays, oneNight), ["MIN_STAY"]],
  ["of a derived plan has its base's minimum stay", () => reasons("LONG+", weekendDays), ["MIN_STAY"]],
  ["does not exist if a night has no price", () => offer("BAR", [friday]), undefined],
  ["does not exist if its plan has no price", () => offer("SELF", weekendDays), undefined],
]);

it("an offer for day use costs no night and uses none", () => {
  expect(offer("BAR", weekendDays, dayUse, family, 16)).toMatchObject(nothing);
});

it("an offer adds up for all prices and people", () => {
  const dated = (place: number) => `2026-03-${String(place + 1).padStart(2, "0")}`;
  const prices = fc.array(fc.integer({ min: 0, max: 99_999 }), { minLength: 1, maxLength: 14 });
  const ages = fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 });
  const party = fc.record({ adults: fc.integer({ min: 1, max: 4 }), childrenAges: ages });
  fc.assert(
    fc.property(prices, party, fc.constantFrom(...plans.slice(0, 5)), (amounts, people, rate) => {
      const days = amounts.map((price, place) => day("BAR", dated(place), { price }));
      const stay = { arrival: dated(0), departure: dated(amounts.length) };
      const { nights, total, deposit } = offer(rate.id, days, stay, people)!;
      expect(nights.map(({ date }) => date)).toEqual(nightsOf(stay));
      expect(total).toBe(nights.reduce((sum, { price }) => sum + price, 0));
      expect(nights.every(({ price }) => Number.isInteger(price) && price >= 0)).toBe(true);
      expect(deposit).toBeLessThanOrEqual(total);
    }),
    { seed: 48, numRuns: 500 },
  );
});

it("refuses a negative price before a rule sees it", () => {
  expect(() => priceUnder("BAR", -1)).toThrow(RangeError);
  const type = { ...sampleDouble, extraAdultPrice: -1 };
  expect(() => occupancySupplement({ adults: 2, childrenAges: [] }, type, samplePolicies.children)).toThrow(RangeError);
  expect(() => extraTotal({ per: "stay", price: -1 }, { quantity: 1 }, 1, 1)).toThrow(RangeError);
});
