import { describe, expect, it } from "vitest";

import { assignmentContract } from "@/contract/reservations/assignment";
import type { DeskAct, DeskAction } from "@/contract/reservations/desk";
import { planningContract } from "@/contract/reservations/planning";
import { registerContract } from "@/contract/reservations/registers";
import { createClient } from "@/shared/api/createClient";

import { book, draftOf, hotelApi, hotelRefusalOf } from "../support/hotelBackend";
import { inDays, openQuiet, type Stay, today } from "../support/quietHotel";

const api = createClient({ ...planningContract, ...assignmentContract, ...registerContract });
const get = (id: string) => hotelApi.getReservation({ params: { id } });
const stateOf = async (roomId: string) => (await hotelApi.getDesk()).rooms.find((room) => room.roomId === roomId);
const freeNow = async () =>
  (await hotelApi.listFreeRooms({ query: { departure: inDays(1), adults: 1 } })).map(({ roomId }) => roomId);

async function atDesk(id: string, action: DeskAction, more: Partial<DeskAct> = {}) {
  const { version } = await get(id);
  return hotelApi.actAtDesk({ params: { id, action }, body: { version, ...more } });
}

async function act(id: string, action: string, more: object = {}) {
  const { version } = await get(id);
  return hotelApi.actOnReservation({ params: { id, action }, body: { version, ...more } });
}

async function leaves(id: string) {
  const { version, balance } = await get(id);
  const body = { version, sourceRef: `pay:${id}:${version}`, method: "card" as const, amount: balance };
  if (balance > 0) await hotelApi.actOnFolio({ params: { id, action: "pay" }, body });
  return act(id, "checkOut");
}

const saved = async (id: string, changes: object) => {
  const { version, guest } = await get(id);
  const { newGuest: _, ...draft } = { ...draftOf(), adults: 1, guestId: guest.id, ...changes };
  return hotelApi.updateReservation({ params: { id }, body: { version, draft } });
};

const barsOf = async (id: string) =>
  (await api.getPlanning({ query: { nights: 7 } })).stays.find((stay) => stay.id === id)?.bars;

/** Came today, for two nights. */
const ana: Stay = { from: 0, nightCount: 2, rooms: "R-104", state: "inHouse", checkedInOn: today };
const luis: Stay = { from: 0 };
const waive = { unusedNights: "waive" } as const;

