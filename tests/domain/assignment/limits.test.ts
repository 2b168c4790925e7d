import { describe, expect, it } from "vitest";

import type { AssignmentPlan, PlannedStay } from "@/contract/reservations/assignment";
import type { RoomType } from "@/contract/property";
import { candidateRooms } from "@/domain/assignment/candidateRooms";
import { meritsOf } from "@/domain/assignment/merits";
import { RoomGrid } from "@/domain/assignment/RoomGrid";
import { middleFloorOf, wishesOf } from "@/domain/assignment/tastes";
import { waysOut } from "@/domain/assignment/waysOut";

import { held, on, only, planOf, room, roomTypes, stay } from "./plans";

const [single, double, suite] = roomTypes as [RoomType, RoomType, RoomType];
const single1 = room("001", { roomTypeId: "IND" });
const suite4 = room("401", { roomTypeId: "STE" });

describe("the rooms that a stay may have", () => {
  function candidates(parts: Partial<AssignmentPlan>, { upgrades = false, movesRooms = true } = {}, of = 0) {
    const plan = planOf(parts);
    const places = candidateRooms(plan, { movesRooms }, new RoomGrid(plan))(of, upgrades);
    return places.map((place) => plan.rooms[place]!.number);
  }
  const rooms = [single1, room("101"), room("102", { features: ["accessible"] }), suite4];

  it("are those of its type, and better rooms where asked for, never of the same rank", () => {
    const twin = { ...double, id: "TWN" };
    const withTwin = { rooms: [...rooms, room("201", { roomTypeId: "TWN" })], roomTypes: [...roomTypes, twin] };
    const parts = { ...withTwin, stays: [stay(0, 1, { adults: 1 })] };
    expect(candidates(parts)).toEqual(["101", "102"]);
    expect(candidates(parts, { upgrades: true })).toEqual(["101", "102", "401"]);
  });

  it("take all people, and are accessible where that is needed", () => {
    const small = { ...double, maxOccupancy: 2 };
    const of = (changes: Partial<PlannedStay>) =>
      candidates({ rooms, roomTypes: [single, small, suite], stays: [stay(0, 1, changes)] }, { upgrades: true });
    expect(of({ adults: 2 })).toEqual(["101", "102", "401"]);
    expect(of({ adults: 2, childrenAges: [4] })).toEqual(["401"]);
    expect(of({ adults: 3 })).toEqual(["401"]);
    expect(of({ adults: 2, preferences: ["accessible"] })).toEqual(["102"]);
  });

  it("are counted apart for stays that differ in type, adults, children, access or better types", () => {
    const small = { ...double, maxOccupancy: 2 };
    const accessible = { preferences: ["accessible" as const] };
    const differing = [{}, accessible, { childrenAges: [3] }, { adults: 3 }, { roomTypeId: "STE" }];
    const stays = differing.map((changes) => stay(0, 1, changes));
    const plan = planOf({ rooms, roomTypes: [single, small, suite], stays });
    const of = candidateRooms(plan, { movesRooms: true }, new RoomGrid(plan));
    const numbers = (place: number, upgrades: boolean) => of(place, upgrades).map((one) => plan.rooms[one]!.number);
    expect(stays.map((_, place) => numbers(place, false))).toEqual([["101", "102"], ["102"], [], [], ["401"]]);
    const all = stays.map((_, place) => numbers(place, true).join(" "));
    expect(all).toEqual(["101 102 401", "102", "401", "401", "401"]);
    expect(of(0, true)).not.toBe(of(0, false));
    expect(of(0, true)).toBe(of(0, true));
  });

  it("are its own alone, whatever its type, unless guests may be moved or it is held", () => {
    const parts = { rooms, stays: [stay(1, 3, { roomId: "R-401" })] };
    expect(candidates(parts, { movesRooms: false })).toEqual(["401"]);
    expect(candidates(parts)).toEqual(["101", "102", "401"]);
    expect(candidates({ ...parts, held: [held("401", 2, 3)] }, { movesRooms: false })).toEqual(["101", "102", "401"]);
    expect(candidates({ ...parts, held: [held("401", 3, 4)] }, { movesRooms: false })).toEqual(["401"]);
    expect(candidates({ rooms, stays: [stay(1, 3, { roomId: "R-102" })] })).toEqual(["101", "102"]);
  });

  it("are none for, and none of, a type that is not there", () => {
    expect(candidates({ rooms, stays: [stay(0, 1, { roomTypeId: "XXX" })] }, { upgrades: true })).toEqual([]);
    const strange = [room("501", { roomTypeId: "XXX" }), room("101")];
    expect(candidates({ rooms: strange, stays: [stay(0, 1)] }, { upgrades: true })).toEqual(["101"]);
  });
});

const floors = [room("101"), room("201"), room("301")];
const met = (changes: Partial<PlannedStay>) =>
  wishesOf(stay(0, 1, changes), middleFloorOf(floors)).map(({ code, criterion, isMet }) => [
    code,
    criterion,
    ...floors.map(isMet),
  ]);

