import { expect, it } from "vitest";

import type { ChannelBooking, ChannelRoom } from "@/contract/channels/channelMessage";
import { salesChannelsContract } from "@/contract/channels/salesChannels";
import { leftOn } from "@/domain/rates/availability";
import type { Hotel } from "@/fakeBackend/hotel/Hotel";
import { createClient } from "@/shared/api/createClient";

import { book as bookByHand, hotelRefusalOf, openHotel } from "../../support/hotelBackend";

const api = createClient(salesChannelsContract);

const room = (changes: Partial<ChannelRoom> = {}): ChannelRoom => ({
  id: "1",
  channelRateId: "BK-DBL-BAR",
  arrival: "2026-05-12",
  departure: "2026-05-14",
  adults: 2,
  childrenAges: [],
  prices: [120_00, 130_00],
  ...changes,
});

const booking = (changes: Partial<ChannelBooking> = {}): ChannelBooking => ({
  kind: "new",
  externalId: "B-1",
  revision: 1,
  guest: { firstName: "Eva", lastName: "Sanz", email: "eva.sanz@example.com" },
  rooms: [room()],
  ...changes,
});

const tell = (changes: Partial<ChannelBooking> = {}, id = "booking") =>
  api.receiveBooking({ params: { id }, body: booking(changes) });

const bookedAs = (hotel: Hotel, externalRef: string) =>
  [...hotel.all()].filter((one) => one.externalRef === externalRef);

it("makes a reservation of a booking, once however often it is told", async () => {
  const { hotel } = openHotel();
  expect(await tell()).toMatchObject({ state: "done", guest: "Eva Sanz", reasons: [] });
  expect(await tell()).toMatchObject({ state: "replaced", reasons: [{ code: "MESSAGE_REPEATED" }] });
  expect(bookedAs(hotel, "B-1")).toMatchObject([
    { state: "confirmed", channelId: "booking", roomTypeId: "DBL", ratePlanId: "BAR", arrival: "2026-05-12" },
  ]);
  expect(bookedAs(hotel, "B-1")[0]!.nights.map(({ price }) => price)).toEqual([120_00, 130_00]);
});

it("makes it of a change that comes first, and ignores the older message after it", async () => {
  const { hotel } = openHotel();
  const guest = { firstName: "Ana", lastName: "Ruiz", email: "" };
  const rooms = [room({ departure: "2026-05-13", adults: 1, prices: [99_00] })];
  expect(await tell({ kind: "modified", revision: 2, guest, rooms })).toMatchObject({ state: "done", reasons: [] });
  const booked = bookedAs(hotel, "B-1");
  expect(booked).toMatchObject([
    { state: "confirmed", departure: "2026-05-13", adults: 1, nights: [{ price: 99_00 }] },
  ]);
  expect(hotel.guests.get(booked[0]!.guestId)).toMatchObject(guest);
  const older = await tell();
  expect(older).toMatchObject({ state: "replaced", reasons: [{ code: "MESSAGE_OLDER" }], guest: "Ana Ruiz" });
  expect(older.reservationIds).toEqual(booked.map(({ id }) => id));
  expect(bookedAs(hotel, "B-1")).toEqual(booked);
});

it("leaves two messages of one revision that tell differently to a person, and tells them apart", async () => {
  const { hotel } = openHotel();
  const first = await tell({ kind: "modified", revision: 2 });
  const second = await tell({ kind: "modified", revision: 2, rooms: [room({ adults: 1 })] });
  expect(second).toMatchObject({ state: "review", reasons: [{ code: "MESSAGE_DIFFERS" }] });
  expect(second.reservationIds).toEqual(first.reservationIds);
  expect(await tell({ kind: "modified", revision: 2 })).toMatchObject({ state: "replaced", revision: 2 });
  expect(bookedAs(hotel, "B-1")).toMatchObject([{ adults: 2 }]);
  const log = await api.exportChannelMessages({ query: { text: "B-1" } });
  expect(new Set(log.map(({ id, externalId, revision }) => `${id} ${externalId} ${revision}`)).size).toBe(3);
});