describe("a guest who leaves on the day of arrival", () => {
  async function openEarly(others: Record<string, Stay> = {}) {
    const opened = await openQuiet({ Ana: ana, ...others });
    const id = opened.idOf("Ana");
    const early = await atDesk(id, "leaveEarly", waive);
    expect(early).toMatchObject({ nights: [], dayRoomId: "R-104", departure: today, state: "inHouse" });
    return { ...opened, id };
  }

  it("keeps the room, for every reader, and takes nothing from what can be sold", async () => {
    const { hotel, id } = await openEarly();
    const [row] = (await hotelApi.getDesk()).departures;
    expect(row).toMatchObject({ id, room: "104", roomId: "R-104" });
    expect(await stateOf("R-104")).toMatchObject({ occupant: "Ana Iglesias", cleanliness: "clean" });
    const bar = { roomId: "R-104", roomTypeId: "DBL", from: today, to: inDays(1), isDay: true };
    expect(await barsOf(id)).toEqual([bar]);
    expect(hotel.nights.soldOn(today)).toBe(0);
    expect((await api.listRegisters()).find((one) => one.id === id)).toMatchObject({ room: "104" });
    expect((await hotelApi.searchOpenFolios({ query: { text: "104" } })).map((folio) => folio.id)).toEqual([id]);
  });

  it("shares the room with no other stay before the check-out", async () => {
    const { idOf, hotel } = await openEarly({ Luis: luis, Eva: { ...ana, rooms: "R-105" } });
    const [comes, moves] = [idOf("Luis"), idOf("Eva")];
    expect(await freeNow()).not.toContain("R-104");
    const assigned = act(comes, "assignRoom", { roomId: "R-104" });
    expect((await hotelRefusalOf(assigned)).codes).toEqual(["ROOM_TAKEN"]);
    const moved = act(moves, "assignRoom", { roomId: "R-104", moveReason: "other" });
    expect((await hotelRefusalOf(moved)).codes).toContain("ROOM_OCCUPIED");
    const walkIn = draftOf({ adults: 1, arrival: today, departure: inDays(1) });
    const body = { clientId: "walk-in", draft: walkIn, roomId: "R-104" };
    expect((await hotelRefusalOf(hotelApi.createReservation({ body }))).codes).toEqual(["ROOM_TAKEN"]);
    const { version } = hotel.get(comes);
    const wanted = { reservationId: comes, version, roomId: "R-104" };
    const { results } = await api.applyAssignment({ body: { clientId: "proposal", moves: [wanted] } });
    expect(results[0]).toMatchObject({ isDone: false, by: "Ana Iglesias" });
    expect((await api.getAssignmentPlan({ query: { nights: 2 } })).held).toContainEqual({
      roomId: "R-104",
      from: today,
      to: inDays(1),
    });
    const block = { roomId: "R-104", from: today, to: inDays(1), kind: "outOfOrder" as const, reason: "Grifo" };
    await expect(api.blockRoom({ params: { id: "block" }, body: block })).rejects.toMatchObject({
      response: { status: 409 },
    });
  });

  it("leaves the room dirty, and free", async () => {
    const { id, idOf } = await openEarly({ Luis: luis });
    await leaves(id);
    expect(await stateOf("R-104")).toMatchObject({ occupant: "", cleanliness: "dirty" });
    expect(await barsOf(id)).toBeUndefined();
    expect(await freeNow()).toContain("R-104");
    expect(await act(idOf("Luis"), "assignRoom", { roomId: "R-104" })).toMatchObject({ state: "confirmed" });
  });

  it("comes back into the room when the check-out is undone, unless another stay has it", async () => {
    const { id, idOf } = await openEarly({ Luis: luis });
    await leaves(id);
    expect(await act(id, "reopen")).toMatchObject({ state: "inHouse", dayRoomId: "R-104" });
    expect(await stateOf("R-104")).toMatchObject({ occupant: "Ana Iglesias" });
    await leaves(id);
    await act(idOf("Luis"), "assignRoom", { roomId: "R-104" });
    await act(idOf("Luis"), "checkIn", { keys: 1 });
    expect((await hotelRefusalOf(act(id, "reopen"))).codes).toEqual(["ROOM_OCCUPIED", "ROOM_TAKEN"]);
  });

  it("stays on in the room after all", async () => {
    const { id } = await openEarly();
    const longer = await saved(id, { arrival: today, departure: inDays(2) });
    expect(longer.nights.map(({ roomId }) => roomId)).toEqual(["R-104", "R-104"]);
    expect(longer.dayRoomId).toBeUndefined();
  });

  it("does not stay on where the room has been given for the night", async () => {
    const { id, hotel } = await openEarly();
    const other = await book({ adults: 1, arrival: inDays(1), departure: inDays(2) });
    hotel.put({ ...hotel.get(other.id), nights: [{ ...other.nights[0]!, roomId: "R-104" }] });
    const longer = saved(id, { arrival: today, departure: inDays(2) });
    expect((await hotelRefusalOf(longer)).codes).toEqual(["ROOM_TAKEN"]);
  });

  it.each(["the form", "the check-out"])("is in the room also where %s has shortened the stay", async (door) => {
    const { idOf } = await openQuiet({ Ana: ana });
    const id = idOf("Ana");
    const after = door === "the form" ? await saved(id, { arrival: today, departure: today }) : await leaves(id);
    expect(after).toMatchObject({ nights: [], dayRoomId: "R-104" });
  });
});

