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
const tonight = { roomId: "R-104", from: today, to: inDays(1) };
const block = () =>
  api.blockRoom({ params: { id: "block" }, body: { ...tonight, kind: "outOfOrder", reason: "Grifo" } });
const into = (id: string, roomId: string, more: object = {}) => act(id, "assignRoom", { roomId, ...more });
const codesOf = async (call: Promise<unknown>) => (await hotelRefusalOf(call)).codes;

/** Who is in a room, and how clean it is. */
const roomNow = async (roomId: string) => {
  const { occupant, cleanliness } = (await stateOf(roomId))!;
  return [occupant, cleanliness];
};
const leftDirty = ["", "dirty"];

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
    expect((await hotelApi.getDesk()).departures[0]).toMatchObject({ id, room: "104", roomId: "R-104" });
    expect(await roomNow("R-104")).toEqual(["Ana Iglesias", "clean"]);
    expect(await barsOf(id)).toEqual([{ ...tonight, roomTypeId: "DBL", isDay: true }]);
    expect(hotel.nights.soldOn(today)).toBe(0);
    expect((await api.listRegisters()).find((register) => register.id === id)).toMatchObject({ room: "104" });
    expect((await hotelApi.searchOpenFolios({ query: { text: "104" } })).map((folio) => folio.id)).toEqual([id]);
  });

  it("shares the room with no other stay before the check-out", async () => {
    const { idOf, hotel } = await openEarly({ Luis: luis, Eva: { ...ana, rooms: "R-105" } });
    const comes = idOf("Luis");
    expect(await freeNow()).not.toContain("R-104");
    expect(await codesOf(into(comes, "R-104"))).toEqual(["ROOM_TAKEN"]);
    expect(await codesOf(into(idOf("Eva"), "R-104", { moveReason: "other" }))).toContain("ROOM_OCCUPIED");
    const draft = draftOf({ adults: 1, arrival: today, departure: inDays(1) });
    const walkIn = hotelApi.createReservation({ body: { clientId: "walk-in", draft, roomId: "R-104" } });
    expect(await codesOf(walkIn)).toEqual(["ROOM_TAKEN"]);
    const moves = [{ reservationId: comes, version: hotel.get(comes).version, roomId: "R-104" }];
    const { results } = await api.applyAssignment({ body: { clientId: "proposal", moves } });
    expect(results[0]).toMatchObject({ isDone: false, by: "Ana Iglesias" });
    expect((await api.getAssignmentPlan({ query: { nights: 2 } })).held).toContainEqual(tonight);
    await expect(block()).rejects.toMatchObject({ response: { status: 409 } });
  });

  it("leaves the room dirty, and free", async () => {
    const { id, idOf } = await openEarly({ Luis: luis });
    await leaves(id);
    expect(await roomNow("R-104")).toEqual(leftDirty);
    expect(await barsOf(id)).toBeUndefined();
    expect(await freeNow()).toContain("R-104");
    expect(await into(idOf("Luis"), "R-104")).toMatchObject({ state: "confirmed" });
  });

  it("comes back into the room when the check-out is undone, unless another stay has it", async () => {
    const { id, idOf } = await openEarly({ Luis: luis });
    await leaves(id);
    expect(await act(id, "reopen")).toMatchObject({ state: "inHouse", dayRoomId: "R-104" });
    expect((await roomNow("R-104"))[0]).toBe("Ana Iglesias");
    await leaves(id);
    await into(idOf("Luis"), "R-104");
    await act(idOf("Luis"), "checkIn", { keys: 1 });
    expect(await codesOf(act(id, "reopen"))).toEqual(["ROOM_OCCUPIED", "ROOM_TAKEN"]);
  });

  it("stays on in the room after all, unless it has been given for the night", async () => {
    const { id, hotel } = await openEarly();
    const stayOn = () => saved(id, { arrival: today, departure: inDays(2) });
    const other = await book({ adults: 1, arrival: inDays(1), departure: inDays(2) });
    const given = (roomId?: string) => hotel.put({ ...hotel.get(other.id), nights: [{ ...other.nights[0]!, roomId }] });
    given("R-104");
    expect(await codesOf(stayOn())).toEqual(["ROOM_TAKEN"]);
    given();
    const { nights, dayRoomId } = await stayOn();
    expect([nights.map(({ roomId }) => roomId), dayRoomId]).toEqual([["R-104", "R-104"], undefined]);
  });

  it.each(["the form", "the check-out"])("is in the room also where %s has shortened the stay", async (door) => {
    const { idOf } = await openQuiet({ Ana: ana });
    const id = idOf("Ana");
    const after = door === "the form" ? await saved(id, { arrival: today, departure: today }) : await leaves(id);
    expect(after).toMatchObject({ nights: [], dayRoomId: "R-104" });
  });
});

it("finds a guest who moves and leaves today in the room of today, and leaves both rooms dirty", async () => {
  const { idOf } = await openQuiet({ Ana: { ...ana, from: -1, nightCount: 3, checkedInOn: inDays(-1) } });
  const id = idOf("Ana");
  await into(id, "R-105", { moveReason: "fault" });
  const early = await atDesk(id, "leaveEarly", waive);
  expect(early.nights.map(({ roomId }) => roomId)).toEqual(["R-104"]);
  expect((await hotelApi.getDesk()).departures[0]).toMatchObject({ room: "105" });
  expect((await roomNow("R-105"))[0]).toBe("Ana Iglesias");
  expect(await roomNow("R-104")).toEqual(leftDirty);
  await leaves(id);
  expect(await roomNow("R-105")).toEqual(leftDirty);
});

