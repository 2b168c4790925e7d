import { expect, it } from "vitest";

import type { ChannelBooking } from "@/contract/channels/channelMessage";
import { leftOn } from "@/domain/rates/availability";

import { book as bookByHand, hotelRefusalOf, openHotel } from "../../support/hotelBackend";
import { api, bookedAs, cancelled, modified, room, taken, tell } from "./channelCalls";

const oneAdult = { rooms: [room({ adults: 1 })] };
const eva = { firstName: "Eva", lastName: "Sanz", email: "eva.sanz@example.com" };

const whole = room();
const single = room({ id: "2", adults: 1 });
const abroad = room({ arrival: "2026-05-12T23:30:00-11:00", departure: "2026-05-14T00:10:00+13:00" });
const oneNight = room({ departure: "2026-05-13", adults: 1, prices: [99_00] });
const suitePrices = [300_00, 300_00];
const dearer = room({ prices: [150_00, 150_00] });
const nightPrices = { changes: [{ field: "nightPrices", before: "25000", after: "30000" }] };

/** Messages in the order in which they come, how each is taken, and what is held of the booking then. */
it.each<[string, Partial<ChannelBooking>[], string[], object[]]>([
  [
    "makes a reservation of a booking, once however often it is told",
    [{}, {}],
    ["done", "replaced MESSAGE_REPEATED"],
    [{ state: "confirmed", channelId: "booking", roomTypeId: "DBL", ratePlanId: "BAR", arrival: "2026-05-12" }],
  ],
  [
    "makes it of a change that comes first, and ignores the older message after it",
    [modified(2, { rooms: [oneNight] }), {}],
    ["done", "replaced MESSAGE_OLDER"],
    [{ state: "confirmed", departure: "2026-05-13", adults: 1, nights: [{ price: 99_00 }] }],
  ],
  [
    "leaves two messages of a revision that tell differently to a person",
    [modified(2), modified(2, oneAdult), modified(2)],
    ["done", "review MESSAGE_DIFFERS", "replaced MESSAGE_REPEATED"],
    [{ adults: 2 }],
  ],
  [
    "takes a whole message in place of a broken message of the same revision",
    [{ rooms: [] }, {}, { rooms: [] }],
    ["failed MESSAGE_WITHOUT_ROOMS", "done", "replaced MESSAGE_REPEATED"],
    [{ state: "confirmed" }],
  ],
  [
    "takes rooms in another order for a repetition",
    [{ rooms: [whole, single] }, { rooms: [single, whole] }],
    ["done", "replaced MESSAGE_REPEATED"],
    [{ adults: 2 }, { adults: 1 }],
  ],
  ["knows a booking that is cancelled again", [{}, cancelled(2), cancelled(3)], ["done", "done", "done"], [{}]],
  [
    "leaves a booking cancelled when an older change comes later",
    [{}, cancelled(3), modified(2, oneAdult)],
    ["done", "done", "replaced MESSAGE_OLDER"],
    [{ state: "cancelled", cancelReason: "agencyRequest", adults: 2 }],
  ],
  [
    "notes the cancellation of an unknown booking, and makes none of it later",
    [cancelled(2), {}],
    ["done BOOKING_UNKNOWN", "replaced MESSAGE_OLDER"],
    [],
  ],
  [
    "changes the price of the nights to come with a line in the history",
    [{}, modified(2, { rooms: [dearer] })],
    ["done", "done"],
    [{ nights: [{ price: 150_00 }, { price: 150_00 }], history: [nightPrices, {}] }],
  ],
  [
    "keeps the dates of a channel whose clock is in another zone",
    [{ rooms: [abroad] }],
    ["done"],
    [{ arrival: "2026-05-12", departure: "2026-05-14", nights: [{ price: 120_00 }, { price: 130_00 }] }],
  ],
  [
    "stores a message whatever is missing in it",
    [
      { guest: { ...eva, email: null! } },
      { revision: undefined },
      { externalId: null! },
      modified(2, { rooms: [null!] }),
      { ...cancelled(3), rooms: undefined },
    ],
    [
      "done",
      "failed MESSAGE_UNREADABLE",
      "failed MESSAGE_UNREADABLE",
      "unmapped MESSAGE_UNMAPPED ROOM_WITHOUT_DATES",
      "done",
    ],
    [{ state: "cancelled" }],
  ],
])("%s", async (_, messages, outcomes, held) => {
  const { hotel } = openHotel();
  const told = [];
  for (const message of messages) told.push(taken(await tell(message)));
  expect(told).toEqual(outcomes);
  expect(bookedAs(hotel, "B-1")).toMatchObject(held);
});

