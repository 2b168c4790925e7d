import { expect, it } from "vitest";

import type { CleaningKind } from "@/contract/rooms/cleaningTasks";
import { creditsOf } from "@/domain/housekeeping/credits";
import { nightsOf } from "@/domain/stay";
import { checklistOf, type CleanedStay, type CleaningDay, tasksOn, toComingTask } from "@/domain/housekeeping/tasksOn";

const today = "2026-04-14";
const yesterday = "2026-04-13";
const tomorrow = "2026-04-15";
const rooms = ["101", "102", "103", "104", "105"].map((number) => ({ id: `R-${number}`, number }));

const night = (date: string, room: string) => ({ date, roomTypeId: "DBL", price: 0, roomId: `R-${room}` });

/** A stay in one room, from the arrival to the departure. */
const stay = (room: string, arrival: string, departure: string, more: Partial<CleanedStay> = {}): CleanedStay => {
  const nights = nightsOf({ arrival, departure }).map((day) => night(day, room));
  return { state: arrival < today ? "inHouse" : "confirmed", arrival, departure, nights, ...more };
};

interface Circumstances extends Partial<CleaningDay<(typeof rooms)[number]>> {
  dirty?: string[];
}

const dueOf = (stays: CleanedStay[], { dirty = [], ...more }: Circumstances = {}) =>
  tasksOn(stays, {
    date: today,
    checkInTime: "15:00",
    rooms,
    isAhead: false,
    isDirty: (roomId) => dirty.includes(roomId.slice(2)),
    ...more,
  });

const kindsOf = (stays: CleanedStay[], more?: Circumstances) =>
  dueOf(stays, more).map(({ room, kind }) => `${room.number} ${kind}`);

it("orders departures with an arrival, departures, stays and empty dirty rooms", () => {
  const stays = [
    stay("101", yesterday, tomorrow),
    stay("102", yesterday, today),
    stay("104", yesterday, today),
    stay("104", today, tomorrow),
  ];
  expect(kindsOf(stays, { dirty: ["103"] })).toEqual(["104 departure", "102 departure", "101 stay", "103 touchUp"]);
});

it("puts a room on top that a guest comes into before the check-in", () => {
  const stays = [
    stay("101", yesterday, today),
    stay("101", today, tomorrow),
    stay("102", today, tomorrow, { eta: "11:00" }),
  ];
  expect(dueOf(stays, { dirty: ["102"] })[0]).toMatchObject({ room: { number: "102" }, isUrgent: true, priority: 0 });
  expect(kindsOf(stays)).toEqual(["101 departure"]);
  const paid = stay("103", today, tomorrow, { extras: [{ productId: "earlyCheckIn" }] });
  expect(dueOf([paid], { dirty: ["103"] })[0]).toMatchObject({ isUrgent: true });
  const byNight = stay("103", today, tomorrow, { eta: "02:00" });
  expect(dueOf([byNight], { dirty: ["103"] })[0]).toMatchObject({ isUrgent: false });
});

it("cleans at once a room that a guest leaves early, or for another room", () => {
  const early = stay("101", yesterday, today, { state: "checkedOut", checkedOutOn: today });
  const changed = stay("102", today, tomorrow, { state: "inHouse", roomsLeft: [{ roomId: "R-103", on: today }] });
  const moved = { ...stay("104", yesterday, tomorrow), nights: [night(yesterday, "104"), night(today, "105")] };
  expect(kindsOf([early, changed, moved])).toEqual(["101 departure", "103 departure", "104 departure"]);
});

it("keeps a room that its guest has gone back to", () => {
  const roomsLeft = ["R-103", "R-104"].map((roomId) => ({ roomId, on: today }));
  const back = stay("103", today, tomorrow, { state: "inHouse", roomsLeft });
  expect(kindsOf([back])).toEqual(["104 departure"]);
});

it("still makes a departure of a room that was not cleaned on the day of the leave", () => {
  const isLeftDirty = (roomId: string) => roomId === "R-101";
  expect(dueOf([], { dirty: ["101", "102"], isLeftDirty })).toMatchObject([
    { kind: "departure", linen: true },
    { kind: "touchUp", linen: false },
  ]);
});

const left = (room: string) => stay(room, yesterday, today, { state: "checkedOut", checkedOutOn: today });
const vip = stay("101", today, tomorrow, { isVip: true });
const gone = { ...vip, state: "cancelled" as const };
const begunAs = (kind: CleaningKind) => (roomId: string) => (roomId === "R-101" ? kind : undefined);
const twoDays = { isSecondDay: () => true };
const dayUse = { ...stay("101", today, today), nights: [], dayRoomId: "R-101", state: "inHouse" as const };
const isBlocked = (roomId: string) => roomId === "R-102";

it("says whether who has slept in a room is still in it", () => {
  const sleepers = dueOf([stay("101", yesterday, today), left("102")]).map(({ isSleeperIn }) => isSleeperIn);
  expect(sleepers).toEqual([true, false]);
});

