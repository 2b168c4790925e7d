import { expect, it } from "vitest";

import type { PlannedStay } from "@/contract/reservations/assignment";
import { overlaps } from "@/domain/stay";
import { usualCriteria } from "@/domain/assignment/criteria";

import { planOf, room, roomsAfter, solved, stay } from "./plans";

/** The same draws each time, from 0 to 1. */
function drawing(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** A hotel that is nine tenths full: stays of 1 to 6 nights that had rooms once, and have lost most of them. */
function fullHotel(count: number, nights: number, share: number) {
  const draw = drawing(7);
  const types = ["IND", "DBL", "DBL", "STE"];
  const rooms = Array.from({ length: count }, (_, place) =>
    room(`${1 + Math.floor((place * 8) / count)}${String(place).padStart(3, "0")}`, {
      roomTypeId: types[Math.floor((place * types.length) / count)]!,
      features: place % 3 === 0 ? ["quiet"] : [],
    }),
  );
  const stays: PlannedStay[] = [];
  for (const { id, roomTypeId } of rooms) {
    for (let night = Math.floor(draw() * 3); night < nights;) {
      const until = night + 1 + Math.floor(draw() * 6);
      const isKept = draw() < share;
      const preferences = draw() < 0.1 ? (["highFloor"] as const) : [];
      const its = { roomTypeId, adults: 1, preferences: [...preferences], ...(isKept ? { roomId: id } : {}) };
      stays.push(stay(night, until, its));
      night = until + (draw() < 0.2 ? 1 + Math.floor(draw() * 2) : 0);
    }
  }
  return planOf({ rooms, stays });
}

it.each([
  ["48 rooms × 60 nights, all without a room", 48, 60, 0, false],
  ["48 rooms × 60 nights, a third in a room", 48, 60, 0.33, false],
  ["48 rooms × 60 nights, a third frozen in a room", 48, 60, 0.33, true],
  ["150 rooms × 120 nights, all without a room", 150, 120, 0, false],
])("seats %s", (_, rooms, nights, share, keepsRooms) => {
  const plan = fullHotel(rooms, nights, share);
  const proposal = solved(plan, { ...usualCriteria, movesRooms: !keepsRooms });
  const after = roomsAfter(plan, proposal);
  expect(share > 0 || proposal.unsolved.length === 0).toBe(true);
  const byRoom = new Map<string, PlannedStay[]>();
  for (const one of plan.stays) {
    const roomId = after.get(one.id);
    if (roomId !== undefined) byRoom.set(roomId, [...(byRoom.get(roomId) ?? []), one]);
  }
  for (const inRoom of byRoom.values()) {
    const inTurn = inRoom.toSorted((a, b) => (a.arrival < b.arrival ? -1 : 1));
    expect(inTurn.some((one, place) => place > 0 && overlaps(one, inTurn[place - 1]!))).toBe(false);
  }
});

/** Doubles that are taken night after night, but for a free night now and then: by arrival, as bookings of one type. */
function packedHotel(count: number, nights: number) {
  const draw = drawing(11);
  const spans: [from: number, to: number][] = [];
  for (let place = 0; place < count; place += 1) {
    for (let night = Math.floor(draw() * 4); night < nights;) {
      const until = night + 1 + Math.floor(draw() * 6);
      spans.push([night, until]);
      night = until + (draw() < 0.05 ? 1 : 0);
    }
  }
  return spans.toSorted(([a], [b]) => a - b);
}

/**
 * The fewest that find no room (Carlisle and Lloyd, Faigle and Nawijn): by arrival, and where all rooms are taken, the one
 * that would leave last gives way.
 */
function fewestLeft(spans: readonly [number, number][], rooms: number): number {
  let [inHouse, left]: [number[], number] = [[], 0];
  for (const [from, to] of spans) {
    inHouse = [...inHouse.filter((until) => until > from), to].toSorted((a, b) => a - b);
    if (inHouse.length <= rooms) continue;
    inHouse.pop();
    left += 1;
  }
  return left;
}

it.each([
  ["48 rooms less 1, over 60 nights", 48, 1, 60],
  ["226 rooms less 1, over 60 nights", 226, 1, 60],
  ["226 rooms less 30, over 60 nights", 226, 30, 60],
  ["500 rooms less 30, over 90 nights", 500, 30, 90],
])("leaves no more than the fewest without a room: %s", (_, count, less, nights) => {
  const spans = packedHotel(count, nights);
  const rooms = Array.from({ length: count - less }, (__, place) => room(String(1001 + place)));
  const { unsolved } = solved(planOf({ rooms, stays: spans.map(([from, to]) => stay(from, to)) }));
  expect(unsolved).toHaveLength(fewestLeft(spans, count - less));
});
