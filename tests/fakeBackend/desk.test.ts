import { describe, expect, it } from "vitest";

import type { DeskAct, DeskAction } from "@/contract/reservations/desk";

import { draftOf, hotelApi, hotelRefusalOf, openHotel } from "../support/hotelBackend";
import { inDays, openQuiet, today } from "../support/quietHotel";
import { actOn, expectRefused, now, post } from "./folioCalls";

const desk = () => hotelApi.getDesk();
const get = (id: string) => now({ id });
const stateOf = async (roomId: string) => (await desk()).rooms.find((room) => room.roomId === roomId);

async function actAtDesk(id: string, action: DeskAction, more: Partial<DeskAct> = {}) {
  const { version } = await get(id);
  return hotelApi.actAtDesk({ params: { id, action }, body: { version, ...more } });
}

const act = async (id: string, action: string, more: object = {}) => actOn(await get(id), action, more);

/** Pays what is open. */
async function settle(id: string) {
  const stay = await get(id);
  if (stay.balance > 0) await post(stay, "pay", { method: "card", amount: stay.balance });
}

describe("the desk's lists", () => {
  it("count what the day board counts", async () => {
    openHotel();
    const [{ arrivals, departures, inHouse }, day] = [await desk(), await hotelApi.getDay()];
    expect([arrivals.length, departures.length, inHouse.length]).toEqual([
      day.arrivals.pending,
      day.departures.pending,
      day.inHouse,
    ]);
    expect(arrivals.length).toBeGreaterThan(0);
  });

  it("have what is late first, then who is expected first on the business day, then the room", async () => {
    const { named } = await openQuiet({
      Madrugada: { from: 0, eta: "00:30", rooms: "R-106" },
      Medianoche: { from: 0, eta: "23:55", rooms: "R-105" },
      Noche: { from: 0, eta: "22:00", rooms: "R-101" },
      Sinhora: { from: 0, rooms: "R-102" },
      Mediodia: { from: 0, eta: "12:00", rooms: "R-103" },
      Ayer: { from: -1, nightCount: 3, eta: "23:00", rooms: "R-104" },
    });
    const { arrivals } = await desk();
    expect(arrivals.map(({ id }) => named(id))).toEqual([
      "Ayer",
      "Mediodia",
      "Sinhora", // from the check-in time on, as the list shows
      "Noche",
      "Medianoche",
      "Madrugada",
    ]);
  });

  it("say what is missing for the check-in", async () => {
    const { idOf } = await openQuiet({ Ana: { from: 0, rooms: "R-101", guarantee: "prepaid" } });
    const [row] = (await desk()).arrivals;
    const { total } = await get(idOf("Ana"));
    expect(row).toMatchObject({ roomId: "R-101", missing: ["document", "birthDate"], missingGuarantee: total });
  });
});

