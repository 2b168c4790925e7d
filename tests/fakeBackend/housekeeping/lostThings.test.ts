import { expect, it } from "vitest";

import { lostThingsContract } from "@/contract/rooms/lostThings";
import { createClient } from "@/shared/api/createClient";

import { hotelRefusalOf, openHotel } from "../../support/hotelBackend";

const api = createClient(lostThingsContract);
const today = "2026-04-14";
const yesterday = "2026-04-13";

/** The hotel, and a thing that was found in a room whose guest has slept there last night. */
function openLost() {
  const { hotel } = openHotel({ reservations: 250 });
  const room = hotel.rooms.find(({ id }) => hotel.nights.holderOn(id, yesterday) !== undefined)!;
  const draft = {
    what: " Gafas de sol ",
    place: "mesilla",
    roomId: room.id,
    foundAt: `${today}T09:30:00.000Z`,
    foundBy: "Fatou Diop",
  };
  return { hotel, room, draft, owner: hotel.nights.holderOn(room.id, yesterday)! };
}

it("keeps a found thing once, with the guest who slept in the room last", async () => {
  const { draft, room, owner } = openLost();
  const made = await api.createLostThing({ body: { clientId: "one", draft } });
  expect(made).toMatchObject({
    version: 1,
    state: "kept",
    what: "Gafas de sol",
    room: room.number,
    foundBy: "Fatou Diop",
    owner: { reservationId: owner },
  });
  expect(made.owner!.name).not.toBe("");
  expect(await api.createLostThing({ body: { clientId: "one", draft } })).toEqual(made);
  const found = await api.listLostThings({ query: { text: "gafas de sol" } });
  expect(found.rows.map(({ id }) => id)).toEqual([made.id]);
  expect((await api.listLostThings({ query: { text: owner } })).rows.map(({ id }) => id)).toContain(made.id);
});

it("proposes who stayed at the time, whoever came since", async () => {
  const { hotel, draft, room } = openLost();
  const days = Array.from({ length: 14 }, (_, back) => `2026-04-${String(13 - back).padStart(2, "0")}`).filter(
    (date) => date >= "2026-04-01",
  );
  const earlier = days.find((date) => {
    const holder = hotel.nights.holderOn(room.id, date);
    return holder !== undefined && holder !== hotel.nights.holderOn(room.id, yesterday);
  });
  const foundAt = `${earlier ?? yesterday}T23:30:00.000Z`; // the next day on the clocks of the property
  const made = await api.createLostThing({ body: { clientId: "two", draft: { ...draft, foundAt } } });
  expect(made.owner?.reservationId).toBe(hotel.nights.holderOn(room.id, earlier ?? yesterday));
});

it("does not take the guest of tonight for one who was there, neither at night nor by a clock that is ahead", async () => {
  const { draft, owner, hotel, room } = openLost();
  const arrival = [...hotel.all()].find(({ state, arrival: on }) => state === "confirmed" && on === today)!;
  const former = hotel.get(owner);
  hotel.put({
    ...former,
    state: "checkedOut",
    departure: today,
    checkedOutOn: today,
    nights: former.nights.filter(({ date }) => date < today),
  });
  hotel.put({ ...arrival, nights: arrival.nights.map((night) => ({ ...night, roomId: room.id })) });
  const foundAt = "2026-04-15T22:30:00.000Z";
  const made = await api.createLostThing({ body: { clientId: "late", draft: { ...draft, foundAt } } });
  expect(made).toMatchObject({ owner: { reservationId: owner }, foundAt: `${today}T08:00:00.000Z` });
});

it("takes the guest who has had the room by day today, before the one of last night", async () => {
  const { draft, owner, hotel, room } = openLost();
  const former = hotel.get(owner);
  const byDay = { arrival: today, departure: today, checkedInOn: today, checkedOutOn: today, nights: [] };
  const other = [...hotel.all()].find(({ state, id }) => state === "checkedOut" && id !== owner)!;
  hotel.put({
    ...former,
    state: "checkedOut",
    departure: today,
    checkedOutOn: today,
    nights: former.nights.filter(({ date }) => date < today),
  });
  hotel.put({ ...other, ...byDay, dayRoomId: room.id });
  const made = await api.createLostThing({ body: { clientId: "day", draft } });
  expect(made.owner).toMatchObject({ reservationId: other.id });
});

it("keeps the picture elsewhere, and tells its address", async () => {
  const { draft } = openLost();
  const picture = { name: "gafas.jpg", mime: "image/jpeg", content: "data:image/jpeg;base64,AAAA" };
  const made = await api.createLostThing({ body: { clientId: "three", draft: { ...draft, picture } } });
  expect(made.picture).toMatch(/^(blob|data):/);
});

it("refuses what cannot be, and says where", async () => {
  const { draft } = openLost();
  const before = (await api.listLostThings({ query: {} })).rows.filter(({ place }) => place === draft.place);
  const refused = (change: object) =>
    hotelRefusalOf(api.createLostThing({ body: { clientId: "four", draft: { ...draft, ...change } } }));
  expect(await refused({ what: " " })).toMatchObject({ status: 422, codes: ["LOST_THING_WHAT_MISSING"] });
  expect(await refused({ what: "a".repeat(121) })).toMatchObject({ codes: ["LOST_THING_TOO_LONG"] });
  expect(Object.keys((await refused({ roomId: "R-999", foundAt: "ayer" })).fields ?? {})).toEqual([
    "roomId",
    "foundAt",
  ]);
  expect((await api.listLostThings({ query: {} })).rows.filter(({ place }) => place === draft.place)).toEqual(before);
});

it("is given back, sent or disposed of once, with a word on it, and kept again", async () => {
  const { draft } = openLost();
  const { id } = await api.createLostThing({ body: { clientId: "five", draft } });
  const act = (action: string, version: number, note = "A su hermana") =>
    api.actOnLostThing({ params: { id, action }, body: { version, note } });
  expect(await hotelRefusalOf(act("giveBack", 1, " "))).toMatchObject({ codes: ["LOST_THING_NOTE_MISSING"] });
  expect(await act("giveBack", 1)).toMatchObject({
    state: "returned",
    version: 2,
    history: [{ note: "A su hermana" }, {}],
  });
  expect(await hotelRefusalOf(act("dispose", 2))).toMatchObject({ status: 409, codes: ["LOST_THING_SETTLED"] });
  expect(await hotelRefusalOf(act("keepAgain", 1))).toMatchObject({ status: 409, codes: ["LOST_THING_STALE"] });
  expect(await act("keepAgain", 2)).toMatchObject({ state: "kept" });
  expect(await act("send", 3)).toMatchObject({ state: "sent" });
  expect(await act("keepAgain", 4)).toMatchObject({ state: "kept" });
  expect(await act("dispose", 5)).toMatchObject({ state: "disposed" });
});

it("has a sample in every state, with the guests of its rooms", async () => {
  openHotel({ reservations: 250 });
  const { inView, rows } = await api.listLostThings({ query: {} });
  expect(Object.values(inView).every((count) => count > 0)).toBe(true);
  expect(rows.filter(({ owner }) => owner).length).toBeGreaterThan(0);
});
