import { describe, expect, it } from "vitest";

import type { PlanningBar, PlanningStay } from "@/contract/reservations/planning";
import { createJudge, moveOf } from "@/domain/planning/judgeMove";

import { codesOf as codes } from "../sampleCharge";
import { bar, on, planOf, room, stay } from "./plans";

/** Asks to put a bar of a stay on the nights of another, in its room. */
const moveTo = (moved: PlanningStay, place: number, { from, to, roomId }: PlanningBar) =>
  moveOf({ stay: moved, bar: moved.bars[place]! }, { from, to, roomId: roomId ?? null });

/** Why the first bar of a stay cannot be put there. */
function against(moved: PlanningStay, others: PlanningStay[], goal: PlanningBar, free?: number) {
  const judge = createJudge(planOf({ stays: [moved, ...others], ...(free === undefined ? {} : { free }) }));
  return codes(judge.ofMove(moved.bars[0]!, moveTo(moved, 0, goal)));
}

describe("a move into another room", () => {
  const inHouse = { state: "inHouse", situation: "inHouse" } as const;

  it.each([
    ["taken tonight", bar(0, 1, "102"), ["ROOM_TAKEN"]],
    ["taken tomorrow", bar(1, 2, "102"), ["ROOM_TAKEN"]],
    ["free from the departure on", bar(2, 3, "102"), []],
    ["free since last night", bar(-1, 0, "102"), []],
  ])("judges a room that is %s", (_, held, reasons) => {
    const other = stay("other", [held], { state: "checkedOut", situation: "checkedOut" });
    const holder = held.to > on(0) ? { ...other, state: "confirmed" as const } : other;
    expect(against(stay("moved", [bar(0, 2, "101")]), [holder], bar(0, 2, "102"))).toEqual(reasons);
  });

  it("ignores who had the room on nights that have passed", () => {
    const moved = stay("moved", [bar(-1, 1, "101")], inHouse);
    const other = stay("other", [bar(-1, 0, "102"), bar(0, 1, "103")], inHouse);
    expect(against(moved, [other], bar(-1, 1, "102"))).toEqual([]);
  });

  it("needs an empty room today, and none for a night to come", () => {
    const leaving = stay("leaving", [bar(-1, 0, "102")], inHouse);
    const here = stay("here", [bar(-1, 2, "101")], inHouse);
    expect(against(here, [leaving], bar(-1, 2, "102"))).toEqual(["ROOM_OCCUPIED"]);
    const split = createJudge(planOf({ stays: [here, leaving] }));
    const later = { ...moveTo(here, 0, bar(-1, 2, "102")), from: on(1) };
    expect(codes(split.ofMoves([later]))).toEqual([]);
  });

  it("is refused into a room that is not there, and of a stay that is not there", () => {
    const moved = stay("moved", [bar(1, 2, "101")]);
    expect(against(moved, [], bar(1, 2, "999"))).toEqual(["GONE"]);
    const judge = createJudge(planOf({}));
    expect(codes(judge.ofMove(moved.bars[0]!, moveTo(moved, 0, bar(1, 2))))).toEqual(["GONE"]);
  });
});

it.each<[string, PlanningBar, PlanningBar, number | undefined, string[]]>([
  ["begin today", bar(1, 3, "101"), bar(0, 3, "101"), undefined, []],
  ["do not begin in the past", bar(1, 3, "101"), bar(-1, 3, "101"), undefined, ["ARRIVAL_IN_THE_PAST"]],
  ["take the last room of the type", bar(1, 2, "101"), bar(1, 3, "101"), 1, []],
  ["need a room of the type on each new night", bar(1, 2, "101"), bar(1, 3, "101"), 0, ["NO_AVAILABILITY"]],
  ["count tonight as a new night", bar(1, 2, "101"), bar(0, 2, "101"), 0, ["NO_AVAILABILITY"]],
  ["need no room of the type where they are agreed", bar(0, 2, "101"), bar(0, 2, "102"), 0, []],
])("other nights %s", (_, from, to, free, reasons) => {
  expect(against(stay("moved", [from]), [], to, free)).toEqual(reasons);
});

const split = stay("moved", [bar(0, 2, "101"), bar(2, 4, "102")]);
const judgeOfSplit = createJudge(planOf({ rooms: [room("101"), room("102"), room("103")], stays: [split] }));

it.each([
  ["another room on its own nights", 0, bar(0, 2, "103"), []],
  ["a later inner end", 0, bar(0, 3, "101"), ["PART_OF_STAY"]],
  ["an earlier inner end", 1, bar(1, 4, "102"), ["PART_OF_STAY"]],
  ["an earlier outer end", 0, bar(-1, 2, "101"), ["ARRIVAL_IN_THE_PAST"]],
  ["a later outer end", 1, bar(2, 5, "102"), []],
])("a part of a stay may have %s, or not", (_, place, goal, reasons) => {
  expect(codes(judgeOfSplit.ofMove(split.bars[place]!, moveTo(split, place, goal)))).toEqual(reasons);
});

describe("a new stay, and a block", () => {
  const plan = planOf({ stays: [stay("other", [bar(1, 2, "101")])] });
  const judge = createJudge(plan);
  const [one] = plan.rooms;

  it.each([
    [0, 1, []],
    [0, 2, ["ROOM_TAKEN"]],
    [2, 3, []],
    [-1, 1, ["ARRIVAL_IN_THE_PAST"]],
  ])("sees who has the room from night %i to %i", (from, to, reasons) => {
    expect(codes(judge.ofNewStay(one!, { arrival: on(from), departure: on(to) }))).toEqual(reasons);
  });

  it.each([
    [0, 1, []],
    [0, 2, ["ROOM_TAKEN"]],
    [-1, 1, ["BLOCK_IN_THE_PAST"]],
    [0, 0, ["BLOCK_EMPTY"]],
  ])("is refused with its reasons from night %i to %i", (from, to, reasons) => {
    const block = { roomId: one!.id, kind: "outOfOrder", reason: "Pintura", from: on(from), to: on(to) } as const;
    expect(codes(judge.ofBlock(one!, block))).toEqual(reasons);
  });

  it("waits for the guest who is still in the room, from today on and not from tomorrow on", () => {
    const leaving = stay("leaving", [bar(-1, 0, "102")], { state: "inHouse", situation: "inHouse" });
    const occupied = createJudge(planOf({ stays: [leaving] }));
    const block = { roomId: "R-102", kind: "outOfOrder", reason: "Pintura", to: on(3) } as const;
    const ofBlock = (from: number) => codes(occupied.ofBlock(room("102"), { ...block, from: on(from) }));
    expect([ofBlock(0), ofBlock(1)]).toEqual([["ROOM_OCCUPIED"], []]);
  });
});
