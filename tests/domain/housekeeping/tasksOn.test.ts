import { describe, expect, it } from "vitest";

import type { CleaningKind } from "@/contract/rooms/cleaningTasks";
import { creditsOf } from "@/domain/housekeeping/credits";
import { checklistOf, type CleanedStay, type CleaningDay, tasksOn, toComingTask } from "@/domain/housekeeping/tasksOn";

const today = "2026-04-14";
const yesterday = "2026-04-13";
const tomorrow = "2026-04-15";
const rooms = ["101", "102", "103", "104", "105"].map((number) => ({ id: `R-${number}`, number }));

const night = (date: string, room: string) => ({
  date,
  roomTypeId: "DBL",
  price: 0,
  ratePlanId: "BAR",
  roomId: `R-${room}`,
});

/** A stay in one room, from the arrival to the departure. */
const stay = (room: string, arrival: string, departure: string, more: Partial<CleanedStay> = {}): CleanedStay => {
  const nights = [];
  for (let day = arrival; day < departure; day = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10))
    nights.push(night(day, room));
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

it("says whether who has slept in a room is still in it", () => {
  const leaver = stay("101", yesterday, today);
  const left = stay("102", yesterday, today, { state: "checkedOut", checkedOutOn: today });
  expect(dueOf([leaver, left]).map(({ isSleeperIn }) => isSleeperIn)).toEqual([true, false]);
});

it("makes a departure of a stay whose guest has left while it was serviced", () => {
  const left = stay("101", yesterday, today, { state: "checkedOut", checkedOutOn: today });
  expect(kindsOf([left], { begunAs: () => "stay" }).at(0)).toBe("101 departure");
});

it("drops what a cancelled stay asked for, unless it is begun", () => {
  const vip = stay("101", today, tomorrow, { isVip: true });
  expect(kindsOf([vip])).toEqual(["101 vip"]);
  expect(kindsOf([{ ...vip, state: "cancelled" }])).toEqual([]);
  const begunAs = (roomId: string): CleaningKind | undefined => (roomId === "R-101" ? "vip" : undefined);
  expect(kindsOf([{ ...vip, state: "cancelled" }], { begunAs })).toEqual(["101 vip"]);
});

it("leaves to the supervisor who did not want to be disturbed for two days", () => {
  expect(kindsOf([stay("101", yesterday, tomorrow)], { isSecondDay: () => true })).toEqual(["101 check"]);
  expect(kindsOf([stay("101", yesterday, today)], { isSecondDay: () => true })).toEqual(["101 departure"]);
  expect(
    kindsOf([stay("101", yesterday, tomorrow)], { begunAs: (id) => (id === "R-101" ? "check" : undefined) }),
  ).toEqual(["101 check"]);
});

it("expects tomorrow that guests of today have slept, and skips rooms out of order", () => {
  const arriving = stay("101", today, "2026-04-17");
  expect(kindsOf([arriving], { date: tomorrow, isAhead: true })).toEqual(["101 stay"]);
  expect(kindsOf([], { dirty: ["102"], isBlocked: (roomId) => roomId === "R-102" })).toEqual([]);
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

it("changes the linen every third night and for who comes", () => {
  const linenOn = (date: string) => dueOf([stay("101", "2026-04-10", "2026-04-20")], { date })[0]?.linen;
  expect([11, 12, 13, 14, 15, 16].map((day) => linenOn(`2026-04-${day}`))).toEqual([
    false,
    false,
    true,
    false,
    false,
    true,
  ]);
  const [departure] = dueOf([stay("101", yesterday, today), stay("101", today, tomorrow, { isVip: true })]);
  expect(checklistOf(departure!)).toEqual(["linen", "bathroom", "towels", "minibar", "forgotten", "welcome"]);
});

it("counts day use from the day after: the room is cleaned once it is left", () => {
  const dayUse = { ...stay("101", today, today), nights: [], dayRoomId: "R-101", state: "inHouse" as const };
  expect(kindsOf([dayUse])).toEqual([]);
  expect(kindsOf([{ ...dayUse, state: "checkedOut", checkedOutOn: today }])).toEqual(["101 departure"]);
});

describe("credits", () => {
  it.each([
    ["IND", 2, 1],
    ["DBL", 3, 2],
    ["TWN", 3, 2],
    ["FAM", 4, 2],
    ["JST", 4, 2],
    ["STE", 5, 3],
  ])("of %s are %i for a departure and half of it, rounded up, for a stay: %i", (code, departure, half) => {
    expect([creditsOf("departure", { code }), creditsOf("stay", { code }), creditsOf("touchUp", { code })]).toEqual([
      departure,
      half,
      1,
    ]);
  });

  it("are one more for an extra bed, and for a pet", () => {
    const extras = [{ productId: "extraBed" }, { productId: "pet" }, { productId: "parking" }];
    expect(creditsOf("stay", { code: "DBL" }, extras)).toBe(4);
    expect(creditsOf("touchUp", { code: "DBL" }, extras)).toBe(1);
  });
});
