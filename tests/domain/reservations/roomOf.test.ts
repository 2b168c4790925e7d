import { expect, it } from "vitest";

import type { ReservationState } from "@/contract/reservations/reservationLife";
import { dayRoomAfter, lacksRoom, roomDaysOf, roomIdsOf, roomOf } from "@/domain/reservations/roomOf";

const today = "2026-04-14";
const nightsIn = (...rooms: (string | undefined)[]) =>
  rooms.map((roomId, place) => ({ date: `2026-04-${13 + place}`, price: 9_000, roomTypeId: "DBL", roomId }));

/** From the night before the business date on; the room of the day; where the guest is today; all rooms; lacks one. */
it.each([
  ["in a room", ["101", "101"], undefined, "101", "101", false],
  ["who changes rooms today", ["101", "102"], undefined, "102", "101 102", false],
  ["who changes rooms tomorrow", ["101", "101", "102"], undefined, "101", "101 102", false],
  ["who leaves today", ["101"], undefined, "101", "101", false],
  ["who leaves on the day of arrival", [], "101", "101", "101", false],
  ["who leaves on the day of changing rooms", ["101"], "102", "102", "101 102", false],
  ["whose nights wait for a room", [undefined, undefined], undefined, "", "", true],
  ["whose tomorrow waits for a room", ["101", "101", undefined], undefined, "101", "101", true],
  ["whose night is over without a room", [undefined, "101"], undefined, "101", "101", false],
  ["of day use without a room", [], undefined, "", "", true],
])("finds the room of a guest %s", (_, rooms, dayRoomId, now, all, isMissing) => {
  const stay = { nights: nightsIn(...rooms), dayRoomId };
  expect(roomOf(stay, today)).toBe(now);
  expect(roomIdsOf(stay).join(" ")).toBe(all);
  expect(lacksRoom(stay, today)).toBe(isMissing);
});

it("is before the stay the room of its first night", () => {
  expect(roomOf({ nights: nightsIn("101", "102") }, "2026-04-01")).toBe("101");
});

it.each([
  ["a guest who came today", [undefined, "101", "101"], 1, "101"],
  ["a guest who came yesterday", ["101", "101"], 1, undefined],
  ["a guest who changed rooms today", ["101", "102", "102"], 1, "102"],
  ["a guest without a room", [undefined, undefined], 1, undefined],
])("the room of a day without a night is kept when %s leaves", (who, rooms, slept, expected) => {
  const before = nightsIn(...rooms);
  const after = who.includes("came today") ? [] : before.slice(0, slept);
  expect(dayRoomAfter({ nights: before }, { nights: after }, today)).toBe(expected);
});

it("the room of a day without a night is told by a night again once the stay is longer", () => {
  expect(dayRoomAfter({ nights: [], dayRoomId: "101" }, { nights: nightsIn("101", "101") }, today)).toBeUndefined();
  expect(dayRoomAfter({ nights: [], dayRoomId: "101" }, { nights: [] }, today)).toBe("101");
});

it.each<[ReservationState, boolean]>([
  ["confirmed", true],
  ["inHouse", true],
  ["checkedOut", false],
  ["cancelled", false],
  ["inquiry", false],
])("the room of a day without a night is held in the state %s: %s", (state, isHeld) => {
  const days = roomDaysOf({ state, departure: today, nights: [], dayRoomId: "101" });
  expect(days).toEqual(isHeld ? [{ date: today, roomId: "101" }] : []);
});