describe("a room at the desk", () => {
  const inHouse = { state: "inHouse", checkedInOn: inDays(-2), guarantee: "card" } as const;
  const ana = { from: -2, nightCount: 2, rooms: "R-101", ...inHouse };

  it("is not given to the next guest until the last guest has left, and is dirty then", async () => {
    const { idOf } = await openQuiet({ Ana: ana, Luis: { from: 0, rooms: "R-101" } });
    const [leaves, comes] = [idOf("Ana"), idOf("Luis")];
    expect(await stateOf("R-101")).toEqual({ roomId: "R-101", cleanliness: "clean", occupant: "Ana Iglesias" });
    expect(await expectRefused(act(comes, "checkIn"), "ROOM_OCCUPIED")).toMatchObject({
      status: 409,
      message: "La habitación 101 está ocupada hasta la salida de Ana Iglesias.",
    });
    await settle(leaves);
    await act(leaves, "checkOut");
    expect(await stateOf("R-101")).toMatchObject({ cleanliness: "dirty", occupant: "" });
    await actAtDesk(comes, "cleanRoom");
    expect(await stateOf("R-101")).toMatchObject({ cleanliness: "clean" });
    expect(await act(comes, "checkIn", { keys: 2 })).toMatchObject({ state: "inHouse", keys: 2 });
    expect(await stateOf("R-101")).toMatchObject({ occupant: "Luis Iglesias" });
  });

  it("has to be cleaned once its guest has moved to another room, which the lists name", async () => {
    const { idOf } = await openQuiet({ Ana: { ...ana, nightCount: 4, rooms: "R-104" } });
    await expectRefused(act(idOf("Ana"), "assignRoom", { roomId: "R-105" }), "MOVE_REASON_MISSING");
    const { history } = await act(idOf("Ana"), "assignRoom", { roomId: "R-105", moveReason: "fault" });
    expect(history[0]!.changes).toContainEqual({ field: "moveReason", before: "", after: "fault" });
    expect(await stateOf("R-104")).toEqual({ roomId: "R-104", cleanliness: "dirty", occupant: "" });
    expect(await stateOf("R-105")).toMatchObject({ cleanliness: "clean", occupant: "Ana Iglesias" });
    expect((await desk()).inHouse.map(({ room, roomId }) => [room, roomId])).toEqual([["105", "R-105"]]);
  });

  it("is no room for a guest in house to move to while the last guest has not left", async () => {
    const { idOf } = await openQuiet({
      Ana: { ...ana, rooms: "R-104" },
      Luis: { ...ana, nightCount: 4, rooms: "R-105" },
    });
    const move = act(idOf("Luis"), "assignRoom", { roomId: "R-104" });
    expect((await expectRefused(move, "ROOM_OCCUPIED")).status).toBe(409);
  });

  it("is given back to a guest who has left while another guest is in another room", async () => {
    const { idOf } = await openQuiet({ Ana: { ...ana, nightCount: 3 }, Luis: { from: 0, rooms: "R-102" } });
    const id = idOf("Ana");
    await actAtDesk(id, "leaveEarly", { unusedNights: "waive" });
    await settle(id);
    const left = await act(id, "checkOut");
    expect(left.actions.find(({ action }) => action === "reopen")).toMatchObject({ isAllowed: true });
  });
});

describe("a guest who leaves early", () => {
  const ana = { from: -1, nightCount: 4, rooms: "R-101", state: "inHouse", checkedInOn: inDays(-1) } as const;

  /** Ana, with three of her four nights to come. */
  async function openAna() {
    const opened = await openQuiet({ Ana: ana, Luis: { from: 0 } });
    return { ...opened, before: await get(opened.idOf("Ana")) };
  }

  it("pays for the nights slept, and the rest can be sold again", async () => {
    const { hotel, before } = await openAna();
    const after = await actAtDesk(before.id, "leaveEarly", { unusedNights: "waive" });
    expect(after).toMatchObject({ departure: today, total: before.nights[0]!.price, state: "inHouse" });
    expect(after.history[0]).toMatchObject({ what: "leaveEarly" });
    expect([today, inDays(1)].map((date) => hotel.nights.soldOn(date))).toEqual([1, 0]); // by Luis alone
  });

  it("keeps no allowance that is more than what is left of the bill", async () => {
    const { before } = await openAna();
    for (const amount of [before.nights[0]!.price, 100])
      await post(await get(before.id), "allow", { amount, reason: "Ruido" });
    const after = await actAtDesk(before.id, "leaveEarly", { unusedNights: "waive" });
    expect(after).toMatchObject({ total: 0, balance: 0 });
    expect(after.charges.at(-1)).toMatchObject({ kind: "correction", amount: 100, reason: "Salida anticipada" });
  });

  it("pays for all nights where the house charges them, once", async () => {
    const { before } = await openAna();
    const after = await actAtDesk(before.id, "leaveEarly", { unusedNights: "charge" });
    expect(after.balance).toBe(before.balance);
    expect(after.charges.at(-1)).toMatchObject({ description: "Noches no disfrutadas", kind: "posted" });
    // sent again, it is done already
    const again = await actAtDesk(before.id, "leaveEarly", { version: before.version, unusedNights: "charge" });
    expect(again.charges).toEqual(after.charges);
  });

  it("is asked what becomes of the nights, and cannot leave before the arrival", async () => {
    const { before, idOf } = await openAna();
    expect((await expectRefused(actAtDesk(before.id, "leaveEarly"), "UNUSED_NIGHTS_MISSING")).status).toBe(422);
    const early = { unusedNights: "waive" as const };
    await expectRefused(actAtDesk(idOf("Luis"), "leaveEarly", early), "INVALID_TRANSITION");
    await expectRefused(actAtDesk(before.id, "leaveEarly", { ...early, version: 0 }), "STALE_VERSION");
  });
});

