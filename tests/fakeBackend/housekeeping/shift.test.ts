import { describe, expect, it } from "vitest";

import { handoverContract } from "@/contract/day/handover";
import { conversationsContract } from "@/contract/messaging/conversations";
import { cleaningContract } from "@/contract/rooms/cleaningTasks";
import { shiftContract } from "@/contract/rooms/shift";
import { roomOf } from "@/domain/reservations/roomOf";
import { createClient } from "@/shared/api/createClient";

import { hotelApi, hotelRefusalOf, openHotel } from "../../support/hotelBackend";

const api = createClient({ ...shiftContract, ...conversationsContract, ...handoverContract });
const cleaning = createClient(cleaningContract);
const today = "2026-04-14";

/** The hotel with a guest in house and one who has left. */
function openShift() {
  const opened = openHotel({ reservations: 250 });
  const all = [...opened.hotel.all()];
  const inHouse = all.find(({ state, departure }) => state === "inHouse" && departure > today)!;
  const gone = all.find(({ state }) => state === "checkedOut")!;
  const count = (stay = inHouse, clientId = "count-1") => ({
    clientId,
    roomId: roomOf(stay, today),
    reservationId: stay.id,
    items: [
      { productId: "minibarWater", quantity: 2 },
      { productId: "minibarBeer", quantity: 1 },
    ],
    countedBy: "Fatou Diop",
  });
  return { ...opened, inHouse, gone, count };
}

describe("the minibar", () => {
  it("is charged to the folio of the stay, once", async () => {
    const { inHouse, count } = openShift();
    const before = await hotelApi.getReservation({ params: { id: inHouse.id } });
    expect(await api.postMinibar({ body: count() })).toEqual({ clientId: "count-1", total: 900, reasons: [] });
    expect(await api.postMinibar({ body: count() })).toEqual({ clientId: "count-1", total: 900, reasons: [] });
    const after = await hotelApi.getReservation({ params: { id: inHouse.id } });
    const added = after.charges.filter(({ id }) => !before.charges.some((charge) => charge.id === id));
    expect(added).toMatchObject([
      { description: "Minibar: Agua mineral", quantity: 2, amount: 500 },
      { description: "Minibar: Cerveza", quantity: 1, amount: 400 },
    ]);
    expect(added.map(({ sourceRef }) => sourceRef)).toEqual([
      `minibar:${inHouse.id}:count-1:minibarWater`,
      `minibar:${inHouse.id}:count-1:minibarBeer`,
    ]);
    expect(after.balance).toBe(before.balance + 900);
  });

  it("is a note to the desk, once, where the guest has checked out", async () => {
    const { gone, count } = openShift();
    const posted = await api.postMinibar({ body: count(gone) });
    expect(posted).toMatchObject({ total: 900, reasons: [{ code: "FOLIO_CLOSED" }] });
    expect(await api.postMinibar({ body: count(gone) })).toEqual(posted);
    const notes = await api.listHandover({ query: { date: today } });
    const texts = notes.map(({ text }) => text).filter((text) => text.startsWith("Minibar"));
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain(`(${gone.id}), sin cargar: 2 × Agua mineral, 1 × Cerveza.`);
    expect(texts[0]).toMatch(/9,00\s€/);
    expect(texts[0]).toContain(posted.reasons[0]!.message);
    expect(texts[0]).toContain("Contado por Fatou Diop.");
  });

  it("says when it was counted where that is told later", async () => {
    const { gone, count, advance } = openShift();
    advance(2 * 3_600_000);
    await api.postMinibar({ body: { ...count(gone), at: `${today}T08:05:00.000Z` } });
    const note = (await api.listHandover({ query: { date: today } })).find(({ text }) => text.startsWith("Minibar"));
    expect(note!.text).toContain("Contado por Fatou Diop, 14/4/26, 10:05.");
  });

  it("is in sight at its room for the day, with the things found and the faults of it", async () => {
    const { count } = openShift();
    const body = count();
    const { roomId, items } = body;
    await api.postMinibar({ body: { ...body, at: `${today}T06:05:00.000Z` } });
    await api.reportFault({ body: { clientId: "lamp", roomId, text: " Lámpara ", reportedBy: "Fatou Diop" } });
    const { rooms } = await api.getShift();
    const { reports } = rooms.find((room) => room.roomId === roomId)!;
    expect(reports).toMatchObject([
      { id: "lamp", kind: "fault", text: "Lámpara", by: "Fatou Diop" },
      { id: "count-1", kind: "minibar", items },
    ]);
    expect(rooms.flatMap((room) => room.reports)).toHaveLength(2);
  });

  it("has as author of all that follows who picked their name", async () => {
    const { count, inHouse, db } = openShift();
    const body = count();
    await api.postMinibar({ body });
    const after = await hotelApi.getReservation({ params: { id: inHouse.id } });
    expect(after.history[0]).toMatchObject({ by: "Fatou Diop" });
    const { roomId } = body;
    const { version } = (await hotelApi.listRoomStatuses()).rooms.find(({ id }) => id === roomId)!;
    const seen = { version, people: 3, seenBy: "Fatou Diop", during: inHouse.id };
    await hotelApi.actOnRoom({ params: { id: roomId, action: "reportPeople" }, body: seen });
    expect(db.rooms.seenIn(roomId)).toMatchObject({ people: 3, by: "Fatou Diop" });
    const { tasks, people } = (await api.getShift()).plan;
    const task = tasks.find(({ state, isOccupied }) => state === "open" && !isOccupied)!;
    const person = people.find(({ id, isAbsent }) => !isAbsent && (task.assigneeId === "" || task.assigneeId === id))!;
    const start = { version: task.version, personId: person.id };
    await cleaning.actOnTask({ params: { id: task.id, action: "start" }, body: start });
    const { rooms } = await hotelApi.listRoomStatuses();
    expect(rooms.find(({ id }) => id === task.roomId)!.history[0]).toMatchObject({ by: person.name });
  });

  it("refuses what is no count of a minibar", async () => {
    const { hotel, inHouse, count } = openShift();
    const fieldsOf = async (change: object) => {
      const { fields = {} } = await hotelRefusalOf(api.postMinibar({ body: { ...count(), ...change } }));
      return Object.keys(fields).join();
    };
    const beers = (quantity: number) => [{ productId: "minibarBeer", quantity }];
    for (const items of [[], [{ productId: "parking", quantity: 1 }], beers(0), beers(21)])
      expect(await fieldsOf({ items })).toBe("items");
    expect(await fieldsOf({ roomId: "R-999", reservationId: "RSV-999999" })).toBe("roomId,reservationId");
    expect(hotel.get(inHouse.id).charges).toEqual(inHouse.charges);
  });
});

