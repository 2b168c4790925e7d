import { describe, expect, it } from "vitest";

import { cleaningContract, type CleaningTask, type CleaningWork } from "@/contract/rooms/cleaningTasks";
import { roomStatusContract, type RoomAction } from "@/contract/rooms/roomStatus";
import { createClient } from "@/shared/api/createClient";

import { hotelRefusalOf } from "../../support/hotelBackend";
import { inDays, openQuiet, type Stay, today } from "../../support/quietHotel";

const api = createClient({ ...cleaningContract, ...roomStatusContract });

const taskIn = async (roomId: string, date = today) =>
  (await api.getCleaningPlan({ query: { date } })).tasks.find((task) => task.roomId === roomId);

async function work(roomId: string, ...steps: CleaningWork[]) {
  let task: CleaningTask = (await taskIn(roomId))!;
  for (const action of steps) {
    const body = { version: task.version, reason: "Baño" };
    task = await api.actOnTask({ params: { id: task.id, action }, body });
  }
  return task;
}

async function mark(id: string, action: RoomAction) {
  const { rooms } = await api.listRoomStatuses();
  const { version } = rooms.find((room) => room.id === id)!;
  return api.actOnRoom({ params: { id, action }, body: { version } });
}

const ana: Stay = { from: -2, nightCount: 5, rooms: "R-104", state: "inHouse", checkedInOn: inDays(-2) };
const left: Stay = {
  from: -1,
  rooms: "R-104",
  state: "checkedOut",
  checkedInOn: inDays(-1),
  checkedOutOn: today,
};

describe("a departure", () => {
  it("that the desk has told to be clean stays done when the next guest comes", async () => {
    const { hotel, idOf } = await openQuiet({ Ana: left, Luis: { from: 0, rooms: "R-104" } });
    await mark("R-104", "markClean");
    expect(await taskIn("R-104")).toMatchObject({ kind: "departure", state: "done" });
    hotel.put({ ...hotel.get(idOf("Luis")), state: "inHouse", checkedInOn: today });
    expect(await taskIn("R-104")).toMatchObject({ state: "done", isOccupied: true });
  });

  it("stays a departure on the day after, until the room has been clean", async () => {
    const { hotel } = await openQuiet({ Ana: left });
    hotel.open(inDays(1));
    expect(await taskIn("R-104", inDays(1))).toMatchObject({ kind: "departure", state: "open", linen: true });
    await mark("R-104", "markClean");
    expect(await taskIn("R-104", inDays(1))).toBeUndefined();
    await mark("R-104", "markDirty");
    expect(await taskIn("R-104", inDays(1))).toMatchObject({ kind: "touchUp" });
  });

  it("is not made of a room that its guest has left and gone back to", async () => {
    const roomsLeft = ["R-103", "R-104"].map((roomId) => ({ roomId, on: today, at: `${today}T08:00:00.000Z` }));
    const back: Stay = { from: 0, rooms: "R-103", state: "inHouse", checkedInOn: today, roomsLeft };
    await openQuiet({ Ana: back });
    expect([await taskIn("R-103"), (await taskIn("R-104"))?.kind]).toEqual([undefined, "departure"]);
    const { rooms } = await api.listRoomStatuses();
    expect(rooms.find(({ id }) => id === "R-103")).toMatchObject({ cleanliness: "clean", occupancy: "occupied" });
  });
});

describe("the linen of a guest who stays", () => {
  const linenOn = async (date: string) => {
    const { linen, linenSince } = (await taskIn("R-104", date))!;
    return [linen, linenSince];
  };

  it("is changed three nights after the last change that was done", async () => {
    const { hotel } = await openQuiet({ Ana: { ...ana, nightCount: 9 } }); // came two days ago
    expect([await linenOn(today), await linenOn(inDays(1))]).toEqual([
      [false, inDays(-2)],
      [true, inDays(-2)],
    ]);
    hotel.open(inDays(1));
    hotel.open(inDays(2));
    expect(await linenOn(inDays(2))).toEqual([true, inDays(-2)]); // nobody came yesterday
    let task: CleaningTask = (await taskIn("R-104", inDays(2)))!;
    for (const action of ["start", "finish"] as const)
      task = await api.actOnTask({ params: { id: task.id, action }, body: { version: task.version } });
    hotel.open(inDays(3));
    expect([await linenOn(inDays(3)), await linenOn(inDays(5))]).toEqual([
      [false, inDays(2)],
      [true, inDays(2)],
    ]);
  });
});

