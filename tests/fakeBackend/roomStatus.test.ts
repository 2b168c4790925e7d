import { describe, expect, it } from "vitest";

import { planningContract } from "@/contract/reservations/planning";
import type { RoomAct, RoomAction } from "@/contract/rooms/roomStatus";
import { sentenceLimits, sentences } from "@/contract/sentences";
import { createClient } from "@/shared/api/createClient";

import { hotelApi, hotelRefusalOf } from "../support/hotelBackend";
import { inDays, openQuiet, type Stay, today } from "../support/quietHotel";

const planningApi = createClient(planningContract);

const statusOf = async (id: string) => (await hotelApi.listRoomStatuses()).rooms.find((room) => room.id === id)!;

async function act(id: string, action: RoomAction, more: Partial<RoomAct> = {}) {
  const { version } = await statusOf(id);
  return hotelApi.actOnRoom({ params: { id, action }, body: { version, ...more } });
}

const blockRoom = (to: string, reason = "Grifo") =>
  planningApi.blockRoom({
    params: { id: "block-1" },
    body: { roomId: "R-104", from: today, to, kind: "outOfOrder", reason },
  });

const codesOf = async (write: Promise<unknown>) => (await hotelRefusalOf(write)).codes;

const ana: Stay = { from: -1, nightCount: 3, rooms: "R-104", state: "inHouse", checkedInOn: inDays(-1) };

describe("the state of a room", () => {
  it("is told with up to 2,000 letters, and so is why it is blocked", async () => {
    await openQuiet({});
    const long = "x".repeat(sentenceLimits.noteTooLong);
    const isTooLong = (call: Promise<unknown>, field: string) =>
      expect(call).rejects.toMatchObject({
        response: { status: 400, data: { fields: { [field]: sentences.noteTooLong } } },
      });
    await isTooLong(act("R-104", "markDirty", { note: `${long}x` }), "note");
    expect((await act("R-104", "markDirty", { note: long })).history[0]!.note).toBe(long);
    await isTooLong(blockRoom(inDays(1), `${long}x`), "reason");
    expect((await blockRoom(inDays(1), long)).reason).toBe(long);
  });

  it("is who is in it, who comes, and what staff said of it", async () => {
    await openQuiet({ Ana: ana, Luis: { from: 0, rooms: "R-105" } });
    const inRoom = { occupancy: "occupied", day: "stayOver", guest: "Ana Iglesias", nightsLeft: 2 };
    expect(await statusOf("R-104")).toMatchObject({ ...inRoom, cleanliness: "clean", flags: [], fault: "" });
    const coming = { arrival: { guest: "Luis Iglesias" } };
    expect(await statusOf("R-105")).toMatchObject({
      ...coming,
      occupancy: "vacant",
      day: "none",
      guest: "",
      people: 0,
    });
  });

  it("goes from dirty over clean to inspected, a line each, and not past a step", async () => {
    await openQuiet();
    const first = await act("R-104", "markDirty", { note: "Alfombra manchada" });
    expect(first).toMatchObject({ cleanliness: "dirty", version: 2 });
    expect(await codesOf(act("R-104", "inspect"))).toEqual(["ACT_NOT_NOW"]);
    await act("R-104", "markClean");
    const last = await act("R-104", "inspect");
    expect(last).toMatchObject({ cleanliness: "inspected", version: 4 });
    expect(last.history.map(({ what, note }) => [what, note])).toEqual([
      ["inspect", undefined],
      ["markClean", undefined],
      ["markDirty", "Alfombra manchada"],
    ]);
    const stale = hotelApi.actOnRoom({ params: { id: "R-104", action: "markDirty" }, body: { version: 3 } });
    expect(await hotelRefusalOf(stale)).toMatchObject({ status: 409, codes: ["RECORD_STALE"] });
  });

  it("is dirty after each night that the close ends, whatever was said before", async () => {
    const { hotel } = await openQuiet({ Ana: ana });
    await act("R-104", "inspect");
    hotel.open(inDays(1));
    expect(await statusOf("R-104")).toMatchObject({ cleanliness: "dirty", occupancy: "occupied" });
    await act("R-104", "markClean");
    expect((await statusOf("R-104")).cleanliness).toBe("clean");
    hotel.open(inDays(2));
    expect(await statusOf("R-104")).toMatchObject({ cleanliness: "dirty", day: "dueOut" });
    expect((await statusOf("R-105")).cleanliness).toBe("clean");
  });

  it("is in the hands of a housekeeper until the close of that day, also without a guest", async () => {
    const { hotel, db } = await openQuiet();
    const actor = { by: "Fatou", now: new Date(`${today}T09:00:00.000Z`) };
    db.rooms.mark("R-104", "cleaning", actor);
    db.rooms.mark("R-105", "clean", actor, { note: "Repasada" });
    expect(await statusOf("R-104")).toMatchObject({ cleanliness: "cleaning" });
    hotel.open(inDays(1));
    expect(await statusOf("R-104")).toMatchObject({ cleanliness: "dirty" });
    expect(await statusOf("R-105")).toMatchObject({ cleanliness: "clean" });
  });
});