describe("a guest who changes rooms and leaves on the same day", () => {
  const old: Stay = { ...ana, from: -1, nightCount: 3, checkedInOn: inDays(-1) };

  it("is in the room of today, and leaves both dirty", async () => {
    const { idOf } = await openQuiet({ Ana: old });
    const id = idOf("Ana");
    await act(id, "assignRoom", { roomId: "R-105", moveReason: "fault" });
    const early = await atDesk(id, "leaveEarly", waive);
    expect(early.nights.map(({ roomId }) => roomId)).toEqual(["R-104"]);
    expect((await hotelApi.getDesk()).departures[0]).toMatchObject({ room: "105" });
    expect((await stateOf("R-105"))?.occupant).toBe("Ana Iglesias");
    expect(await stateOf("R-104")).toMatchObject({ occupant: "", cleanliness: "dirty" });
    await leaves(id);
    expect(await stateOf("R-105")).toMatchObject({ occupant: "", cleanliness: "dirty" });
  });
});

describe("a room that a guest leaves", () => {
  it("is dirty after a move on the day of arrival", async () => {
    const { idOf } = await openQuiet({ Ana: ana });
    await act(idOf("Ana"), "assignRoom", { roomId: "R-105", moveReason: "noise" });
    expect(await stateOf("R-104")).toMatchObject({ occupant: "", cleanliness: "dirty" });
    expect(await get(idOf("Ana"))).not.toHaveProperty("roomsLeft");
  });

  it("is clean again when the move is undone", async () => {
    const { idOf, hotel } = await openQuiet({ Ana: ana });
    const id = idOf("Ana");
    const { version, arrival, departure } = hotel.get(id);
    const place = { from: arrival, to: departure, roomId: "R-105", isRepriced: false };
    const move = { reservationId: id, version, arrival, departure, ...place, moveReason: "noise" as const };
    await api.moveStays({ body: { clientId: "move", moves: [move] } });
    expect(await stateOf("R-104")).toMatchObject({ cleanliness: "dirty" });
    await api.undoMoves({ params: { clientId: "move" } });
    expect(await stateOf("R-104")).toMatchObject({ occupant: "Ana Iglesias", cleanliness: "clean" });
    expect(await stateOf("R-105")).toMatchObject({ occupant: "", cleanliness: "clean" });
  });

  it("is dirty after each check-out, although it was cleaned after the first", async () => {
    const { idOf } = await openQuiet({ Ana: { ...ana, from: -1, nightCount: 1 }, Luis: { ...luis, rooms: "R-104" } });
    await leaves(idOf("Ana"));
    await atDesk(idOf("Luis"), "cleanRoom");
    expect(await stateOf("R-104")).toMatchObject({ cleanliness: "clean" });
    await act(idOf("Ana"), "reopen");
    await leaves(idOf("Ana"));
    expect(await stateOf("R-104")).toMatchObject({ cleanliness: "dirty" });
  });

  it("is not given back while the next guest is in it", async () => {
    const { idOf } = await openQuiet({ Ana: { ...ana, from: -1, nightCount: 1 }, Luis: { ...luis, rooms: "R-104" } });
    await leaves(idOf("Ana"));
    await act(idOf("Luis"), "checkIn", { keys: 1 });
    expect((await hotelRefusalOf(act(idOf("Ana"), "reopen"))).codes).toEqual(["ROOM_OCCUPIED"]);
  });

  it("is not given back while it is blocked", async () => {
    const { idOf } = await openQuiet({ Ana: { ...ana, from: -1, nightCount: 1 } });
    await leaves(idOf("Ana"));
    const block = { roomId: "R-104", from: today, to: inDays(1), kind: "outOfOrder" as const, reason: "Grifo" };
    await api.blockRoom({ params: { id: "block" }, body: block });
    expect((await hotelRefusalOf(act(idOf("Ana"), "reopen"))).codes).toEqual(["ROOM_BLOCKED"]);
  });
});

