import { expect, it } from "vitest";

import { overbookingLimits } from "@/contract/reservations/overbooking";
import { moveQuestions } from "@/domain/planning/moveQuestions";
import { moveReasons } from "@/domain/planning/moveReasons";
import { overbookingReasons } from "@/domain/planning/overbookingReasons";

import { codesOf as codes } from "../sampleCharge";
import { roomTypes } from "../assignment/plans";
import { bar, on, planOf, stay } from "./plans";

const today = on(0);

const { rooms: most } = overbookingLimits;

it.each<[string, { rooms?: number; reason?: string; night?: number }, string[]]>([
  ["no room", { rooms: 0 }, ["OVERBOOKING_ROOMS"]],
  ["a room", { rooms: 1 }, []],
  ["the most rooms", { rooms: most }, []],
  ["more rooms", { rooms: most + 1 }, ["OVERBOOKING_ROOMS"]],
  ["half a room", { rooms: 1.5 }, ["OVERBOOKING_ROOMS"]],
  ["last night", { night: -1 }, ["OVERBOOKING_PAST"]],
  ["a reason of spaces", { reason: "  " }, ["OVERBOOKING_REASON_MISSING"]],
])("an allowance to oversell is judged for %s", (_, { rooms = 1, reason = "Congreso", night = 0 }, reasons) => {
  expect(codes(overbookingReasons({ rooms, reason }, on(night), today))).toEqual(reasons);
});

const nights = (rooms: string[]) => rooms.map((roomId, night) => ({ date: on(night - 1), roomId, roomTypeId: "DBL" }));
const dates = { arrival: on(-1), departure: on(2) };
const before = { ...dates, state: "inHouse", nights: nights(["101", "101", "101"]) } as const;

it.each([
  ["tonight", ["101", "102", "101"], true],
  ["tomorrow", ["101", "101", "102"], true],
  ["last night", ["102", "101", "101"], false],
])("a guest in the house is asked why they change rooms %s", (_, rooms, isRoomMove) => {
  expect(moveQuestions(before, { ...before, nights: nights(rooms) }, today)).toMatchObject({ isRoomMove });
});

it.each([
  [1, true],
  [2, false],
  [3, false],
])("a guest in the house is asked for the unused nights if they leave earlier: night %i", (departure, isShortened) => {
  expect(moveQuestions(before, { ...before, departure: on(departure) }, today)).toMatchObject({ isShortened });
});

it.each([
  ["tomorrow", 1, ["EARLY_DEPARTURE"]],
  ["today", 0, []],
])("a guest in the house leaves today at the desk, where the departure was agreed for %s", (_, agreed, reasons) => {
  const here = stay("here", [bar(-1, agreed, "101")], { state: "inHouse", situation: "inHouse" });
  const dayUse = agreed === 0 ? { ...here, arrival: today } : here; // a stay that is over cannot be moved at all
  const [, sold] = roomTypes;
  const goal = { dates: { ...dayUse, departure: today }, room: planOf({}).rooms[0]!, type: sold, sold };
  expect(codes(moveReasons(dayUse, goal, today))).toEqual(reasons);
});
