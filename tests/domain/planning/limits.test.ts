import { describe, expect, it } from "vitest";

import { overbookingLimits } from "@/contract/reservations/overbooking";
import { moveQuestions } from "@/domain/planning/moveQuestions";
import { moveReasons } from "@/domain/planning/moveReasons";
import { overbookingReasons } from "@/domain/planning/overbookingReasons";

import { roomTypes } from "../assignment/plans";
import { bar, on, planOf, stay } from "./plans";

const today = on(0);
const codes = (reasons: readonly { code: string }[]) => reasons.map(({ code }) => code);

describe("an allowance to oversell", () => {
  const { rooms: most } = overbookingLimits;

  it.each([
    [0, ["OVERBOOKING_ROOMS"]],
    [1, []],
    [most, []],
    [most + 1, ["OVERBOOKING_ROOMS"]],
    [1.5, ["OVERBOOKING_ROOMS"]],
  ])("may be for %d rooms, or not", (rooms, reasons) => {
    expect(codes(overbookingReasons({ rooms, reason: "Congreso" }, today, today))).toEqual(reasons);
  });

  it("may be for tonight, and not for last night", () => {
    const ofNight = (night: number) => codes(overbookingReasons({ rooms: 1, reason: "Congreso" }, on(night), today));
    expect([ofNight(0), ofNight(-1)]).toEqual([[], ["OVERBOOKING_PAST"]]);
  });

  it("needs a reason of more than spaces", () => {
    expect(codes(overbookingReasons({ rooms: 1, reason: "  " }, today, today))).toEqual(["OVERBOOKING_REASON_MISSING"]);
  });
});

describe("a guest in the house", () => {
  const nights = (rooms: string[]) =>
    rooms.map((roomId, night) => ({ date: on(night - 1), roomId, roomTypeId: "DBL" }));
  const before = {
    state: "inHouse",
    arrival: on(-1),
    departure: on(2),
    nights: nights(["101", "101", "101"]),
  } as const;

  it.each([
    ["tonight", ["101", "102", "101"], true],
    ["tomorrow", ["101", "101", "102"], true],
    ["last night", ["102", "101", "101"], false],
  ])("is asked why they change rooms %s", (_, rooms, isRoomMove) => {
    expect(moveQuestions(before, { ...before, nights: nights(rooms) }, today)).toMatchObject({ isRoomMove });
  });

  it.each([
    [1, true],
    [2, false],
    [3, false],
  ])("is asked for the unused nights if they leave earlier: night %i", (departure, isShortened) => {
    expect(moveQuestions(before, { ...before, departure: on(departure) }, today)).toMatchObject({ isShortened });
  });

  it.each([
    ["tomorrow", 1, ["EARLY_DEPARTURE"]],
    ["today", 0, []],
  ])("leaves today at the desk, where the departure was agreed for %s", (_, agreed, reasons) => {
    const here = stay("here", [bar(-1, agreed, "101")], { state: "inHouse", situation: "inHouse" });
    const dayUse = agreed === 0 ? { ...here, arrival: today } : here; // a stay that is over cannot be moved at all
    const [, sold] = roomTypes;
    const goal = { dates: { ...dayUse, departure: today }, room: planOf({}).rooms[0]!, type: sold, sold };
    expect(codes(moveReasons(dayUse, goal, today))).toEqual(reasons);
  });
});