it("a wish for a high or a low floor leaves the middle floor out", () => {
  expect(middleFloorOf(floors)).toBe(2);
  expect(middleFloorOf([room("101"), room("401")])).toBe(2.5);
  expect(met({ preferences: ["highFloor"] })).toEqual([["highFloor", "floor", false, false, true]]);
  expect(met({ preferences: ["lowFloor"] })).toEqual([["lowFloor", "floor", true, false, false]]);
});

it("a wish for the former room is met there alone, where there is a former room", () => {
  expect(met({ preferences: ["bathtub"], formerRoomId: "R-201" })).toEqual([
    ["bathtub", "wishes", false, false, false],
    ["formerRoom", "wishes", false, true, false],
  ]);
  expect(met({})).toEqual([]);
});

it("a wish for features is met by rooms that have them, far from the lift by rooms not near it", () => {
  const of = (preference: PlannedStay["preferences"][number], features: string[]) =>
    wishesOf(stay(0, 1, { preferences: [preference] }), 2)[0]?.isMet(room("101", { features: features as never }));
  expect([of("quiet", ["quiet"]), of("quiet", ["bathtub"])]).toEqual([true, false]);
  expect([of("bathtub", ["bathtub"]), of("bathtub", ["quiet"])]).toEqual([true, false]);
  expect([of("farFromLift", []), of("farFromLift", ["nearLift"])]).toEqual([true, false]);
});

describe("a way out", () => {
  const ways = (parts: Partial<AssignmentPlan>) => {
    const plan = planOf(parts);
    return waysOut(0, plan, new RoomGrid(plan)).map((way) => Object.values(way).join(" "));
  };
  const family = { ...suite, id: "FAM", rank: 2.5 };

  it("is the simplest better type or the best simpler type, never of the same rank", () => {
    const rooms = [suite4, room("301", { roomTypeId: "FAM" }), room("201", { roomTypeId: "TWN" })];
    const types = [...roomTypes, family, { ...double, id: "TWN" }];
    const stays = [stay(0, 1)];
    expect(ways({ rooms, roomTypes: types, stays })).toEqual(["upgrade FAM 301"]);
    const ofSuite = [stay(0, 1, { roomTypeId: "STE", adults: 1 })];
    const simpler = [single1, room("101"), room("301", { roomTypeId: "FAM" })];
    expect(ways({ rooms: simpler, roomTypes: types, stays: ofSuite })).toEqual(["simpler FAM 301"]);
  });

  it("is free on all nights, takes all people, and is accessible where that is needed", () => {
    const one = { rooms: [suite4], stays: [stay(0, 2)] };
    expect(ways(one)).toEqual(["upgrade STE 401"]);
    expect(ways({ ...one, held: [held("401", 1, 2)] })).toEqual([]);
    expect(ways({ ...one, held: [held("401", 2, 3)] })).toEqual(["upgrade STE 401"]);
    expect(ways({ ...one, stays: [stay(0, 2, { adults: 4 })] })).toEqual([]);
    const needy = [stay(0, 2, { preferences: ["accessible"] })];
    expect(ways({ rooms: [suite4], stays: needy })).toEqual([]);
    expect(ways({ rooms: [{ ...suite4, features: ["accessible"] }], stays: needy })).toEqual(["upgrade STE 401"]);
    expect(ways({ rooms: [room("501", { roomTypeId: "XXX" })], stays: [stay(0, 2)] })).toEqual([]);
  });

  it("begins in the room that is free the longest, and goes on in a room free from then on", () => {
    const rooms = [room("101"), room("102"), room("103")];
    const stays = [stay(1, 5)];
    const first = [held("101", 2, 9), held("102", 4, 9)];
    expect(ways({ rooms, stays, held: [...first, held("103", 0, 4)] })).toEqual([`split 102 103 ${on(4)}`]);
    expect(ways({ rooms, stays, held: [...first, held("103", 0, 5)] })).toEqual([]);
    expect(ways({ rooms, stays, held: [held("101", 1, 9), held("102", 1, 9), held("103", 1, 9)] })).toEqual([]);
  });
});

