import fc from "fast-check";
import { expect, it } from "vitest";

import type { Derivation, RateDay, RateSettings } from "@/contract/reservations/rates";
import { addDays } from "@/domain/civilDate";
import { rounded } from "@/domain/rates/prices";
import { type DayRestrictions, rateNight } from "@/domain/rates/rateNight";
import { baseGuests, rateChain } from "@/domain/rates/ratePrices";
import { restrictionReasons } from "@/domain/rates/restrictionReasons";

import { ratePlan } from "./ratePlan";

const plan = (id: string, derivedFrom?: Derivation, minStay?: number) =>
  ratePlan(id, { ...(derivedFrom && { derivedFrom }), ...(minStay && { minStay }) });

const plans = [
  plan("BAR"),
  plan("NR", { ratePlanId: "BAR", percent: -12, amount: 0 }),
  plan("MEMBER", { ratePlanId: "NR", percent: -10, amount: 0 }),
  plan("HALF", { ratePlanId: "BAR", percent: -10, amount: 0, rounding: "half" }),
  plan("NINE", { ratePlanId: "BAR", percent: -10, amount: 0, rounding: "nine" }),
  plan("BOARD", { ratePlanId: "BAR", percent: 0, amount: 3_600 }, 2),
];

const season = { ratePlanId: "", roomTypeId: "DBL", date: "2026-06-14", minStay: 1 };
const open = { isClosed: false, isClosedToArrival: false, isClosedToDeparture: false };

/** The night of a plan, with what is set by hand for it and for others. */
const nightOf = (id: string, base: number, set: Record<string, RateSettings> = {}, day: Partial<RateDay> = {}) =>
  rateNight(
    rateChain(plans, id)!,
    (ratePlanId) => ({
      ...season,
      ...open,
      price: base,
      ...day,
      ratePlanId,
      ...(set[ratePlanId] && { set: set[ratePlanId] }),
    }),
    baseGuests({ baseOccupancy: 2 }),
  )!;
const priceOf = (...args: Parameters<typeof nightOf>) => nightOf(...args).price;

it.each<[string, Parameters<typeof nightOf>, number]>([
  ["is derived", ["NR", 120_00], 105_60],
  ["is derived along the chain", ["MEMBER", 120_00], 95_04],
  ["is rounded to halves", ["HALF", 119_00], 107_00],
  ["is rounded to nines", ["NINE", 119_00], 109_00],
  ["follows a parent set by hand", ["MEMBER", 99_00, { BAR: { price: 120_00 } }], 95_04],
  ["follows the nearest parent set by hand", ["MEMBER", 120_00, { NR: { price: 100_00 } }], 90_00],
  ["is what is set by hand for the plan", ["NR", 120_00, { NR: { price: 99_00 } }], 99_00],
  ["is derived once that is taken back", ["NR", 120_00, { NR: { minStay: 2 } }], 105_60],
  ["is never below the floor", ["MEMBER", 120_00, {}, { floor: 100_00 }], 100_00],
  ["is judged by the floor on the result alone", ["BOARD", 50_00, {}, { floor: 60_00 }], 86_00],
])("the price of a night %s", (_, of, price) => expect(priceOf(...of)).toBe(price));

it("the price of a night says by which steps it is found", () => {
  const set = nightOf("NR", 120_00, { NR: { price: 99_00 } }).steps;
  expect(set.map(({ rule }) => rule)).toEqual(["season", "set"]);
  expect(nightOf("NR", 120_00, {}, { floor: 110_00 }).steps).toEqual([
    { ratePlanId: "BAR", rule: "season", price: 120_00 },
    { ratePlanId: "NR", rule: "derived", price: 105_60 },
    { ratePlanId: "NR", rule: "floor", price: 110_00 },
  ]);
});

it.each([
  ["half", 107_10, 107_00],
  ["half", 107_25, 107_50],
  ["unit", 107_50, 108_00],
  ["nine", 107_10, 109_00],
  ["nine", 104_00, 109_00],
  ["nine", 103_99, 99_00],
  [undefined, 107_13, 107_13],
] as const)("the price of a night is rounded to %s: %i becomes %i", (to, price, right) => {
  expect(rounded(price, to)).toBe(right);
});

const toArrival = { isClosedToArrival: true, isClosedToDeparture: false };
const both = { BAR: { isClosed: true }, NR: { isClosed: false, isClosedToArrival: true } };