it("holds the same one of two messages of a revision, and leaves the same one to a person, whichever comes first", async () => {
  const { hotel } = openHotel();
  const two = { kind: "modified" as const, revision: 2 };
  const one = { ...two, rooms: [room({ adults: 1 })] };
  const outcomeOf = async (externalId: string, messages: Partial<ChannelBooking>[]) => {
    for (const message of messages) await tell({ ...message, externalId });
    const log = await api.exportChannelMessages({ query: { text: externalId, view: "review" } });
    const inReview = log.map(({ payload, reasons }) => [JSON.parse(payload).rooms[0].adults, reasons[0]!.code]);
    return { held: bookedAs(hotel, externalId).map(({ state, adults }) => [state, adults]), inReview };
  };
  const expected = { held: [["confirmed", 2]], inReview: [[1, "MESSAGE_DIFFERS"]] };
  expect(await outcomeOf("R-1", [one, two])).toEqual(expected);
  expect(await outcomeOf("R-2", [two, one])).toEqual(expected);
  expect(await outcomeOf("R-3", [one, two, one, two])).toEqual(expected);
});

it("takes a whole message in place of a broken one of the same revision", async () => {
  const { hotel } = openHotel();
  const broken = await tell({ rooms: [] });
  expect(broken).toMatchObject({ state: "failed" });
  expect(await tell()).toMatchObject({ state: "done" });
  expect(await tell({ rooms: [] })).toMatchObject({ state: "replaced" });
  expect(bookedAs(hotel, "B-1")).toHaveLength(1);
  const log = await api.exportChannelMessages({ query: { text: "B-1", view: "failed" } });
  expect(log).toEqual([]);
});

it("takes a repetition with the rooms in another order for one", async () => {
  openHotel();
  const rooms = [room(), room({ id: "2", adults: 1 })];
  await tell({ rooms });
  const again = await tell({ rooms: rooms.toReversed() });
  expect(again).toMatchObject({ state: "replaced", reasons: [{ code: "MESSAGE_REPEATED" }] });
});

it("takes the repetition of a booking of a guest whose data were erased for one", async () => {
  const { db } = openHotel();
  const { reservationIds } = await tell();
  db.channels.forgetGuest(db.hotel.get(reservationIds[0]!).guestId);
  expect(await tell()).toMatchObject({ state: "replaced", reasons: [{ code: "MESSAGE_REPEATED" }] });
});

it("does not map a rate that the channel does not list, and lets a person settle its booking", async () => {
  const { hotel } = openHotel();
  const told = await tell({ externalId: "A-2", rooms: [room({ channelRateId: "AG-DBL-GONE" })] }, "agoda");
  const act = (action: "map" | "settle", input = {}) =>
    api.actOnChannelMessage({ params: { id: told.id, action }, body: { version: told.version, ...input } });
  const refusal = await hotelRefusalOf(act("map", { roomTypeId: "DBL", ratePlanId: "BB" }));
  expect(refusal).toMatchObject({ status: 409, codes: ["RATE_UNLISTED"] });
  expect(await act("settle")).toMatchObject({ state: "done" });
  expect(bookedAs(hotel, "A-2")).toEqual([]);
  const [listed] = (await api.listSalesChannels()).unmapped;
  expect(listed!.actions.filter(({ isApplicable }) => isApplicable).map(({ action }) => action)).toEqual(["map"]);
});

/** Booked by hand, as the channel does not list its rate, with the channel's number where the desk types it. */
async function bookedByHand(externalRef: string) {
  const unlisted = room({ channelRateId: "AG-DBL-GONE" });
  const told = await tell({ externalId: "A-2", rooms: [unlisted] }, "agoda");
  const { id } = await bookByHand({ channelId: "agoda", externalRef });
  await api.actOnChannelMessage({ params: { id: told.id, action: "settle" }, body: { version: told.version } });
  return id;
}