it("ties messages of a booking to its reservation, and logs each by itself", async () => {
  const { hotel } = openHotel();
  const guest = { firstName: "Ana", lastName: "Ruiz", email: "" };
  const first = await tell(modified(2, { guest }));
  const [booked] = bookedAs(hotel, "B-1");
  expect(hotel.guests.get(booked!.guestId)).toMatchObject(guest);
  const older = await tell();
  const differing = await tell(modified(2, oneAdult));
  expect(older.guest).toBe("Ana Ruiz");
  for (const { reservationIds } of [first, older, differing]) expect(reservationIds).toEqual([booked!.id]);
  const log = await api.exportChannelMessages({ query: { text: "B-1" } });
  expect(new Set(log.map(({ id, externalId, revision }) => `${id} ${externalId} ${revision}`)).size).toBe(3);
  await tell({ externalId: "B-2", rooms: [] });
  await tell({ externalId: "B-2" });
  expect(await api.exportChannelMessages({ query: { text: "B-2", view: "failed" } })).toEqual([]);
});

it("holds the same of two messages of a revision, whichever comes first", async () => {
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

it("knows a repeated booking although its guest's data were erased", async () => {
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

it.each<[string, string, Partial<ChannelBooking>, string, object]>([
  ["cancels", "A-2", cancelled(2), "done", { state: "cancelled" }],
  ["changes", "A-2", modified(2, { rooms: [room({ channelRateId: "AG-DBL-BAR", adults: 1 })] }), "done", { adults: 1 }],
  ["leaves a change to a person", "", modified(2), "review BOOKING_BY_HAND", { adults: 2 }],
  ["leaves a cancellation to a person", "", cancelled(3), "review BOOKING_BY_HAND", { state: "confirmed" }],
])("%s where a booking was made by hand with the number %j", async (_, number, message, outcome, stay) => {
  const { hotel } = openHotel();
  const id = await bookedByHand(number);
  const told = await tell({ ...message, externalId: "A-2" }, "agoda");
  expect(taken(told)).toBe(outcome);
  const tied = number === "" ? [] : [id];
  expect(hotel.get(id)).toMatchObject(stay);
  expect([told.reservationIds, bookedAs(hotel, "A-2").map((one) => one.id)]).toEqual([tied, tied]);
});

it.each<[string, Partial<ChannelBooking>, string]>([
  ["that has begun", { rooms: [room({ arrival: "2026-04-13", departure: "2026-04-15" })] }, "ARRIVAL_IN_THE_PAST"],
  [
    "for 400 nights",
    { rooms: [room({ departure: "2027-06-16", prices: Array.from({ length: 400 }, () => 100_00) })] },
    "STAY_TOO_LONG",
  ],
  ["without rooms", { rooms: [] }, "MESSAGE_WITHOUT_ROOMS"],
  ["of more people than the room takes", { rooms: [room({ adults: 9 })] }, "TOO_MANY_PEOPLE"],
  ["for a day without a night", { rooms: [room({ departure: "2026-05-12", prices: [] })] }, "ROOM_WITHOUT_DATES"],
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

it("names a guest without a name by the channel's number, and keeps a guest already named", async () => {
  const { hotel } = openHotel();
  const unnamed = { firstName: "", lastName: "", email: "" };
  expect(await tell({ guest: unnamed })).toMatchObject({ state: "done", guest: "B-1" });
  const named = await tell({ kind: "modified", revision: 2 });
  expect(named).toMatchObject({ state: "done", guest: "Eva Sanz" });
  const changed = await tell({ kind: "modified", revision: 3, guest: unnamed, rooms: [room({ adults: 1 })] });
  expect(changed).toMatchObject({ state: "done", guest: "Eva Sanz" });
  expect(bookedAs(hotel, "B-1")).toMatchObject([{ adults: 1 }]);
});

it("takes the last room from two channels at once, the second time with a warning", async () => {
  const { hotel } = openHotel();
  const suite = (prefix: string) => ({ rooms: [room({ channelRateId: `${prefix}-STE-BAR`, prices: suitePrices })] });
  while (leftOn(hotel.nights.count("STE", "2026-05-12")) > 1)
    await bookByHand({ roomTypeId: "STE", departure: "2026-05-13" });
  const [first, second] = await Promise.all([tell(suite("BK")), tell(suite("EX"), "expedia")]);
  expect(first).toMatchObject({ state: "done", reasons: [] });
  expect(second.state).toBe("done");
  expect(second.reasons.map(({ code }) => code)).toContain("NO_AVAILABILITY");
});

it("knows a room by its dates, and leaves a room that is not told to a person", async () => {
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

it("accepts a booking when the type is full and the night closed, with a warning", async () => {
  const { hotel } = openHotel();
  const line = { ratePlanId: "BAR", roomTypeId: "STE" };
  hotel.setUp.changeRates((rates) => rates.put(line.ratePlanId, line.roomTypeId, "2026-05-12", { isClosed: true }));
  const told = [];
  for (let number = 1; number <= 6; number += 1)
    told.push(
      await tell({ externalId: `S-${number}`, rooms: [room({ channelRateId: "BK-STE-BAR", prices: suitePrices })] }),
    );
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
  const told = await tell({ rooms: [] });
  expect(told).toMatchObject({ state: "failed", reasons: [{ code: "MESSAGE_WITHOUT_ROOMS" }] });
  const retry = { params: { id: told.id, action: "retry" }, body: { version: told.version } };
  expect(await api.actOnChannelMessage(retry)).toMatchObject({ state: "failed" });
});

it("knows the reservations of a channel from before, and their revisions", async () => {
  const { hotel } = openHotel();
  const ofBooking = [...hotel.all()].filter(({ channelId }) => channelId === "booking");
  const stay = ofBooking.find(({ state, arrival }) => state === "confirmed" && arrival > "2026-04-16")!;
  const told = await tell({ ...cancelled(2), externalId: stay.externalRef });
  expect(told).toMatchObject({ state: "done", reservationIds: [stay.id] });
  expect(hotel.get(stay.id).state).toBe("cancelled");
  const { externalRef: externalId } = ofBooking.find(({ state }) => state === "cancelled")!;
  expect(taken(await tell({ ...modified(2), externalId }))).toBe("replaced MESSAGE_OLDER");
  expect(taken(await tell({ ...cancelled(2), externalId }))).toBe("replaced MESSAGE_REPEATED");
});

it("refuses a message of an unknown channel", async () => {
  openHotel();
  expect(await hotelRefusalOf(tell({}, "nowhere"))).toMatchObject({ status: 404 });
});

it("leaves a change of a stay that the desk has cancelled to a person, not a cancellation", async () => {
  const { hotel } = openHotel();
  await tell();
  const [stay] = bookedAs(hotel, "B-1");
  hotel.put({ ...stay!, state: "cancelled" });
  expect(taken(await tell(modified(2)))).toBe("review BOOKING_IN_HOUSE");
  const told = await tell(cancelled(3));
  expect(told).toMatchObject({ state: "done", reasons: [], reservationIds: [stay!.id] });
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