describe("the data of the guest at the desk", () => {
  it("are completed in the guest's record, with a line in its history", async () => {
    const { idOf } = await openQuiet({ Ana: { from: 0, rooms: "R-101" } });
    const guest = { documentType: "dni", document: "12345678Z", birthDate: "1990-05-01" } as const;
    const complete = () => actAtDesk(idOf("Ana"), "completeGuest", { guest });
    const after = await complete();
    expect(after.guest).toMatchObject({ ...guest, firstName: "Ana" });
    expect((await desk()).arrivals[0]!.missing).toEqual([]);
    const historyOf = async () => (await hotelApi.getGuest({ params: { id: after.guest.id } })).history;
    const history = await historyOf();
    expect(history[0]).toMatchObject({ what: "changed" });
    await complete();
    expect(await historyOf()).toHaveLength(history.length);
  });

  it("are refused beside their fields, and nothing else of the record can be written", async () => {
    const { idOf } = await openQuiet({ Ana: { from: 0, rooms: "R-101" } });
    const id = idOf("Ana");
    const wrong = { documentType: "nie", document: "X1234567A" } as const;
    expect(await hotelRefusalOf(actAtDesk(id, "completeGuest", { guest: wrong }))).toMatchObject({
      status: 422,
      fields: { document: "El número y la letra del documento no se corresponden." },
    });
    const sly = { isVip: true, notes: "x" } as never;
    expect((await actAtDesk(id, "completeGuest", { guest: sly })).guest).toMatchObject({ isVip: false, notes: "" });
  });
});

describe("a guest without a reservation", () => {
  it("is offered the rooms that are free, clean ones first, at the price that is then booked", async () => {
    const { hotel } = await openQuiet({ Ana: { from: 0, nightCount: 2, rooms: "R-104" } });
    const free = await hotelApi.listFreeRooms({ query: { departure: inDays(2), adults: 2 } });
    expect(free.map(({ roomId }) => roomId)).not.toContain("R-104");
    expect(free.map(({ roomTypeId }) => roomTypeId)).not.toContain("IND"); // for one person
    const totals = free.map(({ total }) => total);
    expect(totals).toEqual(totals.toSorted((one, other) => one - other));
    const { roomId, roomTypeId, ratePlanId, total } = free[0]!;
    const draft = { ...draftOf({ arrival: today, departure: inDays(2) }), roomTypeId, ratePlanId };
    const make = (clientId: string) => hotelApi.createReservation({ body: { clientId, draft, roomId } });
    const made = await make("walk-in");
    expect(made).toMatchObject({ total, situation: "arrivesToday", nights: [{ roomId }, { roomId }] });
    expect(hotel.nights.roomNights(roomId, [today])).toEqual([{ date: today, holder: "reservation" }]);
    expect((await expectRefused(make("other"), "ROOM_TAKEN")).status).toBe(409);
    const ago = hotelApi.listFreeRooms({ query: { departure: inDays(-1), adults: 1 } });
    expect((await expectRefused(ago, "DEPARTURE_BEFORE_ARRIVAL")).status).toBe(422);
  });
});

it("many leave at once; who owes something stays, with the reason", async () => {
  const stay = { from: -1, nightCount: 1, state: "inHouse", checkedInOn: inDays(-1) } as const;
  const { idOf } = await openQuiet({ Ana: { ...stay, rooms: "R-101" }, Luis: { ...stay, rooms: "R-102" } });
  const [paid, owing] = [idOf("Ana"), idOf("Luis")];
  await settle(paid);
  const results = await hotelApi.actOnMany({ body: { action: "checkOut", ids: [paid, owing] } });
  expect(results.map(({ isDone, reasons }) => [isDone, reasons.map(({ code }) => code)])).toEqual([
    [true, []],
    [false, ["OPEN_BALANCE"]],
  ]);
  expect((await desk()).departures.map(({ id }) => id)).toEqual([owing]);
});