describe("work that has ended", () => {
  it("is inspected, or passed after all, as the desk marks the room", async () => {
    await openQuiet({ Ana: left });
    await work("R-104", "start", "finish");
    await mark("R-104", "inspect");
    expect(await taskIn("R-104")).toMatchObject({ state: "inspected" });
    expect(await work("R-104", "fail")).toMatchObject({ state: "failed" });
    await mark("R-104", "markClean");
    expect(await taskIn("R-104")).toMatchObject({ state: "done" });
  });
});

it("ends the cleaning that is on, where the clock of the device is slow", async () => {
  await openQuiet({ Ana: left });
  const { id, version } = await work("R-104", "start", "pause");
  const at = `${today}T00:30:00.000Z`;
  const done = await api.actOnTask({ params: { id, action: "finish" }, body: { version, at } });
  expect(done).toMatchObject({ state: "done" });
  const { rooms } = await api.listRoomStatuses();
  expect(rooms.find((room) => room.id === "R-104")).toMatchObject({ cleanliness: "clean" });
});

it("keeps the inspection of another desk: an act upon the task as it was done is stale", async () => {
  await openQuiet({ Ana: left });
  const { id, version } = await work("R-104", "start", "finish");
  await mark("R-104", "inspect");
  const act = (action: CleaningWork, upon: CleaningTask["state"]) =>
    api.actOnTask({ params: { id, action }, body: { version, upon, reason: "Falta una toalla" } });
  for (const action of ["fail", "inspect"] as const) {
    const refusal = await hotelRefusalOf(act(action, "done"));
    expect(refusal).toMatchObject({ status: 409, codes: ["RECORD_STALE"], current: { id, state: "inspected" } });
  }
  expect(await taskIn("R-104")).toMatchObject({ state: "inspected", version });
  expect(await act("fail", "inspected")).toMatchObject({ state: "failed" });
});

describe("a guest who is not to be disturbed", () => {
  it("is left to the supervisor from the second day on, with or without a word of the first", async () => {
    const { hotel } = await openQuiet({ Ana: ana });
    await mark("R-104", "setDoNotDisturb");
    expect(await taskIn("R-104")).toMatchObject({ kind: "stay" });
    hotel.open(inDays(1));
    expect(await taskIn("R-104", inDays(1))).toMatchObject({ kind: "check" });
    hotel.open(inDays(2));
    expect(await taskIn("R-104", inDays(2))).toMatchObject({ kind: "check" });
    const { id, version } = (await taskIn("R-104", inDays(2)))!;
    const begun = await api.actOnTask({ params: { id, action: "start" }, body: { version } });
    expect(begun).toMatchObject({ kind: "check", credits: 1, isUndisturbed: false });
  });

  it("has an ordinary day where it was the guest before who had put the room off", async () => {
    const { hotel, idOf } = await openQuiet({ Ana: ana, Luis: { from: 0, nightCount: 3, rooms: "R-104" } });
    await work("R-104", "postpone");
    hotel.put({ ...hotel.get(idOf("Ana")), state: "checkedOut", departure: today, checkedOutOn: today });
    hotel.put({ ...hotel.get(idOf("Luis")), state: "inHouse", checkedInOn: today });
    await mark("R-104", "setDoNotDisturb");
    expect(await taskIn("R-104")).toMatchObject({ isUndisturbed: true, askAgainAt: "" });
    hotel.open(inDays(1));
    expect(await taskIn("R-104", inDays(1))).toMatchObject({ kind: "stay" });
  });

  it("has an ordinary day where the room was serviced before, or nobody had slept in it", async () => {
    const came: Stay = { from: 0, nightCount: 3, rooms: "R-105", state: "inHouse", checkedInOn: today };
    const { hotel } = await openQuiet({ Ana: ana, Eva: came });
    await work("R-104", "start", "finish");
    await mark("R-104", "setDoNotDisturb");
    await mark("R-105", "setDoNotDisturb");
    hotel.open(inDays(1));
    expect([(await taskIn("R-104", inDays(1)))?.kind, (await taskIn("R-105", inDays(1)))?.kind]).toEqual([
      "stay",
      "stay",
    ]);
  });
});

it("keeps the work of the day with its room when two rooms exchange their numbers", async () => {
  const { hotel } = await openQuiet({ Ana: left });
  await mark("R-105", "markDirty");
  const done = await work("R-104", "start", "finish");
  const { rooms } = hotel.setUp;
  const [one, other] = [hotel.room("R-104")!, hotel.room("R-105")!];
  rooms.putAll([
    { ...one, number: other.number },
    { ...other, number: one.number },
  ]);
  expect(await taskIn("R-104")).toMatchObject({ id: done.id, state: "done", room: "105" });
  expect(await taskIn("R-105")).toMatchObject({ kind: "touchUp", state: "open", room: "104" });
});
