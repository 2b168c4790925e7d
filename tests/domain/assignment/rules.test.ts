import { describe, expect, it } from "vitest";

import { outcomeOf } from "@/domain/assignment/outcomeOf";
import { solveAssignment } from "@/domain/assignment/solveAssignment";
import { usualCriteria } from "@/domain/assignment/criteria";

import { held, moving, numbersAfter, on, only, planOf, room, solved, stay } from "./plans";

it("lets a guest arrive on the day that another leaves", () => {
  const plan = planOf({ rooms: [room("101")], stays: [stay(0, 2, { id: "a" }), stay(2, 4, { id: "b" })] });
  expect(numbersAfter(plan, solved(plan))).toEqual({ a: "101", b: "101" });
});

it("moves a chain of guests for a guest who would find no room", () => {
  const plan = planOf({
    rooms: [room("101"), room("102"), room("103")],
    stays: [
      stay(0, 2, { id: "a", roomId: "R-101" }),
      stay(3, 5, { id: "b", roomId: "R-102" }),
      stay(2, 3, { id: "c", roomId: "R-103" }),
      stay(0, 5, { id: "d" }),
      stay(0, 1, { id: "e", roomId: "R-102" }),
    ],
  });
  const proposal = solved(plan);
  expect(proposal.unsolved).toEqual([]);
  expect(Object.keys(numbersAfter(plan, proposal))).toHaveLength(5);
});

it("moves a guest who has a room where another would find none, unless it is told not to", () => {
  const plan = planOf({
    rooms: [room("101"), room("102")],
    stays: [
      stay(0, 2, { id: "a", roomId: "R-101" }),
      stay(2, 4, { id: "b", roomId: "R-102", guest: "Ana Vela" }),
      stay(1, 4, { id: "c" }),
    ],
    held: [held("102", 0, 1)],
  });
  const proposal = solved(plan, usualCriteria);
  expect(numbersAfter(plan, proposal)).toEqual({ a: "101", b: "101", c: "102" });
  const ofAna = proposal.moves.find(({ stay: { id } }) => id === "b");
  expect(ofAna?.reasons[0]).toEqual({ code: "makesRoom", guest: "c" });
  expect(solved(plan, { ...usualCriteria, makesRoom: false })).toMatchObject({
    moves: [],
    unsolved: [{ stay: { id: "c" }, why: { kind: "othersStay", guests: ["Ana Vela"] } }],
  });
  expect(solved(plan, moving).unsolved).toEqual([]);
});

it("moves nobody who has a room for the sake of a better one, nor where all find theirs", () => {
  const rooms = [room("101"), room("301"), room("302")];
  const high = stay(0, 2, { id: "a", roomId: "R-101", preferences: ["highFloor"] });
  const plan = planOf({ rooms, stays: [high, stay(0, 2, { id: "b" })] });
  const { moves } = solved(plan, usualCriteria);
  expect(moves.map(({ stay: { id } }) => id)).toEqual(["b"]);
});

it("gives a better type only where it is asked for and no room of its own is left", () => {
  const rooms = [room("101"), room("401", { roomTypeId: "STE" })];
  const plan = planOf({ rooms, stays: [stay(0, 2, { id: "a" }), stay(1, 3, { id: "b" })] });
  expect(solved(plan).unsolved.map(({ stay: { id } }) => id)).toEqual(["b"]);
  const proposal = solved(plan, { ...moving, upgrades: true });
  expect(numbersAfter(plan, proposal)).toEqual({ a: "101", b: "401" });
  expect(proposal.moves[1]!.reasons).toContainEqual({ code: "upgrade" });
});

it("gives who needs an accessible room no other", () => {
  const rooms = [room("101"), room("102", { features: ["accessible"] })];
  const needy = stay(0, 2, { id: "a", preferences: ["accessible"] });
  const plan = planOf({ rooms, stays: [needy, stay(0, 2, { id: "b" })] });
  expect(numbersAfter(plan, solved(plan))).toEqual({ a: "102", b: "101" });
});