it("has the guest who moved out of a room today, for its minibar", async () => {
  const { hotel, inHouse } = openShift();
  const left = roomOf(inHouse, today);
  const free = hotel.rooms.find(({ id }) => hotel.nights.holderOn(id, today) === undefined)!;
  hotel.put({
    ...inHouse,
    nights: inHouse.nights.map((night) => (night.date < today ? night : { ...night, roomId: free.id })),
    roomsLeft: [{ roomId: left, on: today, at: `${today}T08:00:00.000Z` }],
  });
  const { rooms } = await api.getShift();
  const guestOf = (id: string) => rooms.find(({ roomId }) => roomId === id)?.guest;
  expect(guestOf(left)).toMatchObject({ reservationId: inHouse.id, hasLeft: true });
  expect(guestOf(free.id)).toMatchObject({ reservationId: inHouse.id, hasLeft: false });
});

describe("a fault", () => {
  function openFault() {
    const { hotel, ...opened } = openShift();
    const { id: roomId, number } = hotel.rooms[0]!;
    const fault = { clientId: "fault-1", roomId, text: " Gotea el grifo del lavabo ", reportedBy: "Fatou Diop" };
    const report = (changes: object = {}) => api.reportFault({ body: { ...fault, ...changes } });
    return { ...opened, roomId, number, report };
  }
  const messages = async () =>
    (await api.getConversation({ params: { id: "channel-mantenimiento" }, query: {} })).messages;
  const picture = { name: "grifo.jpg", mime: "image/jpeg", content: "data:image/jpeg;base64,AAAA" };

  it("is a single message to maintenance, with room and picture, and a flag of the room", async () => {
    const { db, roomId, number, report } = openFault();
    const before = (await messages()).length;
    const reported = await report({ picture });
    expect(await report({ picture })).toEqual(reported);
    const after = await messages();
    expect(after).toHaveLength(before + 1);
    const text = `#${number}: Gotea el grifo del lavabo\nFatou Diop`;
    expect(after.at(-1)).toMatchObject({ mId: reported.messageId, text, image: [{}] });
    expect(db.rooms.of(roomId).fault).toBe("Gotea el grifo del lavabo");
  });

  it("says when it was seen where that is told later: it may have been repaired since", async () => {
    const { db, advance, roomId, report } = openFault();
    advance(2 * 3_600_000);
    const at = `${today}T08:05:00.000Z`;
    await report({ at });
    expect((await messages()).at(-1)!.text).toMatch(/\nFatou Diop, 14\/4\/26, 10:05$/);
    expect(db.rooms.of(roomId).history[0]).toMatchObject({ what: "reportFault", at });
  });

  it("joins what is broken in the room already", async () => {
    const { db, roomId, report } = openFault();
    await report();
    await report({ clientId: "fault-2", text: "La caja fuerte no abre" });
    expect(db.rooms.of(roomId).fault).toBe("Gotea el grifo del lavabo\nLa caja fuerte no abre");
  });

  it.each([
    ["no text", { text: "  " }, "FIELD_MISSING"],
    ["a text that is too long", { text: "a".repeat(501) }, "FIELD_TOO_LONG"],
    [
      "a file that is no picture",
      { picture: { name: "x.pdf", mime: "application/pdf", content: "data:application/pdf;base64,AAAA" } },
      "PICTURE_UNREADABLE",
    ],
    [
      "a picture that is too large",
      { picture: { ...picture, content: `data:image/jpeg;base64,${"A".repeat(700_000)}` } },
      "PICTURE_TOO_LARGE",
    ],
  ])("is refused with %s", async (_, change, code) => {
    expect((await hotelRefusalOf(openFault().report(change))).codes).toEqual([code]);
  });
});
