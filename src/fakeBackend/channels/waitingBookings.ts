import { nightsKept, typesOf } from "@/domain/channels/mendedRooms";

import type { StoredWaiting } from "../hotel/books/WaitingBook";
import type { ChannelBook } from "./ChannelBook";
import { type StoredMessage, waitingRooms } from "./StoredChannel";

/** Tells the hotel which bookings wait for a person: the desk is told of them, and their rooms are not for sale. */
export function holdWaiting(book: ChannelBook) {
  const { hotel, messages } = book;
  const waiting = messages.all().flatMap((message) => (book.isSampled(message) ? [] : waitingIn(message, book)));
  if (hotel.waiting.replace(waiting)) hotel.revision.advance("reservations");
}

function waitingIn(
  { id: messageId, channelId, direction, state, booking }: StoredMessage,
  book: ChannelBook,
): StoredWaiting[] {
  if (direction === "out" || !booking || state === "done" || state === "replaced") return [];
  const known = book.booking(channelId, booking.externalId);
  // a person has made its reservations by hand
  if (known?.isByHand) return [];
  const rooms = known ? waitingRooms(known) : [];
  if (state === "review" && rooms.length === 0) return [];
  const channel = book.get(channelId);
  const held = rooms.flatMap((room) => {
    const nights = nightsKept(room, booking.rooms);
    return nights ? [{ roomTypeIds: typesOf(room.channelRateId, channel), ...nights }] : [];
  });
  const [from = ""] = held.map((one) => one.from).toSorted();
  const to =
    held
      .map((one) => one.to)
      .toSorted()
      .at(-1) ?? "";
  return [{ messageId, channelId, externalId: booking.externalId, rooms: rooms.length, from, to, held }];
}