it("ties a booking that was made by hand to its channel: it is cancelled with it", async () => {
  const { hotel } = openHotel();
  const id = await bookedByHand("A-2");
  const told = await tell({ kind: "cancelled", externalId: "A-2", revision: 2, rooms: [] }, "agoda");
  expect(told).toMatchObject({ state: "done", reasons: [], reservationIds: [id] });
  expect(hotel.get(id).state).toBe("cancelled");
});

it("changes a booking that was made by hand, and makes no second one", async () => {
  const { hotel } = openHotel();
  const id = await bookedByHand("A-2");
  const rooms = [room({ channelRateId: "AG-DBL-BAR", adults: 1 })];
  const told = await tell({ kind: "modified", externalId: "A-2", revision: 2, rooms }, "agoda");
  expect(told).toMatchObject({ state: "done", reservationIds: [id] });
  expect(bookedAs(hotel, "A-2")).toMatchObject([{ id, adults: 1, state: "confirmed" }]);
});

it("leaves what a channel tells of a booking that was made by hand without its number to a person", async () => {
  const { hotel } = openHotel();
  const id = await bookedByHand("");
  const rooms = [room({ channelRateId: "AG-DBL-BAR", adults: 1 })];
  for (const change of [
    { kind: "modified", revision: 2, rooms } as const,
    { kind: "cancelled", revision: 3 } as const,
  ]) {
    const told = await tell({ ...change, externalId: "A-2" }, "agoda");
    expect(told).toMatchObject({ state: "review", reasons: [{ code: "BOOKING_BY_HAND" }] });
  }
  expect([hotel.get(id).state, bookedAs(hotel, "A-2")]).toEqual(["confirmed", []]);
});

it.each<[string, Partial<ChannelBooking>, string]>([
  ["that has begun", { rooms: [room({ arrival: "2026-04-13", departure: "2026-04-15" })] }, "ARRIVAL_IN_THE_PAST"],
  [
    "for 400 nights",
    { rooms: [room({ departure: "2027-06-16", prices: Array.from({ length: 400 }, () => 100_00) })] },
    "STAY_TOO_LONG",
  ],
  ["without an adult", { rooms: [room({ adults: 0 })] }, "MESSAGE_WITHOUT_ROOMS"],
  ["of more people than the room takes", { rooms: [room({ adults: 9 })] }, "TOO_MANY_PEOPLE"],
  ["for a day without a night", { rooms: [room({ departure: "2026-05-12", prices: [] })] }, "MESSAGE_WITHOUT_ROOMS"],
  ["in another currency", { currency: "usd" }, "BOOKING_CURRENCY"],
])("leaves a booking %s to the desk, which can settle it, and what follows too", async (_, change, code) => {
  const { hotel } = openHotel();
  const before = await api.getSalesChannel({ params: { id: "booking" } });
  const told = await tell(change);
  expect(told.reasons).toMatchObject([{ code }]);
  const settle = { params: { id: told.id, action: "settle" }, body: { version: told.version } };
  expect(await api.actOnChannelMessage(settle)).toMatchObject({ state: "done" });
  const { errors, reviews } = await api.getSalesChannel({ params: { id: "booking" } });
  expect([errors, reviews, bookedAs(hotel, "B-1")]).toEqual([before.errors, before.reviews, []]);
  expect(await tell({ kind: "cancelled", revision: 2, rooms: [] })).toMatchObject({
    state: "review",
    reasons: [{ code: "BOOKING_BY_HAND" }],
  });
});

