import { expect, it } from "vitest";

import { lostThingsContract } from "@/contract/rooms/lostThings";
import { createClient } from "@/shared/api/createClient";

import { hotelRefusalOf, openHotel } from "../../support/hotelBackend";

const api = createClient(lostThingsContract);
const today = "2026-04-14";
const yesterday = "2026-04-13";

/** The hotel, and a thing that was found in a room whose guest has slept there last night. */
function openLost() {
  const { hotel } = openHotel();
  const room = hotel.rooms.find(({ id }) => hotel.nights.holderOn(id, yesterday) !== undefined)!;
  const found = { what: " Gafas de sol ", place: "mesilla", roomId: room.id, foundBy: "Fatou Diop" };
  const draft = { ...found, foundAt: `${today}T09:30:00.000Z` };
  const owner = hotel.get(hotel.nights.holderOn(room.id, yesterday)!);
  const ownerLeaves = () => {
    const nights = owner.nights.filter(({ date }) => date < today);
    hotel.put({ ...owner, state: "checkedOut", departure: today, checkedOutOn: today, nights });
  };
  const keep = (changes: object = {}, clientId = "found") =>
    api.createLostThing({ body: { clientId, draft: { ...draft, ...changes } } });
  return { hotel, room, draft, owner, ownerLeaves, keep };
}

it("keeps a found thing once, with the guest who slept in the room last", async () => {
  const { keep, room, owner } = openLost();
  const made = await keep();
  const kept = { version: 1, state: "kept", what: "Gafas de sol", room: room.number, foundBy: "Fatou Diop" };
  expect(made).toMatchObject({ ...kept, owner: { reservationId: owner.id } });
  expect(made.owner!.name).not.toBe("");
  expect(await keep()).toEqual(made);
  const found = async (text: string) => (await api.listLostThings({ query: { text } })).rows.map(({ id }) => id);
  expect(await found("gafas de sol")).toEqual([made.id]);
  expect(await found(owner.id)).toContain(made.id);
});

it("proposes who stayed at the time, whoever came since", async () => {
  const { hotel, keep, room, owner } = openLost();
  const holderOn = (date: string) => hotel.nights.holderOn(room.id, date);
  const days = Array.from({ length: 13 }, (_, back) => `2026-04-${String(13 - back).padStart(2, "0")}`);
  const earlier = days.find((date) => ![undefined, owner.id].includes(holderOn(date))) ?? yesterday;
  const made = await keep({ foundAt: `${earlier}T23:30:00.000Z` }); // the next day on the clocks of the property
  expect(made.owner?.reservationId).toBe(holderOn(earlier));
});

it("takes no guest of tonight for the owner, neither at night nor by a clock that is ahead", async () => {
  const { keep, owner, ownerLeaves, hotel, room } = openLost();
  const arrival = [...hotel.all()].find(({ state, arrival: on }) => state === "confirmed" && on === today)!;
  ownerLeaves();
  hotel.put({ ...arrival, nights: arrival.nights.map((night) => ({ ...night, roomId: room.id })) });
  const made = await keep({ foundAt: "2026-04-15T22:30:00.000Z" });
  expect(made).toMatchObject({ owner: { reservationId: owner.id }, foundAt: `${today}T08:00:00.000Z` });
});

it("takes the guest who has had the room by day today, before the guest of last night", async () => {
  const { keep, owner, ownerLeaves, hotel, room } = openLost();
  const byDay = { arrival: today, departure: today, checkedInOn: today, checkedOutOn: today, nights: [] };
  const other = [...hotel.all()].find(({ state, id }) => state === "checkedOut" && id !== owner.id)!;
  ownerLeaves();
  hotel.put({ ...other, ...byDay, dayRoomId: room.id });
  expect((await keep()).owner).toMatchObject({ reservationId: other.id });
});

it("keeps the picture elsewhere, and tells its address", async () => {
  const picture = { name: "gafas.jpg", mime: "image/jpeg", content: "data:image/jpeg;base64,AAAA" };
  expect((await openLost().keep({ picture })).picture).toMatch(/^(blob|data):/);
});

it("refuses what cannot be, says where, and keeps nothing", async () => {
  const { keep, draft } = openLost();
  const kept = async () => (await api.listLostThings({ query: {} })).rows.filter(({ place }) => place === draft.place);
  const before = await kept();
  expect(await hotelRefusalOf(keep({ what: " " }))).toMatchObject({ status: 422, codes: ["FIELD_MISSING"] });
  expect(await hotelRefusalOf(keep({ what: "a".repeat(121) }))).toMatchObject({ codes: ["FIELD_TOO_LONG"] });
  const { fields } = await hotelRefusalOf(keep({ roomId: "R-999", foundAt: "ayer" }));
  expect(Object.keys(fields ?? {}).toSorted()).toEqual(["foundAt", "roomId"]);
  expect(await kept()).toEqual(before);
});

it("is given back, sent or disposed of once, with a word on it, and kept again", async () => {
  const { id } = await openLost().keep();
  const act = (action: string, version: number, note = "A su hermana") =>
    api.actOnLostThing({ params: { id, action }, body: { version, note } });
  const isRefused = async (call: Promise<unknown>, status: number, code: string) =>
    expect(await hotelRefusalOf(call)).toMatchObject({ status, codes: [code] });
  await isRefused(act("giveBack", 1, " "), 422, "FIELD_MISSING");
  const returned = { state: "returned", version: 2, history: [{ note: "A su hermana" }, {}] };
  expect(await act("giveBack", 1)).toMatchObject(returned);
  await isRefused(act("dispose", 2), 409, "ACT_NOT_NOW");
  await isRefused(act("keepAgain", 1), 409, "RECORD_STALE");
  const acts = ["keepAgain", "send", "keepAgain", "dispose"];
  const states = [];
  for (const [place, action] of acts.entries()) states.push((await act(action, place + 2)).state);
  expect(states).toEqual(["kept", "sent", "kept", "disposed"]);
});

it("has a sample in every state, with the guests of its rooms", async () => {
  openHotel({ reservations: 250 });
  const { inView, rows } = await api.listLostThings({ query: {} });
  expect(Object.values(inView).every((count) => count > 0)).toBe(true);
  expect(rows.filter(({ owner }) => owner).length).toBeGreaterThan(0);
});
