import type { ChannelBooking } from "@/contract/channels/channelMessage";
import { bookingLimits } from "@/contract/reservations/reservationDraft";
import {
  areRivals,
  isReadable,
  type RawBooking,
  standingOf,
  unmappedIn,
  writtenBooking,
} from "@/domain/channels/incoming";
import { channelMessageLife, messageReason } from "@/domain/channels/messageLife";

import type { Actor } from "../records/Actor";
import { holdRooms } from "./bookRooms";
import type { ChannelBook } from "./ChannelBook";
import type { StoredBooking, StoredChannel, StoredMessage } from "./StoredChannel";
import { replace } from "./deliver";
import { directOf } from "./directOf";

/** No person does what a channel tells. */
const byChannel = ({ now }: Actor): Actor => ({ by: "", now });

/** Stores what a channel tells of a booking, and carries it out if it is the newest. No message is dropped. */
export function receive(channel: StoredChannel, told: RawBooking, book: ChannelBook, actor: Actor): StoredMessage {
  const booking = writtenBooking(told);
  const known = book.booking(channel.id, booking.externalId);
  const others = book.messages.all().filter((one) => isOf(one, channel.id, booking));
  // the hotel may have a reservation from before, of which no message has told it
  const isUntold =
    known?.isUntold && known.booking.revision === booking.revision && known.booking.kind === booking.kind;
  const standing = isUntold ? "repeated" : standingOf(booking, known?.booking);
  const isRepeated = others.some((one) => one.booking && standingOf(booking, one.booking) === "repeated");
  const message: StoredMessage = {
    id: book.messages.nextId(),
    version: 1,
    channelId: channel.id,
    direction: "in",
    kind: booking.kind,
    state: "replaced",
    at: actor.now.toISOString(),
    reservationIds: Object.values(known?.held ?? {}),
    reasons: [messageReason(standing === "repeated" || isRepeated ? "MESSAGE_REPEATED" : "MESSAGE_OLDER")],
    booking,
    parts: [],
    coming: [],
  };
  if (!isReadable(booking)) {
    const reasons = [messageReason("MESSAGE_UNREADABLE")];
    return book.messages.put({ ...message, state: "failed", reservationIds: [], reasons });
  }
  if (standing === "older" && !isRepeated && known && areRivals(booking, known.booking))
    return book.messages.put({ ...message, state: "review", reasons: [messageReason("MESSAGE_DIFFERS")] });
  if (standing !== "newest") return book.messages.put(message);
  for (const earlier of others) {
    if (earlier.state === "replaced") continue;
    if (earlier.booking && areRivals(earlier.booking, booking)) dispute(earlier, book);
    else if (earlier.state !== "done") replace(earlier, book);
  }
  const isRevived = known?.booking.kind === "cancelled" && booking.kind !== "cancelled";
  book.putBooking(channel.id, { held: {}, ...known, booking, isUntold: false });
  return carryOut(message, book, actor, isRevived);
}

const isOf = (one: StoredMessage, channelId: string, { externalId }: ChannelBooking) =>
  one.channelId === channelId && one.booking?.externalId === externalId && isReadable(one.booking);

function dispute(message: StoredMessage, { messages }: ChannelBook) {
  const state = channelMessageLife.stateAfter("dispute", message.state);
  messages.put({ ...message, state, version: message.version + 1, reasons: [messageReason("MESSAGE_DIFFERS")] });
}

type Outcome = Pick<StoredMessage, "state" | "reasons">;

/** Carries out the newest message of a booking as far as possible; another attempt does the rest. */
export function carryOut(message: StoredMessage, book: ChannelBook, actor: Actor, isRevived = false): StoredMessage {
  const { channelId, booking } = message;
  const known = booking && isReadable(booking) && book.booking(channelId, booking.externalId);
  if (!known) return message;
  const outcome = outcomeOf(known, book.get(channelId), book, byChannel(actor));
  const { held } = book.bookings.get(`${channelId}/${booking.externalId}`) ?? known;
  const reservationIds = [...new Set([...message.reservationIds, ...Object.values(held)])];
  const reasons = [...(isRevived ? [messageReason("BOOKING_REVIVED")] : []), ...outcome.reasons];
  return book.messages.put({ ...message, state: outcome.state, reasons, reservationIds });
}

function outcomeOf(known: StoredBooking, channel: StoredChannel, book: ChannelBook, actor: Actor): Outcome {
  const { booking, held, isByHand, guestId } = known;
  const { kind, rooms, currency } = booking;
  const direct = directOf(channel.id, booking.externalId, book.hotel);
  if (direct) return { state: "review", reasons: [messageReason("BOOKING_DIRECT", { reservation: direct.id })] };
  if (isByHand && Object.keys(held).length === 0)
    return { state: "review", reasons: [messageReason("BOOKING_BY_HAND", { reservation: booking.externalId })] };
  if (kind === "cancelled") {
    if (guestId === undefined) return { state: "done", reasons: [messageReason("BOOKING_UNKNOWN")] };
  } else {
    if (rooms.length === 0 || rooms.length > bookingLimits.rooms)
      return { state: "failed", reasons: [messageReason("MESSAGE_WITHOUT_ROOMS")] };
    if ((currency ?? book.hotel.property.currency) !== book.hotel.property.currency)
      return { state: "review", reasons: [messageReason("BOOKING_CURRENCY")] };
  }
  const { warnings, reviews, refusals, isChanged } = holdRooms(known, channel, book, actor);
  const unmapped = kind === "cancelled" ? [] : unmappedIn(booking, channel.mappings).slice(0, 1);
  const waiting = unmapped.map((id) => messageReason("MESSAGE_UNMAPPED", { rate: rateName(id, channel) }));
  const entry = Object.keys(booking.further ?? {}).join(", ");
  if (entry !== "") reviews.push(messageReason("MESSAGE_FURTHER", { entry }));
  const reasons = [...refusals, ...waiting, ...reviews, ...warnings];
  if (kind === "modified" && !isChanged && reasons.length === 0) reasons.push(messageReason("MESSAGE_UNCHANGED"));
  const isRefused = refusals.length > 0 && "failed";
  const state = isRefused || (waiting.length > 0 && "unmapped") || (reviews.length > 0 && "review") || "done";
  return { state, reasons };
}

/** The channel's name of a rate, else its id. */
function rateName(id: string, { rates }: Pick<StoredChannel, "rates">): string {
  const found = rates.find((one) => one.id === id);
  return found ? `${found.room}, ${found.rate}` : id;
}