it.each([
  { firstName: "Eva", lastName: "x".repeat(200), email: "" },
  { firstName: "فاطمة", lastName: "الزهراء", email: "" },
  { firstName: "Eva 🦄", lastName: "👩‍👩‍👧‍👦", email: "" },
])("books for a guest of any name: $firstName", async (guest) => {
  const { hotel } = openHotel();
  expect(await tell({ guest })).toMatchObject({ state: "done", reasons: [] });
  const nights = { arrival: "2026-10-24", departure: "2026-10-26" }; // the clocks change in between
  expect(await tell({ kind: "modified", revision: 2, guest, rooms: [room(nights)] })).toMatchObject({ state: "done" });
  const [stay] = bookedAs(hotel, "B-1");
  expect(hotel.guests.get(stay!.guestId)).toMatchObject({ lastName: guest.lastName });
  expect(stay!.nights.map(({ date, price }) => [date, price])).toEqual([
    ["2026-10-24", 120_00],
    ["2026-10-25", 130_00],
  ]);
});

it("names a guest without a name by the channel's number, and keeps the one whom a change does not name", async () => {
  const { hotel } = openHotel();
  const unnamed = { firstName: "", lastName: "", email: "" };
  expect(await tell({ guest: unnamed })).toMatchObject({ state: "done", guest: "B-1" });
  const named = await tell({ kind: "modified", revision: 2 });
  expect(named).toMatchObject({ state: "done", guest: "Eva Sanz" });
  const changed = await tell({ kind: "modified", revision: 3, guest: unnamed, rooms: [room({ adults: 1 })] });
  expect(changed).toMatchObject({ state: "done", guest: "Eva Sanz" });
  expect(bookedAs(hotel, "B-1")).toMatchObject([{ adults: 1 }]);
});

it("takes the last room from two channels in one second, the second time with a warning", async () => {
  const { hotel } = openHotel();
  const suite = (prefix: string) => ({ rooms: [room({ channelRateId: `${prefix}-STE-BAR` })] });
  while (leftOn(hotel.nights.count("STE", "2026-05-12")) > 1)
    await bookByHand({ roomTypeId: "STE", departure: "2026-05-13" });
  const [first, second] = await Promise.all([tell(suite("BK")), tell(suite("EX"), "expedia")]);
  expect(first).toMatchObject({ state: "done", reasons: [] });
  expect(second.state).toBe("done");
  expect(second.reasons.map(({ code }) => code)).toContain("NO_AVAILABILITY");
});

it("knows a booking that is cancelled again", async () => {
  openHotel();
  await tell();
  for (const revision of [2, 3])
    expect(await tell({ kind: "cancelled", revision, rooms: [] })).toMatchObject({ state: "done", reasons: [] });
});

it("takes the room of the same dates for that of the channel, and leaves one that it does not tell to a person", async () => {
  const { hotel } = openHotel();
  const dates = { arrival: "2026-05-20", departure: "2026-05-21" };
  const late = await bookByHand({ channelId: "booking", externalRef: "B-1", ...dates });
  const early = await bookByHand({ channelId: "booking", externalRef: "B-1" });
  const told = await tell({ kind: "modified", revision: 2, rooms: [room({ id: "x", adults: 1 })] });
  expect(told).toMatchObject({ state: "review", reasons: [{ code: "BOOKING_CHANGED" }] });
  expect([early, late].map(({ id }) => hotel.get(id))).toMatchObject([
    { state: "confirmed", adults: 1 },
    { state: "confirmed", adults: 2 },
  ]);
});

it("leaves a booking cancelled when an older change comes later", async () => {
  const { hotel } = openHotel();
  await tell();
  await tell({ kind: "cancelled", revision: 3, rooms: [] });
  await tell({ kind: "modified", revision: 2, rooms: [room({ adults: 1 })] });
  expect(bookedAs(hotel, "B-1")).toMatchObject([{ state: "cancelled", cancelReason: "agencyRequest", adults: 2 }]);
});

it("notes the cancellation of a booking that it does not know, and makes none of it later", async () => {
  const { hotel } = openHotel();
  const noted = await tell({ kind: "cancelled", revision: 2, rooms: [] });
  expect(noted).toMatchObject({ state: "done", reasons: [{ code: "BOOKING_UNKNOWN" }] });
  await tell();
  expect(bookedAs(hotel, "B-1")).toEqual([]);
});