describe("the score of a room", () => {
  function scores(
    parts: Partial<AssignmentPlan>,
    weights: Parameters<typeof only>[0],
    put: Record<number, number> = {},
  ) {
    const plan = planOf(parts);
    const grid = new RoomGrid(plan);
    for (const [of, place] of Object.entries(put)) grid.put(Number(of), place);
    const { scoreOf } = meritsOf(plan, grid, only(weights));
    return plan.rooms.map((_, place) => scoreOf(0, place));
  }

  it("counts the own room three times, and takes a hundred for each step of rank of others", () => {
    const rooms = [room("101"), room("102"), suite4, single1];
    expect(scores({ rooms, stays: [stay(1, 2, { roomId: "R-101" })] }, { keep: 2 })).toEqual([6, 0, -100, -100]);
    expect(scores({ rooms, stays: [stay(1, 2, { roomId: "R-401" })] }, { keep: 1 })).toEqual([0, 0, 3, -100]);
    expect(scores({ rooms, stays: [stay(1, 2, { roomTypeId: "IND" })] }, {})).toEqual([-100, -100, -200, 0]);
  });

  it("puts a ready room before all but rank, for who arrives today without a room", () => {
    const rooms = [room("101"), room("102")];
    const notReady = ["R-101"];
    expect(scores({ rooms, notReady, stays: [stay(0, 1)] }, { ready: 2 })).toEqual([0, 52]);
    expect(scores({ rooms, notReady, stays: [stay(0, 1)] }, { ready: 0 })).toEqual([0, 0]);
    expect(scores({ rooms, notReady, stays: [stay(1, 2)] }, { ready: 2 })).toEqual([0, 0]);
    const own = [stay(0, 1, { roomId: "R-101" })];
    expect(scores({ rooms, notReady, stays: own }, { ready: 2 })).toEqual([0, 2]);
  });

  it("counts the share of the wishes of a criterion that a room meets", () => {
    const rooms = [room("101", { features: ["quiet", "nearLift"] }), room("301", { features: ["quiet"] })];
    const stays = [stay(1, 2, { preferences: ["quiet", "farFromLift", "highFloor"] })];
    expect(scores({ rooms, stays }, { quiet: 2 })).toEqual([1, 2]);
    expect(scores({ rooms, stays }, { floor: 2 })).toEqual([0, 2]);
    expect(scores({ rooms, stays }, { wishes: 2 })).toEqual([0, 0]);
    expect(scores({ rooms, stays: [stay(1, 2)] }, { quiet: 2 })).toEqual([0, 0]);
  });

  it("counts a room beside a companion, or with a door to it, as 1, and on the floor as a half", () => {
    const rooms = [room("201"), room("202"), room("203"), room("301")];
    const group = { group: "Cadena" };
    const stays = [stay(1, 3, group), stay(2, 4, group), stay(1, 3, group)];
    expect(scores({ rooms, stays }, { group: 1 }, { 1: 0 })).toEqual([0.5, 1, 0.5, 0]);
    expect(scores({ rooms, stays }, { group: 1 }, { 1: 0, 2: 3 })).toEqual([0.5, 1, 0.5, 0.5]);
    expect(scores({ rooms, stays }, { group: 1 })).toEqual([0, 0, 0, 0]);
    const floor = ["201", "202", "203", "204", "205"].map((number) => room(number));
    expect(scores({ rooms: floor, stays }, { group: 1 }, { 1: 0, 2: 3 })).toEqual([0.5, 1, 1, 0.5, 1]);
    const doors = [room("201"), room("202"), { ...room("203"), connectsWith: [room("201").id] }];
    expect(scores({ rooms: doors, stays }, { group: 1 }, { 1: 0 })).toEqual([0.5, 1, 1]);
    const plan = planOf({ rooms, stays });
    const grid = new RoomGrid(plan);
    grid.put(1, 0);
    const { nearest } = meritsOf(plan, grid, only({ group: 1 }));
    expect([nearest(0, 2), nearest(0, 3)]).toEqual([{ stay: 1, nearness: 0.5 }, undefined]);
  });

  it.each([
    ["leaves on the day of the arrival", [0, 1]],
    ["arrives on the day of the departure", [3, 5]],
  ])("knows no companion who %s", (_, [from, to]) => {
    const stays = [stay(1, 3, { group: "Cadena" }), stay(from!, to!, { group: "Cadena" })];
    expect(scores({ stays }, { group: 1 }, { 1: 0 })).toEqual([0, 0]);
  });

  it("takes the single nights and the gaps that it leaves, and more for a room that is not used", () => {
    const rooms = ["101", "102", "103", "104", "105"].map((number) => room(number));
    const stays = [stay(3, 5), stay(0, 40)];
    const gaps = [held("101", 0, 3), held("102", 0, 2), held("103", 0, 1), held("104", 0, 3), held("104", 6, 9)];
    const points = scores({ rooms, stays, held: gaps }, { gaps: 1 }).map((score) => Number(score.toFixed(4)));
    const of = (cost: number) => Number((1 - cost / 3.2).toFixed(4));
    expect(points).toEqual([of(0.2), of(0.8), of(0.3 + 0.02 + 0.2), of(0.6), of(0.3 + 0.03 + 0.2 + 2)]);
  });

  it("counts the nights of a floor by its rooms against the fullest floor", () => {
    const rooms = [room("101"), room("201"), room("202"), room("301")];
    const stays = [stay(1, 2), stay(1, 5), stay(1, 5)];
    expect(scores({ rooms, stays }, { floors: 2 })).toEqual([2, 2, 2, 2]);
    expect(scores({ rooms, stays }, { floors: 2 }, { 1: 0, 2: 1 })).toEqual([0, 1, 1, 2]);
  });
});
