import { expect, it } from "vitest";

import type { ChannelBooking } from "@/contract/channels/channelMessage";
import { standingOf } from "@/domain/channels/incoming";
import { ChannelBook } from "@/fakeBackend/channels/ChannelBook";
import { channelsSeed } from "@/fakeBackend/channels/channelsSeed";
import { receive } from "@/fakeBackend/channels/receive";
import { randomFrom } from "@/fakeBackend/core/random";
import { noShelf } from "@/fakeBackend/core/shelf";
import { Hotel } from "@/fakeBackend/hotel/Hotel";
import { hotelSample } from "@/fakeBackend/hotel/sample/hotelSample";

const now = new Date("2026-04-14T08:00:00.000Z");

const two = (number: number) => String(number).padStart(2, "0");

/**
 * Bookings with up to four revisions, of one or two rooms, some cancelled and some brought back, some changed at revision 1,
 * and some told twice with other data.
 */
function messagesOf(count: number, seed: number): ChannelBooking[] {
  const random = randomFrom(seed);
  const all: ChannelBooking[] = [];
  for (let number = 1; all.length < count; number += 1) {
    for (let revision = 1; revision <= random.between(1, 4) && all.length < count; revision += 1) {
      const isCancelled = revision > 1 && random.next() < 0.25;
      const rooms = Array.from({ length: isCancelled ? 0 : random.between(1, 2) }, (_, place) => {
        const [month, day] = [random.between(5, 12), random.between(1, 26)];
        return {
          id: `room-${place}`,
          channelRateId: `BK-${random.pick(["DBL", "TWN", "FAM"])}-${random.pick(["BAR", "NRF", "BB"])}`,
          arrival: `2026-${two(month)}-${two(day)}`,
          departure: `2026-${two(month)}-${two(day + 2)}`,
          adults: random.between(1, 2),
          childrenAges: [],
          // above the hotel's: one below is for a person
          prices: [random.between(400, 600) * 100, random.between(400, 600) * 100],
        };
      });
      const guest = { firstName: "Eva", lastName: random.pick(["Sanz", "Ruiz"]), email: "" };
      const kind = isCancelled ? "cancelled" : revision === 1 ? "new" : "modified";
      const booking = { kind, externalId: `X-${number}`, revision, guest, rooms } as const;
      all.push(booking);
      if (!isCancelled && random.next() < 0.1)
        all.push({ ...booking, rooms: rooms.map((room) => ({ ...room, prices: [399_00, 399_00] })) });
      if (kind === "new" && random.next() < 0.2)
        all.push({ ...booking, kind: "modified", rooms: rooms.map((room) => ({ ...room, adults: 3 - room.adults })) });
    }
  }
  return all;
}

/** In another order, a fifth of them twice. */
function shuffled(messages: readonly ChannelBooking[], seed: number): ChannelBooking[] {
  const random = randomFrom(seed);
  const repeated = messages.filter(() => random.next() < 0.2);
  return [...messages, ...repeated]
    .map((message) => ({ message, place: random.next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ message }) => message);
}

/** The rooms that are held after all messages, in an empty hotel, and what is left to a person. */
function heldAfter(messages: readonly ChannelBooking[]): string {
  const hotel = new Hotel(now, hotelSample, noShelf, { reservations: 1 });
  const before = new Set([...hotel.all()].map(({ id }) => id));
  const book = new ChannelBook(hotel, { channels: channelsSeed(now), messages: [] }, noShelf);
  for (const message of messages) receive(book.get("booking"), message, book, { by: "", now });
  const inReview = book.messages.all().filter(({ state }) => state === "review");
  expect(book.messages.all().filter(({ state }) => state === "failed")).toEqual([]);
  expect(inReview.length).toBeGreaterThan(messages.length / 100);
  const held = [...hotel.all()]
    .filter(({ id, state }) => !before.has(id) && state === "confirmed")
    .map(({ externalRef, roomTypeId, ratePlanId, arrival, departure, adults, nights, guestId }) =>
      [
        externalRef,
        roomTypeId,
        ratePlanId,
        arrival,
        departure,
        adults,
        hotel.guests.get(guestId).lastName,
        ...nights.map(({ date, price }) => `${date} ${price}`),
      ].join(" "),
    );
  const left = inReview.map(({ booking, reasons }) => JSON.stringify([booking, reasons]));
  return [...held, ...left].toSorted().join("\n");
}

const ORDERS = Math.ceil(Number(process.env.MODEL_SEQUENCES ?? 100) / 100);
const COUNT = process.env.MODEL_SEQUENCES ? 1_000 : 200;

it("ends at the same reservations in whatever order messages come, some of them twice", () => {
  const messages = messagesOf(COUNT, 36);
  const inOrder = heldAfter(messages);
  expect(inOrder.split("\n").length).toBeGreaterThan(COUNT * 0.3);
  for (let order = 1; order <= ORDERS; order += 1)
    expect(heldAfter(shuffled(messages, order)), `${order}`).toBe(inOrder);
}, 600_000);

it("knows the same newest message of each booking in twenty orders", () => {
  const messages = messagesOf(COUNT, 37);
  const newestOf = (all: readonly ChannelBooking[]) => {
    const newest = new Map<string, ChannelBooking>();
    for (const message of all)
      if (standingOf(message, newest.get(message.externalId)) === "newest") newest.set(message.externalId, message);
    return [...newest].toSorted(([one], [other]) => one.localeCompare(other));
  };
  for (let order = 1; order <= 20; order += 1)
    expect(newestOf(shuffled(messages, order)), `${order}`).toEqual(newestOf(messages));
});