it("changes the price of the nights to come with one line in the history", async () => {
  const { hotel } = openHotel();
  await tell();
  await tell({ kind: "modified", revision: 2, rooms: [room({ prices: [150_00, 150_00] })] });
  const [stay] = bookedAs(hotel, "B-1");
  expect(stay!.nights.map(({ price }) => price)).toEqual([150_00, 150_00]);
  expect(stay!.history).toHaveLength(2);
  expect(stay!.history![0]!.changes).toEqual([{ field: "nightPrices", before: "25000", after: "30000" }]);
});

it("leaves a guest who is in the house to a person, who can say that it is settled", async () => {
  const { hotel, advance } = openHotel();
  await tell({ rooms: [room({ arrival: "2026-04-14", departure: "2026-04-17", prices: [100_00, 100_00, 100_00] })] });
  const [{ id } = { id: "" }] = bookedAs(hotel, "B-1");
  const stay = hotel.put({ ...hotel.get(id), state: "inHouse", checkedInOn: "2026-04-14" });
  const sold = hotel.nights.count("DBL", "2026-04-16");
  const told = await tell({
    kind: "modified",
    revision: 2,
    rooms: [room({ arrival: "2026-04-14", departure: "2026-04-15", prices: [100_00] })],
  });
  expect(told).toMatchObject({ state: "review", reasons: [{ code: "BOOKING_IN_HOUSE" }] });
  expect(told.reasons[0]!.message).toContain(id);
  const toReview = async () => (await api.getSalesChannel({ params: { id: "booking" } })).reviews;
  advance(60 * 60_000);
  expect([hotel.get(id), hotel.nights.count("DBL", "2026-04-16"), await toReview()]).toEqual([stay, sold, 1]);
  const waiting = await api.exportChannelMessages({ query: { view: "review" } });
  expect(waiting.map((message) => message.id)).toEqual([told.id]);
  const settle = { params: { id: told.id, action: "settle" }, body: { version: told.version } };
  expect(await api.actOnChannelMessage(settle)).toMatchObject({ state: "done" });
  expect([hotel.get(id), await toReview()]).toEqual([stay, 0]);
});

it("cancels the room that a booking has lost, and keeps the others with the channel's ids", async () => {
  const { hotel } = openHotel();
  const rooms = [room({ id: "A" }), room({ id: "B", channelRateId: "BK-TWN-BAR" }), room({ id: "C" })];
  await tell({ rooms });
  const before = bookedAs(hotel, "B-1");
  expect(before[0]!.booking).toEqual(before.map(({ id }) => id));
  await tell({ kind: "modified", revision: 2, rooms: [rooms[0]!, { ...rooms[2]!, adults: 1 }] });
  expect(before.map(({ id }) => hotel.get(id))).toMatchObject([
    { state: "confirmed", adults: 2 },
    { state: "cancelled" },
    { state: "confirmed", adults: 1 },
  ]);
  expect(bookedAs(hotel, "B-1")).toHaveLength(3);
});

it("keeps the dates of a channel whose clock is in another zone", async () => {
  const { hotel } = openHotel();
  await tell({ rooms: [room({ arrival: "2026-05-12T23:30:00-11:00", departure: "2026-05-14T00:10:00+13:00" })] });
  expect(bookedAs(hotel, "B-1")).toMatchObject([{ arrival: "2026-05-12", departure: "2026-05-14" }]);
});