describe("a mark that arrives after the room was used again", () => {
  async function openLate() {
    const { idOf, hotel, db } = await openQuiet({ Ana: ana });
    const leaves = () =>
      hotel.put({
        ...hotel.get(idOf("Ana")),
        state: "checkedOut",
        checkedOutOn: today,
        history: [{ id: "out", at: `${today}T08:00:00.000Z`, by: "Ana", what: "checkOut", changes: [] }],
      });
    return { leaves, rooms: db.rooms };
  }

  it("is stale, from the desk: to mark it and to take that back", async () => {
    const { leaves } = await openLate();
    const { lastUse } = await act("R-104", "markDirty");
    leaves();
    expect(await codesOf(act("R-104", "restore", { cleanliness: "clean", lastUse }))).toEqual(["RECORD_STALE"]);
    expect(await codesOf(act("R-104", "markClean", { lastUse }))).toEqual(["RECORD_STALE"]);
    const seen = await statusOf("R-104");
    expect(seen.cleanliness).toBe("dirty");
    expect(await act("R-104", "markClean", { lastUse: seen.lastUse })).toMatchObject({ cleanliness: "clean" });
  });

  it("says nothing of the room, where the work was done before", async () => {
    const { leaves, rooms } = await openLate();
    leaves();
    const actor = { by: "Fatou", now: new Date(`${today}T09:00:00.000Z`) };
    rooms.mark("R-104", "clean", actor, { at: `${today}T06:30:00.000Z` });
    expect((await statusOf("R-104")).cleanliness).toBe("dirty");
    rooms.mark("R-104", "clean", actor, { at: `${today}T08:30:00.000Z` });
    expect((await statusOf("R-104")).cleanliness).toBe("clean");
  });
});

describe("housekeeping", () => {
  it("leaves it to the planning whether the nights of a block are free", async () => {
    await openQuiet({ Ana: ana });
    const { actions } = await statusOf("R-104");
    expect(actions.find(({ action }) => action === "block")?.isAllowed).toBe(true); // for next week, too
    expect(await codesOf(blockRoom(inDays(2)))).toEqual(["ROOM_TAKEN"]);
    expect(await hotelRefusalOf(act("R-104", "block"))).toMatchObject({ status: 404 });
  });

  it("has a line of each block, wherever it was put and lifted", async () => {
    const { db } = await openQuiet({ Luis: { from: 1, rooms: "R-104" } });
    const lines = async () =>
      (await statusOf("R-104")).history.map(({ what, changes: [nights] }) => [what, nights?.before, nights?.after]);
    expect(await codesOf(blockRoom(inDays(2)))).toEqual(["ROOM_TAKEN"]);
    expect(await lines()).toEqual([]);
    const nights = `${today}/${inDays(1)}`;
    await blockRoom(inDays(1));
    expect(await statusOf("R-104")).toMatchObject({ block: { from: today, kind: "outOfOrder", reason: "Grifo" } });
    await act("R-104", "unblock");
    expect(await statusOf("R-104")).not.toHaveProperty("block");
    await blockRoom(inDays(1));
    await planningApi.liftBlock({ params: { id: "block-1" } });
    await planningApi.liftBlock({ params: { id: "block-1" } });
    expect(await lines()).toEqual([
      ["unblock", nights, ""],
      ["block", "", nights],
      ["unblock", nights, ""],
      ["block", "", nights],
    ]);
    expect(db.hotel.blocks.filter(({ roomId }) => roomId === "R-104")).toEqual([]);
  });

  it("says how many people it saw: skip, sleep or another number, until both agree", async () => {
    const { idOf, hotel } = await openQuiet({ Ana: ana });
    const saw = (id: string, count?: number) => act(id, "reportPeople", { people: count });
    const { people } = await statusOf("R-104");
    expect(await saw("R-104", 0)).toMatchObject({ discrepancy: { kind: "skip", seen: 0 } });
    const more = { occupancy: "occupied", people, discrepancy: { kind: "people" } };
    expect(await saw("R-104", people + 1)).toMatchObject(more);
    hotel.put({ ...hotel.get(idOf("Ana")), adults: people + 1 });
    expect(await statusOf("R-104")).not.toHaveProperty("discrepancy");
    expect(await saw("R-105", 2)).toMatchObject({ occupancy: "vacant", discrepancy: { kind: "sleep", seen: 2 } });
    expect(await saw("R-105", 0)).not.toHaveProperty("discrepancy");
    for (const none of [-1, undefined]) expect(await codesOf(saw("R-104", none))).toEqual(["ROOM_STATUS_PEOPLE"]);
  });

  it("has a discrepancy resolved for a reason", async () => {
    await openQuiet({ Ana: ana });
    await act("R-104", "reportPeople", { people: 0 });
    expect(await codesOf(act("R-104", "resolveDiscrepancy", { note: " " }))).toEqual(["FIELD_MISSING"]);
    const resolved = await act("R-104", "resolveDiscrepancy", { note: "Está en la piscina" });
    expect(resolved).not.toHaveProperty("discrepancy");
    expect(resolved.history[0]).toMatchObject({ what: "resolveDiscrepancy", note: "Está en la piscina" });
  });

  it("does not disturb a guest for as long as the stay lasts", async () => {
    const { idOf, hotel } = await openQuiet({ Ana: ana });
    expect(await codesOf(act("R-105", "setDoNotDisturb"))).toEqual(["ACT_NOT_NOW"]);
    expect((await act("R-104", "setDoNotDisturb")).flags).toEqual(["doNotDisturb"]);
    const stored = hotel.get(idOf("Ana"));
    hotel.put({ ...stored, state: "checkedOut", checkedOutOn: today });
    expect(await statusOf("R-104")).toMatchObject({ flags: [], cleanliness: "dirty", day: "departed" });
  });
});

