import { describe, expect, it } from "vitest";

import type { DeskAct, DeskAction } from "@/contract/reservations/desk";

import { draftOf, hotelApi, hotelRefusalOf, openHotel } from "../support/hotelBackend";
import { inDays, openQuiet, today } from "../support/quietHotel";

const desk = () => hotelApi.getDesk();
const get = (id: string) => hotelApi.getReservation({ params: { id } });
const stateOf = async (roomId: string) => (await desk()).rooms.find((room) => room.roomId === roomId);

async function actAtDesk(id: string, action: DeskAction, more: Partial<DeskAct> = {}) {
  const { version } = await get(id);
  return hotelApi.actAtDesk({ params: { id, action }, body: { version, ...more } });
}

async function act(id: string, action: string, more: object = {}) {
  const { version } = await get(id);
  return hotelApi.actOnReservation({ params: { id, action }, body: { version, ...more } });
}

describe("the desk's lists", () => {
  it("count what the day board counts", async () => {
    openHotel();
    const [{ arrivals, departures, inHouse }, day] = [await desk(), await hotelApi.getDay()];
    expect(arrivals).toHaveLength(day.arrivals.pending);
    expect(departures).toHaveLength(day.departures.pending);
    expect(inHouse).toHaveLength(day.inHouse);
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
  const ana = {
    from: -2,
    nightCount: 2,
    rooms: "R-101",
    state: "inHouse",
    checkedInOn: inDays(-2),
    guarantee: "card",
  } as const;

  it("is not given to the next guest until the last one has left, and is dirty then", async () => {
    const { idOf } = await openQuiet({ Ana: ana, Luis: { from: 0, rooms: "R-101" } });
    const [leaves, comes] = [idOf("Ana"), idOf("Luis")];
    expect(await stateOf("R-101")).toEqual({ roomId: "R-101", cleanliness: "clean", occupant: "Ana Iglesias" });
    const refused = await hotelRefusalOf(act(comes, "checkIn"));
    expect(refused).toMatchObject({
      status: 409,
      message: "La habitación 101 está ocupada hasta la salida de Ana Iglesias.",
      codes: ["ROOM_OCCUPIED"],
    });
    await settle(leaves);
    await act(leaves, "checkOut");
    expect(await stateOf("R-101")).toMatchObject({ cleanliness: "dirty", occupant: "" });
    await actAtDesk(comes, "cleanRoom");
    expect(await stateOf("R-101")).toMatchObject({ cleanliness: "clean" });
    expect(await act(comes, "checkIn", { keys: 2 })).toMatchObject({ state: "inHouse", keys: 2 });
    expect(await stateOf("R-101")).toMatchObject({ occupant: "Luis Iglesias" });
  });

  it("has to be cleaned once its guest has moved to another one, which the lists name from then on", async () => {
    const { idOf } = await openQuiet({ Ana: { ...ana, nightCount: 4, rooms: "R-104" } });
    const refused = await hotelRefusalOf(act(idOf("Ana"), "assignRoom", { roomId: "R-105" }));
    expect(refused).toMatchObject({ codes: ["MOVE_REASON_MISSING"] });
    const { history } = await act(idOf("Ana"), "assignRoom", { roomId: "R-105", moveReason: "fault" });
    expect(history[0]!.changes).toContainEqual({ field: "moveReason", before: "", after: "fault" });
    expect(await stateOf("R-104")).toEqual({ roomId: "R-104", cleanliness: "dirty", occupant: "" });
    expect(await stateOf("R-105")).toMatchObject({ cleanliness: "clean", occupant: "Ana Iglesias" });
    expect((await desk()).inHouse.map(({ room, roomId }) => [room, roomId])).toEqual([["105", "R-105"]]);
  });

  it("is no room for a guest in house to move to while the last one has not left", async () => {
    const { idOf } = await openQuiet({
      Ana: { ...ana, rooms: "R-104" },
      Luis: { ...ana, nightCount: 4, rooms: "R-105" },
    });
    const codes = (await hotelRefusalOf(act(idOf("Luis"), "assignRoom", { roomId: "R-104" }))).codes;
    expect(codes).toEqual(["ROOM_OCCUPIED"]);
  });

  it("is not given back to a guest who has left while another guest is in it", async () => {
    const { idOf } = await openQuiet({ Ana: { ...ana, nightCount: 3 }, Luis: { from: 0, rooms: "R-102" } });
    const id = idOf("Ana");
    await actAtDesk(id, "leaveEarly", { unusedNights: "waive" });
    await settle(id);
    const left = await act(id, "checkOut");
    expect(left.actions.find(({ action }) => action === "reopen")).toMatchObject({ isAllowed: true });
  });

  it("has nothing to be cleaned while none is assigned", async () => {
    const { idOf } = await openQuiet({ Ana: { from: 0 } });
    expect(await hotelRefusalOf(actAtDesk(idOf("Ana"), "cleanRoom"))).toMatchObject({ codes: ["NO_ROOM"] });
  });
});

describe("a guest who leaves early", () => {
  const ana = { from: -1, nightCount: 4, rooms: "R-101", state: "inHouse", checkedInOn: inDays(-1) } as const;

  it("pays for the nights slept, and the rest can be sold again", async () => {
    const { hotel, idOf } = await openQuiet({ Ana: ana });
    const before = await get(idOf("Ana"));
    const after = await actAtDesk(before.id, "leaveEarly", { unusedNights: "waive" });
    expect(after).toMatchObject({ departure: today, total: before.nights[0]!.price, state: "inHouse" });
    expect(hotel.nights.soldOn(today)).toBe(0);
    expect(after.history[0]).toMatchObject({ what: "leaveEarly" });
  });

  it("keeps no allowance that is more than what is left of the bill", async () => {
    const { idOf } = await openQuiet({ Ana: ana });
    const before = await get(idOf("Ana"));
    const [first] = before.nights;
    for (const amount of [first!.price, 100]) {
      const body = { version: (await get(before.id)).version, sourceRef: `allow:${amount}`, amount, reason: "Ruido" };
      await hotelApi.actOnFolio({ params: { id: before.id, action: "allow" }, body });
    }
    const after = await actAtDesk(before.id, "leaveEarly", { unusedNights: "waive" });
    expect(after).toMatchObject({ total: 0, balance: 0 });
    expect(after.charges.at(-1)).toMatchObject({ kind: "correction", amount: 100, reason: "Salida anticipada" });
  });

  it("pays for all nights where the house charges them: the balance stays as it was", async () => {
    const { idOf } = await openQuiet({ Ana: ana });
    const before = await get(idOf("Ana"));
    const after = await actAtDesk(before.id, "leaveEarly", { unusedNights: "charge" });
    expect(after.balance).toBe(before.balance);
    expect(after.charges.at(-1)).toMatchObject({ description: "Noches no disfrutadas", kind: "posted" });
    // sent again, it is done already
    const again = hotelApi.actAtDesk({
      params: { id: before.id, action: "leaveEarly" },
      body: { version: before.version, unusedNights: "charge" },
    });
    expect((await again).charges).toEqual(after.charges);
  });

  it("is asked what becomes of the nights, and cannot leave before the arrival or against a newer version", async () => {
    const { idOf } = await openQuiet({ Ana: ana, Luis: { from: 0 } });
    const [id, other] = [idOf("Ana"), idOf("Luis")];
    expect(await hotelRefusalOf(actAtDesk(id, "leaveEarly"))).toMatchObject({ codes: ["UNUSED_NIGHTS_MISSING"] });
    const early = { unusedNights: "waive" as const };
    expect(await hotelRefusalOf(actAtDesk(other, "leaveEarly", early))).toMatchObject({
      codes: ["INVALID_TRANSITION"],
    });
    const stale = actAtDesk(id, "leaveEarly", { ...early, version: 0 });
    expect(await hotelRefusalOf(stale)).toMatchObject({ codes: ["STALE_VERSION"] });
  });
});

describe("the data of the guest at the desk", () => {
  it("are completed in the guest's record, with a line in its history", async () => {
    const { idOf } = await openQuiet({ Ana: { from: 0, rooms: "R-101" } });
    const id = idOf("Ana");
    const guest = { documentType: "dni", document: "12345678Z", birthDate: "1990-05-01" } as const;
    const after = await actAtDesk(id, "completeGuest", { guest });
    expect(after.guest).toMatchObject({ ...guest, firstName: "Ana" });
    expect((await desk()).arrivals[0]!.missing).toEqual([]);
    const { history } = await hotelApi.getGuest({ params: { id: after.guest.id } });
    expect(history[0]).toMatchObject({ what: "changed" });
    await actAtDesk(id, "completeGuest", { guest });
    expect((await hotelApi.getGuest({ params: { id: after.guest.id } })).history).toHaveLength(history.length);
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
    const made = await hotelApi.createReservation({ body: { clientId: "walk-in", draft, roomId } });
    expect(made).toMatchObject({ total, situation: "arrivesToday" });
    expect(made.nights.map((night) => night.roomId)).toEqual([roomId, roomId]);
    expect(hotel.nights.roomNights(roomId, [today])).toEqual([{ date: today, holder: "reservation" }]);
    const other = hotelApi.createReservation({ body: { clientId: "other", draft, roomId } });
    expect(await hotelRefusalOf(other)).toMatchObject({ status: 409, codes: ["ROOM_TAKEN"] });
  });

  it("cannot leave before today", async () => {
    await openQuiet();
    const asked = hotelApi.listFreeRooms({ query: { departure: inDays(-1), adults: 1 } });
    expect(await hotelRefusalOf(asked)).toMatchObject({ status: 422, codes: ["DEPARTURE_BEFORE_ARRIVAL"] });
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

/** Pays what is open. */
async function settle(id: string) {
  const { version, balance } = await get(id);
  if (balance <= 0) return;
  const body = { version, sourceRef: `desk:${id}`, method: "card" as const, amount: balance };
  await hotelApi.actOnFolio({ params: { id, action: "pay" }, body });
}