describe("a room that a guest leaves", () => {
  const leaver: Stay = { ...ana, from: -1, nightCount: 1 };

  it("is dirty after a move on the day of arrival, and clean again when that is undone", async () => {
    const { idOf, hotel } = await openQuiet({ Ana: ana });
    const id = idOf("Ana");
    const { version, arrival, departure } = hotel.get(id);
    const place = { from: arrival, to: departure, roomId: "R-105", isRepriced: false };
    const move = { reservationId: id, version, arrival, departure, ...place, moveReason: "noise" as const };
    await api.moveStays({ body: { clientId: "move", moves: [move] } });
    expect(await roomNow("R-104")).toEqual(leftDirty);
    expect(await get(id)).not.toHaveProperty("roomsLeft");
    await api.undoMoves({ params: { clientId: "move" } });
    expect([await roomNow("R-104"), await roomNow("R-105")]).toEqual([
      ["Ana Iglesias", "clean"],
      ["", "clean"],
    ]);
  });

  it("is dirty after each check-out, although it was cleaned after the first", async () => {
    const { idOf } = await openQuiet({ Ana: leaver, Luis: { ...luis, rooms: "R-104" } });
    await leaves(idOf("Ana"));
    await atDesk(idOf("Luis"), "cleanRoom");
    expect((await roomNow("R-104"))[1]).toBe("clean");
    await act(idOf("Ana"), "reopen");
    await leaves(idOf("Ana"));
    expect(await roomNow("R-104")).toEqual(leftDirty);
  });

  it("is not given back while the next guest is in it, or while it is blocked", async () => {
    const { idOf } = await openQuiet({
      Ana: leaver,
      Eva: { ...leaver, rooms: "R-105" },
      Luis: { ...luis, rooms: "R-105" },
    });
    for (const name of ["Ana", "Eva"]) await leaves(idOf(name));
    await act(idOf("Luis"), "checkIn", { keys: 1 });
    expect(await codesOf(act(idOf("Eva"), "reopen"))).toEqual(["ROOM_OCCUPIED"]);
    await block();
    expect(await codesOf(act(idOf("Ana"), "reopen"))).toEqual(["ROOM_BLOCKED"]);
  });
});

describe("day use", () => {
  const dayUse = () =>
    book({ adults: 1, arrival: today, departure: today, extras: [{ productId: "dayUse", quantity: 1 }] });

  it("needs a room for the check-in, has it until the check-out, and leaves it dirty", async () => {
    const { hotel } = await openQuiet();
    const { id } = await dayUse();
    expect(hotel.list.inView.unassigned).toBe(1);
    expect(await barsOf(id)).toEqual([{ roomTypeId: "DBL", from: today, to: inDays(1), isDay: true }]);
    expect(await codesOf(act(id, "checkIn"))).toEqual(["ROOM_MISSING"]);
    await into(id, "R-104");
    expect(hotel.list.inView.unassigned).toBe(0);
    await act(id, "checkIn", { keys: 1 });
    expect((await roomNow("R-104"))[0]).toBe("Prueba Iglesias");
    expect(await freeNow()).not.toContain("R-104");
    await leaves(id);
    expect(await roomNow("R-104")).toEqual(leftDirty);
  });

  it("is booked with a room, which no other stay gets for the day; availability stays as it was", async () => {
    const { hotel, idOf } = await openQuiet({ Luis: luis });
    const before = hotel.nights.count("DBL", today);
    const draft = draftOf({ adults: 1, arrival: today, departure: today });
    const bookDay = (clientId: string) => hotelApi.createReservation({ body: { clientId, draft, roomId: "R-104" } });
    const made = await bookDay("day");
    expect(made).toMatchObject({ dayRoomId: "R-104", nights: [] });
    expect(hotel.nights.count("DBL", today)).toEqual(before);
    expect(await codesOf(into(idOf("Luis"), "R-104"))).toEqual(["ROOM_TAKEN"]);
    expect((await act(made.id, "unassignRoom")).dayRoomId).toBeUndefined();
    await into(idOf("Luis"), "R-104");
    expect(await codesOf(bookDay("again"))).toEqual(["ROOM_TAKEN"]);
  });

  it("gets its room by the assignment, and loses it with a cancellation", async () => {
    await openQuiet();
    const { id, version } = await dayUse();
    const { stays } = await api.getAssignmentPlan({ query: { nights: 1 } });
    expect(stays).toMatchObject([{ id, arrival: today, departure: inDays(1) }]);
    const moves = [{ reservationId: id, version, roomId: "R-104" }];
    const { results } = await api.applyAssignment({ body: { clientId: "day", moves } });
    expect(results[0]).toMatchObject({ isDone: true });
    expect(await get(id)).toMatchObject({ dayRoomId: "R-104" });
    expect((await act(id, "cancel", { cancelReason: "guestRequest" })).dayRoomId).toBeUndefined();
    expect(await freeNow()).toContain("R-104");
  });

  it("moves on the planning to another room and day, and back", async () => {
    await openQuiet();
    const { id } = await dayUse();
    const { version } = await into(id, "R-104");
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
    const params = { id: (await dayUse()).id };
    await into(params.id, "R-104");
    await hotelApi.deleteReservation({ params });
    expect(await hotelApi.restoreReservation({ params })).toMatchObject({ dayRoomId: "R-104" });
    await hotelApi.deleteReservation({ params });
    await into(idOf("Luis"), "R-104");
    expect(await codesOf(hotelApi.restoreReservation({ params }))).toEqual(["ROOM_TAKEN"]);
  });
});