it("accepts a booking when the type is full and the night closed, with a warning", async () => {
  const { hotel } = openHotel();
  const line = { ratePlanId: "BAR", roomTypeId: "STE" };
  hotel.setUp.changeRates((rates) => rates.put(line.ratePlanId, line.roomTypeId, "2026-05-12", { isClosed: true }));
  const told = [];
  for (let number = 1; number <= 6; number += 1)
    told.push(await tell({ externalId: `S-${number}`, rooms: [room({ channelRateId: "BK-STE-BAR" })] }));
  expect(told.every(({ state }) => state === "done")).toBe(true);
  expect(told.at(-1)!.reasons.map(({ code }) => code)).toEqual(expect.arrayContaining(["CLOSED", "NO_AVAILABILITY"]));
  expect(hotel.nights.count("STE", "2026-05-12").type.sold).toBeGreaterThanOrEqual(6);
});

it("keeps a booking without a mapping until a person says what it is", async () => {
  const { hotel } = openHotel();
  const rooms = [room({ channelRateId: "AG-TWN-BB" })];
  expect(await tell({ externalId: "A-1", rooms }, "agoda")).toMatchObject({ state: "unmapped" });
  const changed = await tell(
    { kind: "modified", externalId: "A-1", revision: 2, rooms: [{ ...rooms[0]!, adults: 1 }] },
    "agoda",
  );
  expect(changed).toMatchObject({ state: "unmapped", unmapped: ["AG-TWN-BB"] });
  const waiting = (await api.listSalesChannels()).unmapped;
  expect(waiting.map(({ externalId }) => externalId)).toEqual(["720-4418-93", "A-1"]);
  const map = (ratePlanId: string) =>
    api.actOnChannelMessage({
      params: { id: changed.id, action: "map" },
      body: { version: changed.version, roomTypeId: "TWN", ratePlanId },
    });
  expect(await hotelRefusalOf(map("BAR"))).toMatchObject({ status: 422, codes: ["MAPPING_TAKEN"] });
  expect(await map("BB")).toMatchObject({ state: "done", unmapped: [] });
  expect(bookedAs(hotel, "A-1")).toMatchObject([{ roomTypeId: "TWN", ratePlanId: "BB", adults: 1 }]);
});

it("keeps what it cannot read, and tries it again when a person asks for it", async () => {
  openHotel();
  const told = await tell({ rooms: [room({ departure: "2026-02-30" })] });
  expect(told).toMatchObject({ state: "failed", reasons: [{ code: "MESSAGE_WITHOUT_ROOMS" }] });
  const retry = { params: { id: told.id, action: "retry" }, body: { version: told.version } };
  expect(await api.actOnChannelMessage(retry)).toMatchObject({ state: "failed" });
});

it("knows the reservations of a channel from before", async () => {
  const { hotel } = openHotel();
  const stay = [...hotel.all()].find(
    ({ channelId, state, arrival }) => channelId === "booking" && state === "confirmed" && arrival > "2026-04-16",
  )!;
  const told = await tell({ kind: "cancelled", externalId: stay.externalRef, revision: 2, rooms: [] });
  expect(told).toMatchObject({ state: "done", reservationIds: [stay.id] });
  expect(hotel.get(stay.id).state).toBe("cancelled");
});

it("refuses a message of an unknown channel", async () => {
  openHotel();
  expect(await hotelRefusalOf(tell({}, "nowhere"))).toMatchObject({ status: 404 });
});

it("leaves a stay that the desk has cancelled to a person when the channel still changes it", async () => {
  const { hotel } = openHotel();
  await tell();
  const [stay] = bookedAs(hotel, "B-1");
  hotel.put({ ...stay!, state: "cancelled" });
  const told = await tell({ kind: "modified", revision: 2 });
  expect(told).toMatchObject({ state: "review", reasons: [{ code: "BOOKING_IN_HOUSE" }] });
});

it("takes the cancellation of a stay that the desk has cancelled as done", async () => {
  const { hotel } = openHotel();
  await tell();
  const [stay] = bookedAs(hotel, "B-1");
  hotel.put({ ...stay!, state: "cancelled" });
  const told = await tell({ kind: "cancelled", revision: 2, rooms: [] });
  expect(told).toMatchObject({ state: "done", reasons: [], reservationIds: [stay!.id] });
});

