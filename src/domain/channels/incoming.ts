import type { ChannelBooking, ChannelRoom } from "@/contract/channels/channelMessage";
import { bookingLimits } from "@/contract/reservations/reservations";

import { isCivilDate } from "../civilDate";
import { nightsBetween } from "../stay";

type Told = Pick<ChannelBooking, "kind" | "revision">;

/** Of two messages with the same revision the later in this list is the newer. */
const kinds: readonly unknown[] = ["new", "modified", "cancelled"] satisfies ChannelBooking["kind"][];

/** A message beside the newest one of its booking. Any order of messages ends at the same one. */
export function standingOf(message: Told, newest: Told | undefined): "newest" | "repeated" | "older" {
  if (!newest) return "newest";
  const later = message.revision - newest.revision || kinds.indexOf(message.kind) - kinds.indexOf(newest.kind);
  if (later === 0) return "repeated";
  return later > 0 ? "newest" : "older";
}

/** Channels repeat rooms in any order. */
const inAnyOrder = (rooms: ChannelBooking["rooms"]) => rooms.map((room) => JSON.stringify(room)).toSorted();

/** Whether two messages of a revision tell the same. A guest whose data were erased is nobody's difference. */
export function tellSame(one: ChannelBooking, other: ChannelBooking): boolean {
  if (one.kind === "cancelled") return true;
  const isNamed = [one, other].every(({ guest }) => guest.lastName !== "");
  const told = ({ rooms, guest }: ChannelBooking) => JSON.stringify([inAnyOrder(rooms), isNamed && guest]);
  return told(one) === told(other);
}

/** Facts as they come from outside: each may be missing or of another type. */
type Raw<Facts> = { [Fact in keyof Facts]?: unknown } | null;

export interface RawBooking extends Omit<{ [Fact in keyof ChannelBooking]?: unknown }, "guest" | "rooms"> {
  guest?: Raw<ChannelBooking["guest"]>;
  rooms?: readonly Raw<ChannelRoom>[] | null;
}

const textIn = (value: unknown) => (typeof value === "string" ? value.trim() : "");
const numberIn = (value: unknown) => (typeof value === "number" ? value : -1);
const numbersIn = (value: unknown) => (Array.isArray(value) ? value.map(numberIn) : []);

/**
 * As it is stored: dates of the property without the time of day that some channels send along. A missing text is "", and a
 * missing number -1, which no check takes.
 */
export const writtenBooking = (told: RawBooking): ChannelBooking => ({
  kind: told.kind === "new" || told.kind === "cancelled" ? told.kind : "modified",
  externalId: textIn(told.externalId),
  revision: kinds.includes(told.kind) ? numberIn(told.revision) : -1,
  guest: {
    firstName: textIn(told.guest?.firstName),
    lastName: textIn(told.guest?.lastName),
    email: textIn(told.guest?.email),
  },
  rooms: (Array.isArray(told.rooms) ? told.rooms : []).map((room: Raw<ChannelRoom>) => ({
    id: textIn(room?.id),
    channelRateId: textIn(room?.channelRateId),
    arrival: textIn(room?.arrival).slice(0, 10),
    departure: textIn(room?.departure).slice(0, 10),
    adults: numberIn(room?.adults),
    childrenAges: numbersIn(room?.childrenAges),
    prices: numbersIn(room?.prices),
  })),
});

/** Whether it tells its booking and its place among the messages of that. */
export const isReadable = ({ externalId, revision }: ChannelBooking): boolean =>
  externalId !== "" && Number.isInteger(revision) && revision >= 1;

const isWhole = ({ arrival, departure, adults, childrenAges, prices }: ChannelRoom) =>
  [arrival, departure].every(isCivilDate) &&
  arrival < departure &&
  adults >= 1 &&
  childrenAges.every((age) => age >= 0) &&
  prices.length === nightsBetween(arrival, departure) &&
  prices.every((price) => Number.isInteger(price) && price >= 0);

/** Whether reservations can be made of it. */
export const isComplete = ({ rooms }: ChannelBooking): boolean =>
  rooms.length > 0 &&
  rooms.length <= bookingLimits.rooms &&
  rooms.every(isWhole) &&
  new Set(rooms.map(({ id }) => id)).size === rooms.length;

/** The channel's rates that a booking names and that have no mapping. */
export const unmappedIn = (
  { rooms }: Pick<ChannelBooking, "rooms">,
  mappings: readonly { channelRateId: string }[],
): string[] => {
  const known = new Set(mappings.map(({ channelRateId }) => channelRateId));
  return [...new Set(rooms.map(({ channelRateId }) => channelRateId))].filter((id) => !known.has(id));
};
