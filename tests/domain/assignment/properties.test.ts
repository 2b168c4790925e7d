import fc from "fast-check";
import { expect, it } from "vitest";

import type { AssignmentPlan, PlannedStay } from "@/contract/reservations/assignment";
import { usualCriteria } from "@/domain/assignment/criteria";
import { dayNumber } from "@/domain/civilDate";
import { overlaps } from "@/domain/stay";

import { held, only, planOf, room, roomsAfter, roomTypes, solved, stay } from "./plans";

const numbers = ["101", "102", "201", "202"];
const runs = { seed: 14, numRuns: 300 };

const someTypes = fc.array(fc.constantFrom("IND", "DBL", "STE"), { minLength: 1, maxLength: 4 });
const someRooms = someTypes.map((types) =>
  types.map((roomTypeId, place) =>
    room(numbers[place]!, { roomTypeId, features: place % 2 === 0 ? ["accessible"] : ["quiet"] }),
  ),
);

const someStays = fc.array(
  fc.record({
    from: fc.integer({ min: 0, max: 6 }),
    nights: fc.integer({ min: 1, max: 4 }),
    type: fc.constantFrom("IND", "DBL", "DBL", "STE"),
    isAccessible: fc.integer({ min: 0, max: 5 }).map((one) => one === 0),
    own: fc.option(fc.constantFrom(...numbers), { freq: 2 }),
  }),
  { maxLength: 8 },
);

const someHeld = fc.array(fc.tuple(fc.constantFrom(...numbers), fc.integer({ min: 0, max: 8 })), { maxLength: 2 });

/** A plan of at most 4 rooms and 8 stays; no two stays have one room at once. */
const somePlan = fc.tuple(someRooms, someStays, someHeld).map(([rooms, drawn, blocks]) => {
  const stays: PlannedStay[] = [];
  for (const [place, { from, nights, type, isAccessible, own }] of drawn.entries()) {
    const preferences = [isAccessible ? ("accessible" as const) : ("quiet" as const)];
    const its = { id: `s${place}`, roomTypeId: type, adults: type === "IND" ? 1 : 2, preferences };
    const next = stay(from, from + nights, its);
    const roomId = `R-${own ?? ""}`;
    const isFree = !stays.some((one) => one.roomId === roomId && overlaps(one, next));
    stays.push(isFree && rooms.some(({ id }) => id === roomId) ? { ...next, roomId } : next);
  }
  return planOf({ rooms, stays, held: blocks.map(([number, from]) => held(number, from, from + 2)) });
});

/** Whether a stay may have a room, written again from the rules. */
function isAllowed(plan: AssignmentPlan, one: PlannedStay, roomId: string, upgrades: boolean): boolean {
  const its = plan.rooms.find(({ id }) => id === roomId)!;
  const rankOf = (id: string) => roomTypes.find((type) => type.id === id)!.rank;
  const blocks = plan.held.filter((block) => block.roomId === roomId);
  if (blocks.some(({ from, to }) => overlaps(one, { arrival: from, departure: to }))) return false;
  if (one.roomId === roomId) return true;
  const isOfType = its.roomTypeId === one.roomTypeId || (upgrades && rankOf(its.roomTypeId) > rankOf(one.roomTypeId));
  return isOfType && (!one.preferences.includes("accessible") || its.features.includes("accessible"));
}

/** Tries everything. */
function canAllSleep(plan: AssignmentPlan, upgrades: boolean, stays = plan.stays, given: [PlannedStay, string][] = []) {
  const [first, ...others] = stays;
  if (!first) return true;
  return plan.rooms.some(
    ({ id }): boolean =>
      isAllowed(plan, first, id, upgrades) &&
      !given.some(([other, roomId]) => roomId === id && overlaps(other, first)) &&
      canAllSleep(plan, upgrades, others, [...given, [first, id]]),
  );
}

it("breaks no hard rule", () => {
  fc.assert(
    fc.property(somePlan, fc.boolean(), (plan, upgrades) => {
      const after = roomsAfter(plan, solved(plan, only({ gaps: 3, quiet: 2, keep: 1 }, { upgrades })));
      const seated = plan.stays.filter(({ id }) => after.has(id));
      for (const one of seated) {
        expect(isAllowed(plan, one, after.get(one.id)!, upgrades)).toBe(true);
        const beside = seated.filter((other) => other !== one && after.get(other.id) === after.get(one.id));
        expect(beside.filter((other) => overlaps(one, other))).toEqual([]);
      }
    }),
    runs,
  );
});

it("finds rooms for all wherever there are any, and calls impossible only what is", () => {
  fc.assert(
    fc.property(somePlan, fc.boolean(), (plan, upgrades) => {
      const { unsolved } = solved(plan, only({ gaps: 3 }, { upgrades }));
      expect(unsolved.length === 0).toBe(canAllSleep(plan, upgrades));
      for (const { stay: one, why } of unsolved) {
        expect(why.kind).not.toBe("notFound");
        const isAlone = why.kind === "noRoom" || why.kind === "held";
        expect(isAlone && canAllSleep(plan, upgrades, [one])).toBe(false);
        expect(why.kind !== "shortage" || why.stays === why.rooms + 1).toBe(true);
      }
    }),
    runs,
  );
});

