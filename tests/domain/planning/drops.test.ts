import { expect, it } from "vitest";

import type { Planning, PlanningBar, PlanningStay } from "@/contract/reservations/planning";
import { addDays } from "@/domain/civilDate";
import { dropOf } from "@/domain/planning/dropOf";
import { createJudge, moveOf } from "@/domain/planning/judgeMove";
import { moved } from "@/domain/planning/moved";
import { nightsBetween } from "@/domain/stay";

import { bar, on, planOf, room, stay } from "./plans";

/** Outcome of dropping the first bar of a stay on nights of a room. */
function drop(dropped: PlanningStay, goal: PlanningBar, parts: Partial<Planning> = {}) {
  const plan = planOf({ ...parts, stays: [dropped, ...(parts.stays ?? [])] });
  const { from, to, roomId = null } = goal;
  const outcome = dropOf({ stay: dropped, bar: dropped.bars[0]! }, { from, to, roomId }, createJudge(plan), plan);
  return { ...outcome, codes: outcome.reasons.map(({ code }) => code) };
}

it.each([
  ["on its last night", 2, 4, ["ROOM_BLOCKED"]],
  ["from the departure on", 3, 5, []],
  ["until the arrival", -1, 1, []],
])("is not dropped over a block %s", (_, from, to, codes) => {
  const nights = { from: on(from), to: on(to) };
  const block = { ...nights, id: "B-1", roomId: "R-102", kind: "outOfOrder", reason: "Pintura" } as const;
  expect(drop(stay("dropped", [bar(1, 3, "101")]), bar(1, 3, "102"), { blocks: [block] })).toMatchObject({ codes });
});

it.each([
  ["in the past", bar(-1, 1, "102"), ["ARRIVAL_IN_THE_PAST"]],
  ["from tonight on", bar(0, 2, "102"), []],
])("is dropped %s, or not", (_, goal, codes) => {
  expect(drop(stay("dropped", [bar(1, 3, "101")]), goal)).toMatchObject({ codes });
});

it.each([
  ["in which the clocks go back", "2026-10-24", 2],
  ["in which they go forward", "2027-03-27", 2],
  ["of two months", "2026-10-01", 60],
])("keeps its number of nights over nights %s", (_, from, nights) => {
  const long = { roomTypeId: "DBL", roomId: "R-101", from, to: addDays(from, nights) };
  const dropped = stay("dropped", [long]);
  const later = { ...long, roomId: "R-102", from: addDays(from, 1), to: addDays(from, nights + 1) };
  const { moves, codes } = drop(dropped, later, { from, to: addDays(from, 90) });
  expect(codes).toEqual([]);
  const [after] = moved(planOf({ stays: [dropped] }), moves).stays;
  expect(after!.bars).toEqual([later]);
  expect(nightsBetween(after!.arrival, after!.departure)).toBe(nights);
});

const rooms = [room("101"), room("401", { roomTypeId: "STE" })];
const ofSuite = stay("dropped", [{ ...bar(1, 3, "401"), roomTypeId: "STE" }], { roomTypeId: "STE" });

it("a simpler room takes a bar, whose reason is asked for afterwards, and judges it without", () => {
  expect(drop(ofSuite, bar(1, 3, "101"), { rooms })).toMatchObject({ codes: [] });
  const judge = createJudge(planOf({ rooms, stays: [ofSuite] }));
  const move = moveOf({ stay: ofSuite, bar: ofSuite.bars[0]! }, { ...bar(1, 3), roomId: "R-101" });
  const codesOf = (note?: string) =>
    judge.ofMove(ofSuite.bars[0]!, { ...move, ...(note !== undefined && { note }) }).map(({ code }) => code);
  expect([codesOf(), codesOf(" "), codesOf("Fuga")]).toEqual([["ROOM_OF_OTHER_TYPE"], ["ROOM_OF_OTHER_TYPE"], []]);
});

it("a simpler room takes no bar while somebody has it for a part of the nights", () => {
  const others = [stay("one", [bar(1, 2, "101")]), stay("other", [bar(2, 3, "101")])];
  expect(drop(ofSuite, bar(1, 3, "101"), { rooms, stays: others })).toMatchObject({ codes: ["ROOM_TAKEN"] });
});

it("a simpler room needs no reason again for a stay that has had it", () => {
  const had = stay("dropped", [bar(0, 1, "101"), { ...bar(1, 3, "401"), roomTypeId: "STE" }], { roomTypeId: "STE" });
  const judge = createJudge(planOf({ rooms: [...rooms, room("102")], stays: [had] }));
  const move = moveOf({ stay: had, bar: had.bars[1]! }, { ...bar(1, 3), roomId: "R-102" });
  expect(judge.ofMoves([move])).toEqual([]);
});

it("leaves the nights before and after a move in their room", () => {
  const split = stay("moved", [bar(0, 3, "101")]);
  const move = {
    ...moveOf({ stay: split, bar: split.bars[0]! }, { ...bar(0, 3), roomId: "R-102" }),
    from: on(1),
    to: on(2),
  };
  const [after] = moved(planOf({ stays: [split] }), [move]).stays;
  expect(after?.bars).toEqual([bar(0, 1, "101"), bar(1, 2, "102"), bar(2, 3, "101")]);
});

it("leaves the nights that have passed in their room", () => {
  const here = stay("here", [bar(-2, 2, "101")], { state: "inHouse", situation: "inHouse" });
  const move = moveOf({ stay: here, bar: here.bars[0]! }, { ...bar(-2, 2), roomId: "R-102" });
  const [after] = moved(planOf({ stays: [here] }), [move]).stays;
  expect(after?.bars).toEqual([bar(-2, 0, "101"), bar(0, 2, "102")]);
});

it("swaps rooms with the stay that has the room on these nights, not with those around it", () => {
  const before = stay("before", [bar(-2, 0, "102")], { state: "checkedOut", situation: "checkedOut" });
  const stays = [stay("partner", [bar(0, 2, "102")]), before, stay("after", [bar(2, 4, "102")])];
  const { partner, moves } = drop(stay("dropped", [bar(0, 2, "101")]), bar(0, 2, "102"), { stays });
  expect([partner?.stay.id, ...moves.map(({ roomId }) => roomId)]).toEqual(["partner", "R-102", "R-101"]);
});

it("swaps with neither of two stays that share the nights", () => {
  const stays = [stay("one", [bar(0, 1, "102")]), stay("other", [bar(1, 2, "102")])];
  const { partner, codes } = drop(stay("dropped", [bar(0, 2, "101")]), bar(0, 2, "102"), { stays });
  expect([partner, codes]).toEqual([undefined, ["ROOM_TAKEN"]]);
});