it.each<[string, Parameters<typeof nightOf>, Partial<ReturnType<typeof nightOf>>]>([
  ["has the minimum of the plan", ["BOARD", 1], { minStay: 2 }],
  ["has a lower minimum set by hand", ["BOARD", 1, { BOARD: { minStay: 1 } }], { minStay: 1 }],
  ["has a minimum set by hand below the season's", ["BAR", 1, { BAR: { minStay: 1 } }, { minStay: 3 }], { minStay: 1 }],
  ["keeps its own minimum above the parent's", ["BOARD", 1, { BAR: { minStay: 1 } }], { minStay: 2 }],
  ["has the parent's higher minimum", ["BOARD", 1, { BAR: { minStay: 4 } }], { minStay: 4 }],
  // SiteMinder: a stop of sales does not touch arrivals
  ["adds closures up, each kind alone", ["NR", 1, both], { isClosed: true, ...toArrival }],
  ["has no quota of its parent", ["NR", 1, { BAR: { quota: 3 } }], { quota: undefined }],
])("a night %s", (_, of, expected) => {
  const night = nightOf(...of);
  expect({ quota: undefined, ...night }).toMatchObject(expected);
});

/** The prices of a chain by another way: from the plan upwards, in fractions that are cut to cents at each step. */
function naivePrice(id: string, base: number, set: Record<string, number | undefined>, floor: number): number {
  function before(of: string): number {
    const own = set[of];
    if (own !== undefined) return own;
    const { derivedFrom } = plans.find((one) => one.id === of)!;
    if (!derivedFrom) return base;
    const exact = BigInt(before(derivedFrom.ratePlanId)) * BigInt(100 + derivedFrom.percent);
    let cents = Number(exact / 100n) + (exact % 100n >= 50n ? 1 : 0) + derivedFrom.amount;
    if (derivedFrom.rounding === "half") while (cents % 50 !== 0) cents += cents % 50 >= 25 ? 1 : -1;
    if (derivedFrom.rounding === "nine") {
      const lower = cents - ((((cents - 900) % 1000) + 1000) % 1000);
      cents = cents - lower < 500 ? lower : lower + 1000;
    }
    return Math.max(0, cents);
  }
  return Math.max(floor, before(id));
}

it("has the prices of a second, naive way of counting", () => {
  const price = fc.integer({ min: 0, max: 60_000 });
  const set = fc.dictionary(fc.constantFrom(...plans.map(({ id }) => id)), price, { maxKeys: 3 });
  const floors = fc.integer({ min: 0, max: 9_000 });
  fc.assert(
    fc.property(fc.constantFrom(...plans), price, set, floors, ({ id }, base, byHand, floor) => {
      const settings = Object.fromEntries(Object.entries(byHand).map(([of, cents]) => [of, { price: cents }]));
      expect(priceOf(id, base, settings, { floor })).toBe(naivePrice(id, base, byHand, floor));
    }),
    { seed: 52, numRuns: 1_000 },
  );
});

/** Whether a stay may be sold, told day by day as a person reads the calendar. */
function naively(arrival: string, length: number, days: readonly DayRestrictions[]): string[] {
  const failing: string[] = [];
  for (let day = 0; day <= length; day++) {
    const rules = days[day]!;
    const date = addDays(arrival, day);
    const isNight = day < length;
    if (isNight && rules.isClosed) failing.push(`CLOSED ${date}`);
    if (day === 0 && rules.isClosedToArrival) failing.push(`CLOSED_TO_ARRIVAL ${date}`);
    if (day === length && rules.isClosedToDeparture) failing.push(`CLOSED_TO_DEPARTURE ${date}`);
    if (day === 0 && isNight && length < rules.minStay) failing.push(`MIN_STAY ${date}`);
    if (day === 0 && rules.maxStay !== undefined && length > rules.maxStay) failing.push(`MAX_STAY ${date}`);
    if (isNight && rules.minStayThrough !== undefined && length < rules.minStayThrough)
      failing.push(`MIN_STAY_THROUGH ${date}`);
    if (isNight && rules.quota !== undefined && (rules.sold ?? 0) + 1 > rules.quota) failing.push(`QUOTA ${date}`);
  }
  return failing.toSorted();
}

it("forbids the stays that a naive reading of the calendar forbids, with the same dates", () => {
  const few = (max: number) => fc.option(fc.integer({ min: 1, max }), { nil: undefined });
  const day: fc.Arbitrary<DayRestrictions> = fc.record({
    minStay: fc.integer({ min: 1, max: 4 }),
    minStayThrough: few(5),
    maxStay: few(6),
    quota: few(3),
    sold: fc.integer({ min: 0, max: 3 }),
    isClosed: fc.boolean(),
    isClosedToArrival: fc.boolean(),
    isClosedToDeparture: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 7 }), fc.array(day, { minLength: 8, maxLength: 8 }), (length, days) => {
      const arrival = "2026-03-27"; // over the change to summer time
      const departure = addDays(arrival, length);
      const dates = days.map((_, place) => addDays(arrival, place));
      const found = restrictionReasons({ arrival, departure }, (date) => days[dates.indexOf(date)]!);
      expect(found.map(({ code, values }) => `${code} ${values?.date}`).toSorted()).toEqual(
        naively(arrival, length, days),
      );
    }),
    { seed: 51, numRuns: 1_000 },
  );
});
