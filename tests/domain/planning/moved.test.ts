import { expect, it } from "vitest";

import { dropOf } from "@/domain/planning/dropOf";
import { createJudge, moveOf } from "@/domain/planning/judgeMove";
import { moved } from "@/domain/planning/moved";

import { bar, on, planOf, stay } from "./plans";

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

it("swaps rooms with the one stay that has the room on these nights, and not with those before and after", () => {
  const dropped = stay("dropped", [bar(0, 2, "101")]);
  const partner = stay("partner", [bar(0, 2, "102")]);
  const before = stay("before", [bar(-2, 0, "102")], { state: "checkedOut", situation: "checkedOut" });
  const after = stay("after", [bar(2, 4, "102")]);
  const plan = planOf({ stays: [dropped, partner, before, after] });
  const drop = dropOf(
    { stay: dropped, bar: dropped.bars[0]! },
    { ...bar(0, 2), roomId: "R-102" },
    createJudge(plan),
    plan,
  );
  expect(drop.partner?.stay.id).toBe("partner");
  expect(drop.moves.map(({ roomId }) => roomId)).toEqual(["R-102", "R-101"]);
});

it("swaps with none of two stays that share the nights", () => {
  const dropped = stay("dropped", [bar(0, 2, "101")]);
  const others = [stay("one", [bar(0, 1, "102")]), stay("other", [bar(1, 2, "102")])];
  const plan = planOf({ stays: [dropped, ...others] });
  const drop = dropOf(
    { stay: dropped, bar: dropped.bars[0]! },
    { ...bar(0, 2), roomId: "R-102" },
    createJudge(plan),
    plan,
  );
  expect([drop.partner, drop.reasons.map(({ code }) => code)]).toEqual([undefined, ["ROOM_TAKEN"]]);
});
