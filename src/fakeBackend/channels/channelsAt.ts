import type { ChannelBooking, MessagePart } from "@/contract/channels/channelMessage";
import { messageReason } from "@/domain/channels/messageLife";
import { joined } from "@/domain/channels/outgoing";
import { addDays, civilDateIn } from "@/domain/civilDate";

import { type Random, randomFrom } from "../core/random";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { Hotel } from "../hotel/Hotel";
import { channelMessageId, type ChannelSamples, externalIdOf } from "./ChannelBook";
import type { StoredChannel, StoredMessage } from "./StoredChannel";
import { channelRateCode, channelsSeed, goneRate } from "./channelsSeed";
import { reasonsOf } from "./deliver";
import { withoutOldParts } from "./messageParts";
import { type WantedLine, WantedLines } from "./WantedLines";

type Unnumbered = Omit<StoredMessage, "id" | "version">;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MESSAGES = 400;
const MOST_INCOMING = 260;
const SEED = 36_265;

/** One incoming message in 23 comes twice, and one in 41 after a newer one. */
const [REPEATED, OLDER] = [23, 41];

/**
 * Connections and messages of the last month, three of them unmapped or failed. The same hotel and moment give the same
 * data.
 */
export function channelsAt(now: Date, hotel: Hotel, lines = new WantedLines(hotel)): ChannelSamples {
  const channels = channelsSeed(now);
  const random = randomFrom(SEED);
  const told = channels.filter(({ state }) => state === "connected");
  const wanted = new Map(channels.map((channel) => [channel.id, lines.of(channel)]));
  const incoming = told
    .flatMap(({ id }) => bookingsOf(id, now, hotel))
    .toSorted(byTime)
    .slice(-MOST_INCOMING);
  const odd = [...failures(channels, wanted, now, hotel), waitingBooking(now, hotel)];
  const outgoing = Array.from({ length: MESSAGES - incoming.length - odd.length }, (_, place) => {
    const channel = told[place % told.length]!;
    return toldAt(channel, wanted.get(channel.id)!, now.getTime() - random.next() * 30 * DAY, hotel, random);
  });
  const messages = [...incoming, ...outgoing, ...odd]
    .toSorted(byTime)
    .map((message, place) => ({ ...withoutOldParts(message, now), id: channelMessageId(place + 1), version: 1 }));
  return { channels, messages };
}

const byTime = (one: Unnumbered, other: Unnumbered) => one.at.localeCompare(other.at);

const blank = (channelId: string, at: number) => ({
  channelId,
  at: new Date(at).toISOString(),
  reservationIds: [],
  reasons: [],
  parts: [],
  coming: [],
});

/** A channel's messages about the sampled reservations, some of them twice or too late. */
function bookingsOf(channelId: string, now: Date, hotel: Hotel): Unnumbered[] {
  const since = now.getTime() - 30 * DAY;
  const messages: Unnumbered[] = [];
  for (const reservation of hotel.sampled) {
    if (reservation.channelId !== channelId || reservation.nights.length === 0) continue;
    const { createdAt, cancelledAt = 0 } = reservation;
    const tell = (at: number, kind: ChannelBooking["kind"], revision: number) => {
      const booking = bookingOf(reservation, kind, revision, hotel);
      const message = { ...blank(channelId, at), direction: "in" as const, kind, state: "done" as const, booking };
      messages.push({ ...message, reservationIds: [reservation.id] });
      const late = { ...message, ...blank(channelId, at + MINUTE), reservationIds: [reservation.id] };
      if (messages.length % REPEATED === 0)
        messages.push({ ...late, state: "replaced", reasons: [messageReason("MESSAGE_REPEATED")] });
      if (messages.length % OLDER === 0)
        messages.push({ ...late, state: "replaced", reasons: [messageReason("MESSAGE_OLDER")] });
    };
    if (createdAt >= since) tell(createdAt, "new", 1);
    if (cancelledAt >= since) tell(cancelledAt, "cancelled", 2);
  }
  return messages;
}