it("leaves a guest upstairs who was placed there by hand", () => {
  const rooms = [room("101"), room("401", { roomTypeId: "STE" })];
  const plan = planOf({ rooms, stays: [stay(0, 2, { id: "a", roomId: "R-401" })] });
  expect(solved(plan).moves).toEqual([]);
});

it("takes a guest out of a room that has been blocked since", () => {
  const plan = planOf({ stays: [stay(0, 2, { id: "a", roomId: "R-101" })], held: [held("101", 1, 3)] });
  expect(numbersAfter(plan, solved(plan))).toEqual({ a: "102" });
});

describe("what is better", () => {
  const [lift, quiet, bath] = (["nearLift", "quiet", "bathtub"] as const).map((feature) => ({ features: [feature] }));
  const rooms = [room("101", lift), room("102", quiet), room("301", bath)];
  it.each([
    ["a high floor", { floor: 2 }, { preferences: ["highFloor"] }, "301", "highFloor"],
    ["a quiet room", { quiet: 2 }, { preferences: ["quiet"] }, "102", "quiet"],
    ["a room far from the lift", { quiet: 2 }, { preferences: ["farFromLift"] }, "102", "farFromLift"],
    ["a bathtub", { wishes: 2 }, { preferences: ["bathtub"] }, "301", "bathtub"],
    ["the room of the last stay", { wishes: 2 }, { formerRoomId: "R-102" }, "102", "formerRoom"],
  ] as const)("gives %s to who likes it, and says so", (_, weights, wish, number, code) => {
    const { preferences = [], ...rest } = { preferences: undefined, ...wish };
    const plan = planOf({ rooms, stays: [stay(2, 4, { id: "a", preferences: [...preferences], ...rest })] });
    const proposal = solved(plan, only({ ...weights }));
    expect(numbersAfter(plan, proposal)).toEqual({ a: number });
    expect(proposal.moves[0]!.reasons).toContainEqual({ code });
  });

  it("fits a stay between two guests without a gap, rather than into an empty room", () => {
    const plan = planOf({ stays: [stay(2, 4, { id: "a" })], held: [held("102", 0, 2), held("102", 4, 6)] });
    const proposal = solved(plan, only({ gaps: 1 }));
    expect(numbersAfter(plan, proposal)).toEqual({ a: "102" });
    expect(proposal.moves[0]!.reasons).toEqual([{ code: "noGaps" }]);
    expect(proposal.gaps).toEqual({ before: { count: 1, single: 0 }, after: { count: 0, single: 0 } });
  });

  it("puts a group side by side", () => {
    const plan = planOf({
      rooms: [room("101"), room("201"), room("202")],
      stays: [stay(1, 2, { id: "a", group: "Cadena", roomId: "R-201" }), stay(1, 2, { id: "b", group: "Cadena" })],
    });
    const proposal = solved(plan, only({ group: 1, keep: 1 }));
    expect(numbersAfter(plan, proposal)).toEqual({ a: "201", b: "202" });
    expect(proposal.moves[0]!.reasons).toEqual([{ code: "near", guest: "a" }]);
  });

  it("gives who arrives today a room that is ready", () => {
    const plan = planOf({ stays: [stay(0, 2, { id: "a" })], notReady: ["R-101"] });
    const proposal = solved(plan, only({ ready: 1 }));
    expect(numbersAfter(plan, proposal)).toEqual({ a: "102" });
    expect(proposal.moves[0]!.reasons).toEqual([{ code: "ready" }]);
  });

  it("spreads guests over the floors", () => {
    const plan = planOf({
      rooms: [room("101"), room("102"), room("201"), room("202")],
      stays: [stay(0, 2, { id: "a" }), stay(0, 2, { id: "b" })],
    });
    const numbers = Object.values(numbersAfter(plan, solved(plan, only({ floors: 3 }))));
    expect(new Set(numbers.map((number) => number[0]))).toEqual(new Set(["1", "2"]));
  });

  it("leaves guests where they are for the sake of a gap, unless their room does not matter", () => {
    const stays = [stay(2, 4, { id: "a", roomId: "R-101" })];
    const plan = planOf({ stays, held: [held("102", 0, 2), held("102", 4, 6)] });
    expect(solved(plan).moves).toEqual([]);
    expect(numbersAfter(plan, solved(plan, only({ gaps: 3 })))).toEqual({ a: "102" });
  });

  it("names the guest for whom another makes room", () => {
    const stays = [stay(1, 2, { id: "a", roomId: "R-101" }), stay(0, 3, { id: "b" })];
    const plan = planOf({ stays, held: [held("102", 0, 1)] });
    const { moves } = solved(plan);
    expect(moves.find(({ stay: { id } }) => id === "a")?.reasons[0]).toEqual({ code: "makesRoom", guest: "b" });
  });
});