/** Of stays: how many, and how many nights. */
const sizeOf = (stays: readonly PlannedStay[]): [number, number] => [
  stays.length,
  stays.reduce((nights, { arrival, departure }) => nights + dayNumber(departure) - dayNumber(arrival), 0),
];

/** Tries all parties of stays: the fewest that do without a room, and of these the fewest nights. */
function leastLeft(plan: AssignmentPlan, upgrades: boolean): [number, number] {
  const seated = plan.stays.filter((one) => one.roomId !== undefined && isAllowed(plan, one, one.roomId, upgrades));
  const others = plan.stays.filter((one) => !seated.includes(one));
  const sizes = Array.from({ length: 2 ** others.length }, (_, party) => {
    const out = others.filter((__, place) => (party >> place) % 2 === 1);
    return { size: sizeOf(out), stays: [...seated, ...others.filter((one) => !out.includes(one))] };
  });
  const bySize = sizes.toSorted(({ size: a }, { size: b }) => a[0] - b[0] || a[1] - b[1]);
  return bySize.find(({ stays }) => canAllSleep(plan, upgrades, stays))!.size;
}

it("leaves the fewest stays, then nights, without a room where all rooms are alike", () => {
  const alike = somePlan.map((plan) => ({
    ...plan,
    held: [],
    rooms: plan.rooms.map((one) => ({ ...one, roomTypeId: "DBL" })),
    stays: plan.stays.map((one): PlannedStay => ({ ...one, roomTypeId: "DBL", preferences: [] })),
  }));
  fc.assert(
    fc.property(alike, (plan) => {
      const { unsolved } = solved(plan, only({ gaps: 3 }));
      expect(sizeOf(unsolved.map(({ stay: one }) => one))).toEqual(leastLeft(plan, false));
    }),
    runs,
  );
});

it("leaves at most a stay more than the fewest where types, features and blocks differ", () => {
  fc.assert(
    fc.property(somePlan, fc.boolean(), (plan, upgrades) => {
      const { unsolved } = solved(plan, only({ gaps: 3 }, { upgrades }));
      expect(unsolved.length - leastLeft(plan, upgrades)[0]).toBeLessThanOrEqual(1);
    }),
    runs,
  );
});

it("moves no guest who has a room unless that is asked for, or the room is blocked for them", () => {
  fc.assert(
    fc.property(somePlan, fc.boolean(), (plan, upgrades) => {
      const { moves } = solved(plan, { ...usualCriteria, makesRoom: false, upgrades });
      const moved = moves.filter(({ stay: { roomId } }) => roomId !== undefined);
      expect(moved.filter(({ stay: one }) => isAllowed(plan, one, one.roomId!, upgrades))).toEqual([]);
    }),
    runs,
  );
});

it("gives who arrives today a dirty room only where no clean room of the type is free", () => {
  const dirty = fc.subarray(numbers.map((number) => `R-${number}`));
  fc.assert(
    fc.property(somePlan, dirty, fc.boolean(), (drawn, notReady, movesRooms) => {
      const plan = { ...drawn, notReady };
      const after = roomsAfter(plan, solved(plan, { ...usualCriteria, movesRooms }));
      const isFree = (roomId: string, one: PlannedStay) =>
        plan.stays.every((other) => after.get(other.id) !== roomId || !overlaps(other, one));
      for (const one of plan.stays) {
        const roomId = after.get(one.id);
        const isArriving = one.arrival === plan.businessDate && one.roomId === undefined && roomId !== undefined;
        if (!isArriving || !notReady.includes(roomId)) continue;
        const clean = plan.rooms.filter(
          ({ id }) => !notReady.includes(id) && isFree(id, one) && isAllowed(plan, one, id, false),
        );
        expect(clean).toEqual([]);
      }
    }),
    runs,
  );
});

it("uses no more rooms than there are guests at once, where nothing is frozen", () => {
  const span = fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 6 }));
  const someNights = fc.array(span, { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(someNights, (drawn) => {
      const stays = drawn.map(([from, nights]) => stay(from, from + nights));
      const hereOn = (night: number) => drawn.filter(([from, n]) => from <= night && night < from + n).length;
      const peak = Math.max(...Array.from({ length: 36 }, (_, night) => hereOn(night)));
      const rooms = Array.from({ length: peak + 5 }, (_, place) => room(String(101 + place)));
      const plan = planOf({ rooms, stays });
      const proposal = solved(plan);
      expect(proposal.unsolved).toEqual([]);
      expect(new Set(roomsAfter(plan, proposal).values()).size).toBe(peak);
    }),
    runs,
  );
});

it("proposes the same each time", () => {
  fc.assert(
    fc.property(somePlan, (plan) => {
      expect(solved(plan)).toEqual(solved(plan));
    }),
    { ...runs, numRuns: 100 },
  );
});
