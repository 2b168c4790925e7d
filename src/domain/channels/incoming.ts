import type { ChannelBooking, ChannelRoom } from "@/contract/channels/channelMessage";
import { bookingLimits } from "@/contract/reservations/reservations";

import { isCivilDate } from "../civilDate";
import { nightsBetween } from "../stay";

type Told = Pick<ChannelBooking, "kind" | "revision">;

/**
 * A message beside the newest one of its booking: of two with the same revision a cancellation is the newer, so that any
 * order of messages ends at the same one.
 */
export function standingOf(message: Told, newest: Told | undefined): "newest" | "repeated" | "older" {
  if (!newest || message.revision > newest.revision) return "newest";
  if (message.revision < newest.revision) return "older";
  return message.kind === "cancelled" && newest.kind !== "cancelled" ? "newest" : "repeated";
}

/** As it is stored: dates of the property without the time of day that some channels send along. */
export const writtenBooking = ({ kind, externalId, revision, guest, rooms }: ChannelBooking): ChannelBooking => ({
  kind,
  externalId,
  revision,
  guest: {
    firstName: guest.firstName.trim(),
    lastName: guest.lastName.trim(),
    email: guest.email.trim(),
  },
  rooms: rooms.map((room) => ({
    ...room,
    arrival: room.arrival.slice(0, 10),
    departure: room.departure.slice(0, 10),
  })),
});

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