it("names the night with more stays than rooms", () => {
  const plan = planOf({ stays: [stay(0, 3), stay(1, 4), stay(2, 5, { id: "c" })] });
  const [one] = solved(plan).unsolved;
  expect(one).toMatchObject({ stay: { id: "c" }, why: { kind: "shortage", date: on(2), stays: 3, rooms: 2 } });
});

it("says that no room takes a guest", () => {
  const plan = planOf({ stays: [stay(0, 2, { preferences: ["accessible"] })] });
  expect(solved(plan).unsolved[0]!.why).toEqual({ kind: "noRoom" });
});

it("offers a better type, two rooms after each other, and a simpler type", () => {
  const plan = planOf({
    rooms: [room("001", { roomTypeId: "IND" }), room("101"), room("102"), room("401", { roomTypeId: "STE" })],
    stays: [stay(0, 4, { adults: 1 })],
    held: [held("101", 2, 6), held("102", 0, 2)],
  });
  const [{ why, waysOut }] = solved(plan).unsolved as [ReturnType<typeof solved>["unsolved"][number]];
  expect(why).toEqual({ kind: "held" });
  expect(waysOut).toEqual([
    { kind: "upgrade", roomTypeId: "STE", room: "401" },
    { kind: "split", room: "101", nextRoom: "102", date: on(2) },
    { kind: "simpler", roomTypeId: "IND", room: "001" },
  ]);
});

it("says when all combinations were tried", () => {
  const stays = [stay(0, 2, { roomId: "R-101" }), stay(3, 5, { roomId: "R-102" }), stay(1, 4)];
  const plan = planOf({ stays, held: [held("102", 0, 1), held("101", 4, 6)] });
  expect(solved(plan).unsolved.map(({ why }) => why)).toEqual([{ kind: "combinations" }]);
});

it("proves nothing of what it had no time for", () => {
  const solving = solveAssignment(planOf({ stays: [stay(0, 2), stay(0, 2), stay(0, 2)] }), usualCriteria);
  expect(solving.next(false).done).toBe(false);
  const last = solving.next(true);
  expect(last.done && last.value.unsolved.map(({ why }) => why)).toEqual([{ kind: "notFound" }]);
  expect(last.done && last.value.moves).toHaveLength(2);
});

it("counts the stays that get a room, get none, are moved or blocked, each once", () => {
  const rooms = [room("101"), room("102"), room("103", { roomTypeId: "STE" })];
  const mover = stay(1, 2, { roomId: "R-101" }); // so that the next fits
  const blocked = stay(0, 3, { roomTypeId: "STE", roomId: "R-103" });
  const plan = planOf({
    rooms,
    stays: [mover, stay(0, 3), stay(0, 3), blocked],
    held: [held("102", 0, 1), held("103", 1, 2)],
  });
  expect(outcomeOf(solved(plan))).toEqual({ assigned: 1, unsolved: 1, moved: 1, blocked: 1 });
});
