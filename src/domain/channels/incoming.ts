import type { ChannelBooking, ChannelRoom } from "@/contract/channels/channelMessage";
import { bookingLimits } from "@/contract/reservations/reservationDraft";

import { isCivilDate } from "../civilDate";
import { nightsBetween } from "../stay";

/** Of two messages with the same revision the later in this list is the newer. */
const kinds: readonly unknown[] = ["new", "modified", "cancelled"] satisfies ChannelBooking["kind"][];

/** Above 0 where the channel itself says that the first is newer; then one of which reservations can be made is. */
const laterBy = (one: ChannelBooking, other: ChannelBooking): number =>
  one.revision - other.revision ||
  kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
  Number(isUsable(one)) - Number(isUsable(other));

const isUsable = (booking: ChannelBooking) => booking.kind === "cancelled" || isComplete(booking);

/** As a text, with rooms in one order: channels repeat them in any. A guest whose data were erased makes no difference. */
function dataOf({ kind, rooms, guest, currency }: ChannelBooking, { guest: otherGuest }: ChannelBooking): string {
  if (kind === "cancelled") return "";
  const isNamed = guest.lastName !== "" && otherGuest.lastName !== "";
  return JSON.stringify([rooms.map((room) => JSON.stringify(room)).toSorted(), isNamed && guest, currency]);
}

/** Two messages of one revision with other data: the channel does not say which of them is newer. */
export const areRivals = (one: ChannelBooking, other: ChannelBooking): boolean =>
  laterBy(one, other) === 0 && dataOf(one, other) !== dataOf(other, one);

/**
 * A message beside the newest one of its booking. Of two rivals the one that holds follows from their data alone, so that
 * any order of messages ends at the same one; the other is for a person.
 */
export function standingOf(
  message: ChannelBooking,
  newest: ChannelBooking | undefined,
): "newest" | "repeated" | "older" {
  if (!newest) return "newest";
  const [data, newestData] = [dataOf(message, newest), dataOf(newest, message)];
  const later = laterBy(message, newest) || Number(data > newestData) - Number(data < newestData);
  if (later === 0) return "repeated";
  return later > 0 ? "newest" : "older";
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
export const writtenBooking = ({ currency, ...told }: RawBooking): ChannelBooking => ({
  kind: told.kind === "new" || told.kind === "cancelled" ? told.kind : "modified",
  externalId: textIn(told.externalId),
  revision: kinds.includes(told.kind) ? numberIn(told.revision) : -1,
  ...(typeof currency === "string" && { currency: currency.trim().toUpperCase() }),
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