it.each<[string, CleanedStay[], Circumstances, ...string[]]>([
  [
    "a departure of a guest who left while it was serviced",
    [left("101")],
    { begunAs: begunAs("stay") },
    "101 departure",
  ],
  ["what a stay asked for", [vip], {}, "101 vip"],
  ["nothing of a cancelled stay", [gone], {}],
  ["what a cancelled stay asked for, once it is begun", [gone], { begunAs: begunAs("vip") }, "101 vip"],
  ["a check of who was not disturbed for two days", [stay("101", yesterday, tomorrow)], twoDays, "101 check"],
  ["a departure after these two days", [stay("101", yesterday, today)], twoDays, "101 departure"],
  ["a check that is begun", [stay("101", yesterday, tomorrow)], { begunAs: begunAs("check") }, "101 check"],
  ["a stay of who comes today", [stay("101", today, "2026-04-17")], { date: tomorrow, isAhead: true }, "101 stay"],
  ["nothing out of order", [], { dirty: ["102"], isBlocked }],
  ["nothing of day use while it lasts", [dayUse], {}],
  ["day use once it is left", [{ ...dayUse, state: "checkedOut", checkedOutOn: today }], {}, "101 departure"],
])("has %s to clean", (_, stays, more, ...kinds) => {
  expect(kindsOf(stays, more)).toEqual(kinds);
});

/** As the night close lists them, for the day after. */
const comingAfter = (stays: CleanedStay[], dirty: string[] = []) =>
  dueOf(stays, { date: tomorrow, dirty })
    .map(toComingTask)
    .toSorted((one, other) => (one.room < other.room ? -1 : 1));

it("lists the rooms that were slept in and those left dirty, each with who comes after", () => {
  const stays = [
    stay("101", "2026-04-12", tomorrow),
    stay("101", tomorrow, "2026-04-17"),
    stay("102", today, "2026-04-16", { state: "inHouse" }),
    stay("104", "2026-04-12", today, { state: "checkedOut", checkedOutOn: today }),
    stay("105", tomorrow, "2026-04-16", { state: "cancelled" }),
  ];
  expect(comingAfter(stays, ["104", "102"])).toEqual([
    { room: "101", kind: "departure", isAwaited: true },
    { room: "102", kind: "stay", isAwaited: false },
    { room: "104", kind: "touchUp", isAwaited: false },
  ]);
});

it("names the room of the night, after a move during the stay", () => {
  const nights = [night(yesterday, "101"), night(today, "103"), night(tomorrow, "103")];
  const moved = { ...stay("101", yesterday, "2026-04-16"), nights };
  expect(comingAfter([moved])).toEqual([{ room: "103", kind: "stay", isAwaited: false }]);
});

it("counts the linen from the day on which the guest came into the room", () => {
  const moved = [night("2026-04-10", "101"), night("2026-04-11", "101"), night("2026-04-12", "102")];
  const later = nightsOf({ arrival: "2026-04-13", departure: "2026-04-20" }).map((day) => night(day, "102"));
  const guest = stay("101", "2026-04-10", "2026-04-20", { nights: [...moved, ...later] });
  const linenOn = (date: string) => dueOf([guest], { date })[0];
  const linen = [13, 14, 15, 16, 17, 18].filter((day) => linenOn(`2026-04-${day}`)?.linen);
  expect(linen).toEqual([15, 18]);
  expect([linenOn("2026-04-14")?.linenSince, linenOn("2026-04-16")?.linenSince]).toEqual(["2026-04-12", "2026-04-15"]);
});

it("has the linen due the next day where it was not changed", () => {
  const isServiced = (_: string, on: string) => on !== "2026-04-13" && on !== "2026-04-14";
  const linenOn = (date: string) => dueOf([stay("101", "2026-04-10", "2026-04-20")], { date, isServiced })[0];
  const linen = [13, 14, 15, 16, 17, 18].filter((day) => linenOn(`2026-04-${day}`)?.linen);
  expect(linen).toEqual([13, 14, 15, 18]);
  expect(linenOn("2026-04-15")?.linenSince).toBe("2026-04-10");
});

it("changes the linen every third night and for who comes", () => {
  const linenOn = (date: string) => dueOf([stay("101", "2026-04-10", "2026-04-20")], { date })[0]?.linen;
  const linen = [11, 12, 13, 14, 15, 16].filter((day) => linenOn(`2026-04-${day}`));
  expect(linen).toEqual([13, 16]);
  const [departure] = dueOf([stay("101", yesterday, today), stay("101", today, tomorrow, { isVip: true })]);
  expect(checklistOf(departure!)).toEqual(["linen", "bathroom", "towels", "minibar", "forgotten", "welcome"]);
});

it.each([
  ["IND", 2, 1],
  ["DBL", 3, 2],
  ["TWN", 3, 2],
  ["FAM", 4, 2],
  ["JST", 4, 2],
  ["STE", 5, 3],
])("credits of %s are %i for a departure and half of it, rounded up, for a stay: %i", (code, departure, half) => {
  const credits = (["departure", "stay", "touchUp"] as const).map((kind) => creditsOf(kind, { code }));
  expect(credits).toEqual([departure, half, 1]);
});

it("credits are more for an extra bed, and for a pet", () => {
  const extras = [{ productId: "extraBed" }, { productId: "pet" }, { productId: "parking" }];
  expect(creditsOf("stay", { code: "DBL" }, extras)).toBe(4);
  expect(creditsOf("touchUp", { code: "DBL" }, extras)).toBe(1);
});