function bookingOf(
  reservation: StoredReservation,
  kind: ChannelBooking["kind"],
  revision: number,
  { guests }: Hotel,
): ChannelBooking {
  const { arrival, departure, adults, childrenAges, nights, roomTypeId, ratePlanId, guestId } = reservation;
  const { firstName, lastName, email } = guests.get(guestId);
  const prices = nights.map(({ price }) => price);
  const channelRateId = channelRateCode(reservation.channelId, roomTypeId, ratePlanId);
  const room = { id: "1", channelRateId, arrival, departure, adults, childrenAges, prices };
  const externalId = externalIdOf(reservation);
  return { kind, externalId, revision, guest: { firstName, lastName, email }, rooms: [room] };
}

/** A message to a channel that the channel has confirmed. */
function toldAt(
  { id }: StoredChannel,
  lines: readonly WantedLine[],
  at: number,
  { property }: Hotel,
  random: Random,
): Unnumbered {
  const isRooms = random.next() < 0.6;
  const ofKind = lines.filter(({ ratePlanId }) => (ratePlanId === undefined) === isRooms);
  const day = civilDateIn(new Date(at), property.timeZone);
  const parts = Array.from({ length: random.between(1, 3) }, (): MessagePart => {
    const { roomTypeId, ratePlanId, nights } = random.pick(ofKind);
    const from = addDays(day, random.between(0, 60));
    const value = random.pick([...nights.values()].slice(0, 90));
    const to = addDays(from, random.between(0, 4));
    return { roomTypeId, ...(ratePlanId !== undefined && { ratePlanId }), from, to, value, answer: "confirmed" };
  });
  return { ...blank(id, at), direction: "out", kind: isRooms ? "availability" : "rates", state: "done", parts };
}

/**
 * Two failures: a night whose rooms a channel could not take in, and a rate that another channel does not know any
 * more.
 */
function failures(
  channels: readonly StoredChannel[],
  wanted: ReadonlyMap<string, readonly WantedLine[]>,
  now: Date,
  hotel: Hotel,
): Unnumbered[] {
  const failed = (channelId: string, key: string, [first, last]: [number, number], minutes: number) => {
    const { roomTypeId, ratePlanId, nights } = wanted.get(channelId)!.find((line) => line.key === key)!;
    const some = [...nights].slice(first, last).map(([date, value]) => [date, { value }] as const);
    const line = { roomTypeId, ...(ratePlanId !== undefined && { ratePlanId }), answer: "refused" as const };
    const parts = joined(new Map(some)).map((range) => ({ ...line, ...range }));
    const reasons = reasonsOf(
      parts,
      channels.find(({ id }) => id === channelId)!,
      { hotel },
    );
    const kind = ratePlanId === undefined ? ("availability" as const) : ("rates" as const);
    const of = blank(channelId, now.getTime() - minutes * MINUTE);
    return { ...of, direction: "out" as const, kind, state: "failed" as const, parts, reasons };
  };
  const { channelId, roomTypeId, ratePlanId } = goneRate;
  return [failed("booking", "DBL", [9, 10], 12), failed(channelId, `${roomTypeId} ${ratePlanId}`, [0, 14], 95)];
}

/** A booking whose rate has no mapping. */
function waitingBooking(now: Date, { property }: Hotel): Unnumbered {
  const [arrival, departure] = [addDays(property.businessDate, 24), addDays(property.businessDate, 27)];
  const terms = { adults: 2, childrenAges: [], prices: [138_60, 138_60, 151_20] };
  const booking: ChannelBooking = {
    kind: "new",
    externalId: "720-4418-93",
    revision: 1,
    guest: { firstName: "Hanna", lastName: "Lindqvist", email: "hanna.lindqvist@example.com" },
    rooms: [{ id: "1", channelRateId: "AG-DBL-BB", arrival, departure, ...terms }],
  };
  const reasons = [messageReason("MESSAGE_UNMAPPED", { rate: "Double Room, Breakfast included" })];
  const of = blank("agoda", now.getTime() - 40 * MINUTE);
  return { ...of, direction: "in", kind: "new", state: "unmapped", booking, reasons };
}