describe("what is told late of a guest who has left", () => {
  const hour = (clock: string) => `${today}T${clock}:00.000Z`;

  async function openNext() {
    const { idOf, hotel } = await openQuiet({ Ana: ana, Luis: { from: 0, rooms: "R-105" } });
    const [first, next] = [idOf("Ana"), idOf("Luis")];
    const leaves = () => hotel.put({ ...hotel.get(first), state: "checkedOut", checkedOutOn: today });
    function comes() {
      const stored = hotel.get(next);
      const nights = stored.nights.map((night) => ({ ...night, roomId: "R-104" }));
      hotel.put({ ...stored, nights, state: "inHouse", checkedInOn: today });
    }
    return { first, next, leaves, comes };
  }

  it("is a line that names the stay, and no discrepancy of the next guest", async () => {
    const { first, next, leaves, comes } = await openNext();
    leaves();
    comes();
    const told = await act("R-104", "reportPeople", { people: 0, during: first, at: hour("06:10") });
    expect(told).not.toHaveProperty("discrepancy");
    expect(told.history[0]).toMatchObject({ what: "reportPeople", at: hour("06:10"), note: first });
    const seen = await act("R-104", "reportPeople", { people: 0, during: next, at: hour("06:20") });
    expect(seen).toMatchObject({ discrepancy: { kind: "skip", at: hour("06:20") } });
  });

  it("does not come before what was said since of the same guest", async () => {
    const { first } = await openNext();
    await act("R-104", "reportPeople", { people: 0, during: first, at: hour("06:20") });
    await act("R-104", "resolveDiscrepancy", { note: "Está en la piscina" });
    const told = await act("R-104", "reportPeople", { people: 0, during: first, at: hour("06:10") });
    expect(told).not.toHaveProperty("discrepancy");
    expect(told.history.map(({ what }) => what)).toEqual(["resolveDiscrepancy", "reportPeople", "reportPeople"]);
  });

  it("is no wish of the next guest", async () => {
    const { first, next, leaves, comes } = await openNext();
    leaves();
    comes();
    expect(await codesOf(act("R-104", "setDoNotDisturb", { during: first }))).toEqual(["RECORD_STALE"]);
    expect((await statusOf("R-104")).flags).toEqual([]);
    expect((await act("R-104", "setDoNotDisturb", { during: next })).flags).toEqual(["doNotDisturb"]);
    expect(await codesOf(act("R-104", "clearDoNotDisturb", { during: first }))).toEqual(["RECORD_STALE"]);
  });
});