describe("day use", () => {
  const dayUse = (changes = {}) =>
    book({ adults: 1, arrival: today, departure: today, extras: [{ productId: "dayUse", quantity: 1 }], ...changes });

  it("needs a room for the check-in, has it until the check-out, and leaves it dirty", async () => {
    const { hotel } = await openQuiet();
    const { id } = await dayUse();
    expect(hotel.list.inView.unassigned).toBe(1);
    expect(await barsOf(id)).toEqual([{ roomTypeId: "DBL", from: today, to: inDays(1), isDay: true }]);
    expect((await hotelRefusalOf(act(id, "checkIn"))).codes).toEqual(["ROOM_MISSING"]);
    await act(id, "assignRoom", { roomId: "R-104" });
    expect(hotel.list.inView.unassigned).toBe(0);
    await act(id, "checkIn", { keys: 1 });
    expect(await stateOf("R-104")).toMatchObject({ occupant: "Prueba Iglesias" });
    expect(await freeNow()).not.toContain("R-104");
    await leaves(id);
    expect(await stateOf("R-104")).toMatchObject({ occupant: "", cleanliness: "dirty" });
  });

  it("is booked with a room, which no other stay gets for the day; availability stays as it was", async () => {
    const { hotel, idOf } = await openQuiet({ Luis: luis });
    const before = hotel.nights.count("DBL", today);
    const draft = draftOf({ adults: 1, arrival: today, departure: today });
    const made = await hotelApi.createReservation({ body: { clientId: "day", draft, roomId: "R-104" } });
    expect(made).toMatchObject({ dayRoomId: "R-104", nights: [] });
    expect(hotel.nights.count("DBL", today)).toEqual(before);
    const other = act(idOf("Luis"), "assignRoom", { roomId: "R-104" });
    expect((await hotelRefusalOf(other)).codes).toEqual(["ROOM_TAKEN"]);
    expect((await act(made.id, "unassignRoom")).dayRoomId).toBeUndefined();
    await act(idOf("Luis"), "assignRoom", { roomId: "R-104" });
    const again = hotelApi.createReservation({ body: { clientId: "again", draft, roomId: "R-104" } });
    expect((await hotelRefusalOf(again)).codes).toEqual(["ROOM_TAKEN"]);
  });

  it("gets its room by the assignment, and loses it with a cancellation", async () => {
    await openQuiet();
    const { id, version } = await dayUse();
    const { stays } = await api.getAssignmentPlan({ query: { nights: 1 } });
    expect(stays).toMatchObject([{ id, arrival: today, departure: inDays(1) }]);
    const moves = [{ reservationId: id, version, roomId: "R-104" }];
    expect((await api.applyAssignment({ body: { clientId: "day", moves } })).results[0]).toMatchObject({
      isDone: true,
    });
    expect(await get(id)).toMatchObject({ dayRoomId: "R-104" });
    expect((await act(id, "cancel", { cancelReason: "guestRequest" })).dayRoomId).toBeUndefined();
    expect(await freeNow()).toContain("R-104");
  });

  it("moves on the planning to another room and day, and back", async () => {
    await openQuiet();
    const { id } = await dayUse();
    const { version } = await act(id, "assignRoom", { roomId: "R-104" });
    const day = inDays(2);
    const place = { arrival: day, departure: day, from: day, to: inDays(3), roomId: "R-105", isRepriced: false };
    const moves = [{ reservationId: id, version, ...place }];
    expect((await api.moveStays({ body: { clientId: "day", moves } })).results).toMatchObject([{ isDone: true }]);
    expect(await get(id)).toMatchObject({ arrival: day, departure: day, dayRoomId: "R-105" });
    await api.undoMoves({ params: { clientId: "day" } });
    expect(await get(id)).toMatchObject({ arrival: today, departure: today, dayRoomId: "R-104" });
  });

  it("comes back with its room after a deletion, unless it is taken", async () => {
    const { idOf } = await openQuiet({ Luis: luis });
    const { id } = await dayUse();
    await act(id, "assignRoom", { roomId: "R-104" });
    const params = { id };
    await hotelApi.deleteReservation({ params });
    expect(await hotelApi.restoreReservation({ params })).toMatchObject({ dayRoomId: "R-104" });
    await hotelApi.deleteReservation({ params });
    await act(idOf("Luis"), "assignRoom", { roomId: "R-104" });
    expect((await hotelRefusalOf(hotelApi.restoreReservation({ params }))).codes).toEqual(["ROOM_TAKEN"]);
  });
});