it("knows which revision a channel has told of a reservation from before", async () => {
  const { hotel } = openHotel();
  const stay = [...hotel.all()].find(({ channelId, state }) => channelId === "booking" && state === "cancelled")!;
  const externalId = stay.externalRef;
  const told = await tell({ kind: "modified", externalId, revision: 2 });
  expect(told).toMatchObject({ state: "replaced", reasons: [{ code: "MESSAGE_OLDER" }] });
  const cancelled = await tell({ kind: "cancelled", externalId, revision: 2, rooms: [] });
  expect(cancelled).toMatchObject({ state: "replaced", reasons: [{ code: "MESSAGE_REPEATED" }] });
});

it("stores a message whatever is missing in it", async () => {
  const { hotel } = openHotel();
  const raw = (body: object) => tell(body);
  const guest = { firstName: "Eva", lastName: "Sanz", email: null };
  expect(await raw({ guest })).toMatchObject({ state: "done" });
  expect(await raw({ revision: undefined })).toMatchObject({
    state: "failed",
    reasons: [{ code: "MESSAGE_UNREADABLE" }],
  });
  expect(await raw({ externalId: null })).toMatchObject({ state: "failed" });
  expect(await raw({ kind: "modified", revision: 2, rooms: [null] })).toMatchObject({
    state: "failed",
    reasons: [{ code: "MESSAGE_WITHOUT_ROOMS" }],
  });
  expect(await raw({ kind: "cancelled", revision: 3, rooms: undefined })).toMatchObject({ state: "done" });
  expect(bookedAs(hotel, "B-1")).toMatchObject([{ state: "cancelled" }]);
});

it("changes what the channel has changed, and leaves what the desk has changed", async () => {
  const { hotel } = openHotel();
  await tell();
  const [stay] = bookedAs(hotel, "B-1");
  const [first, second] = stay!.nights;
  hotel.put({ ...stay!, adults: 1, nights: [first!, { ...second!, price: 99_00 }] });
  const guest = { firstName: "Eva", lastName: "Sanz", email: "eva@example.com" };
  expect(await tell({ kind: "modified", revision: 2, guest })).toMatchObject({ state: "done" });
  expect(hotel.get(stay!.id)).toMatchObject({ adults: 1, nights: [{ price: 120_00 }, { price: 99_00 }] });
  await tell({ kind: "modified", revision: 3, rooms: [room({ prices: [110_00, 130_00] })] });
  expect(hotel.get(stay!.id)).toMatchObject({ adults: 1, nights: [{ price: 110_00 }, { price: 99_00 }] });
});

it("leaves a fact that both have changed to a person", async () => {
  const { hotel } = openHotel();
  await tell();
  const [stay] = bookedAs(hotel, "B-1");
  hotel.put({ ...stay!, adults: 1 });
  const rooms = [room({ childrenAges: [6], prices: [120_00, 140_00] })];
  const told = await tell({ kind: "modified", revision: 2, rooms });
  expect(told).toMatchObject({ state: "review", reasons: [{ code: "BOOKING_CHANGED" }] });
  expect(hotel.get(stay!.id)).toMatchObject({ adults: 1, childrenAges: [], nights: [{}, { price: 140_00 }] });
});

it("keeps the guest whose name the desk has corrected", async () => {
  const { hotel } = openHotel();
  await tell();
  const { guestId } = bookedAs(hotel, "B-1")[0]!;
  hotel.guests.put({ ...hotel.guests.get(guestId), lastName: "Sanz Gil" });
  await tell({ kind: "modified", revision: 2, rooms: [room({ adults: 1 })] });
  expect(bookedAs(hotel, "B-1")).toMatchObject([{ guestId, adults: 1 }]);
  await tell({ kind: "modified", revision: 3, guest: { firstName: "Ana", lastName: "Ruiz", email: "" } });
  expect(bookedAs(hotel, "B-1")[0]!.guestId).not.toBe(guestId);
});
