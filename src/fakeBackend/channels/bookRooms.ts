import type { ChannelRoom } from "@/contract/channels/channelMessage";
import { mendedRoom } from "@/domain/channels/mendedRooms";
import { messageReason } from "@/domain/channels/messageLife";
import { isToArrive } from "@/domain/reservations/situationOf";

import { ApiError } from "../core/ApiError";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import { act, recorded } from "../hotel/reservations/act";
import type { Actor } from "../records/Actor";
import { agencyOf } from "./agencyOf";
import { bookerOf } from "./bookerOf";
import type { ChannelBook } from "./ChannelBook";
import { savedRoom } from "./saveRoom";
import { soldBelow } from "./soldBelow";
import type { StoredBooking, StoredChannel, StoredMessage } from "./StoredChannel";
import { asTold, merged, roomOf, type ToldRoom, toldRoom, withRoomIds } from "./toldRoom";

type Reasons = StoredMessage["reasons"];

interface Held {
  /** Reasons against a sale that was accepted all the same, and what has been mended. */
  warnings: Reasons;
  /** The reasons for which a person has to look into it. */
  reviews: Reasons;
  refusals: Reasons;
  /** Something in the books is not as before. */
  isChanged: boolean;
}

/** The line of the history where the guest's record has changed, which has lines of its own. */
const CORRECTED = "El canal ha corregido los datos del huésped";

/**
 * Makes the reservations of a booking what its newest message says: books new rooms, changes what the channel has changed,
 * cancels those that are gone. One that is no longer to arrive is for a person, and a fact that the hotel has changed too.
 * A room that is refused, or that lacks its dates or its mapping, holds up no other.
 */
export function holdRooms(known: StoredBooking, channel: StoredChannel, book: ChannelBook, actor: Actor): Held {
  const { hotel } = book;
  const rooms = known.booking.kind === "cancelled" ? [] : known.booking.rooms;
  const result: Held = { warnings: [], reviews: [], refusals: [], isChanged: false };
  const held = withRoomIds(known.held, rooms, (id) => hotel.get(id));
  const done = { ...known.done };
  const whole = wholeRooms(rooms, { ...known, held }, channel, book, result);
  if (whole.length === 0 && known.guestId === undefined) return result;
  const booker = bookerOf(known, book, { ...actor, by: hotel.setUp.channels.find(channel.id)?.name ?? "" });
  const guestId = booker.id;
  const isTold = known.booking.kind !== "cancelled" && !booker.isDisputed;
  const toldGuest = isTold ? known.booking.guest : known.toldGuest;
  const keep = (below = known.below) =>
    book.putBooking(channel.id, {
      ...known,
      below,
      isByHand: false,
      held: { ...held },
      done: { ...done },
      guestId,
      toldGuest,
    });

  function attempt(reservation: StoredReservation | undefined, change: () => void) {
    if (reservation && !isToArrive(reservation.state)) {
      result.reviews.push(messageReason("BOOKING_IN_HOUSE", { reservation: reservation.id }));
      return;
    }
    try {
      change();
    } catch (error) {
      result.refusals.push(...reasonsIn(error));
    }
    keep();
  }

  const { agency: code } = known.booking;
  const agency = code === undefined ? undefined : agencyOf(code, hotel.companies);
  if (code !== undefined && !agency && whole.length > 0) result.reviews.push(messageReason("AGENCY_UNKNOWN", { code }));
  const first = hotel.find(Object.values(held)[0] ?? "");
  if (booker.isDisputed && first) disputes(first, result);
  if (booker.isChanged) tellCorrection(Object.values(held), book, actor, result);
  for (const [roomId, reservationId] of Object.entries(held)) {
    const reservation = hotel.get(reservationId);
    if (rooms.some(({ id }) => id === roomId)) continue;
    if (reservation.state === "cancelled") {
      delete held[roomId];
      continue;
    }
    if (roomId === reservationId && rooms.length > 0) {
      // the channel has never told which room it is
      disputes(reservation, result);
      continue;
    }
    attempt(reservation, () => {
      act(reservation, "cancel", { cancelReason: "agencyRequest" }, hotel, actor);
      delete held[roomId];
      result.isChanged = true;
    });
  }
  for (const room of whole) {
    const reservation = hotel.find(held[room.id] ?? "");
    const told = toldRoom(room, known.booking, channel, { guestId, agencyId: agency?.id });
    const own = reservation && roomOf(reservation, hotel.guests.get(reservation.guestId).id);
    const next = own && merged(own, beforeOf(done[room.id], own, book), told);
    const isHeld = reservation && (isToArrive(reservation.state) || reservation.state === "inHouse");
    if (isHeld && next && !next.isChanged && !next.isDisputed) {
      done[room.id] = asTold(told, done[room.id], own);
      continue;
    }
    attempt(reservation, () => {
      if (!next || next.isChanged) {
        const saved = savedRoom(next?.room ?? told, reservation, known, channel.id, book, actor);
        held[room.id] = hotel.put(saved.next).id;
        result.warnings.push(...saved.warnings);
        result.isChanged = true;
      }
      if (next?.isDisputed && reservation) disputes(reservation, result);
      else done[room.id] = asTold(told, done[room.id], roomOf(hotel.get(held[room.id]!), guestId));
    });
  }
  tie(Object.values(held), book);
  const { below, reasons } = soldBelow(whole, known, held, channel, book);
  result.reviews.push(...reasons);
  keep(below);
  return result;
}

/** The rooms that can be booked, mended where they lack something; the reasons say what, and what is left to a person. */
function wholeRooms(
  rooms: readonly ChannelRoom[],
  { held, done }: StoredBooking,
  channel: StoredChannel,
  { hotel }: ChannelBook,
  result: Held,
): ChannelRoom[] {
  return rooms.flatMap((told) => {
    const mapping = channel.mappings.find(({ channelRateId }) => channelRateId === told.channelRateId);
    const reservation = hotel.find(held[told.id] ?? "");
    const adults = hotel.roomType(mapping?.roomTypeId ?? "")?.baseOccupancy ?? 1;
    const known = done?.[told.id] ?? reservation ?? { adults, childrenAges: [] };
    const { room, isWhole, warnings, assumptions } = mendedRoom(told, known);
    result.reviews.push(...assumptions);
    result.warnings.push(...warnings);
    return isWhole && mapping ? [room] : [];
  });
}

function disputes({ id, state }: StoredReservation, { reviews }: Held) {
  reviews.push(messageReason(isToArrive(state) ? "BOOKING_CHANGED" : "BOOKING_IN_HOUSE", { reservation: id }));
}

/** The history of each reservation says that its guest's record has changed. */
function tellCorrection(ids: readonly string[], { hotel }: ChannelBook, actor: Actor, result: Held) {
  result.isChanged = true;
  for (const reservation of ids.map((id) => hotel.get(id)))
    hotel.put(recorded("changed", reservation, reservation, hotel, actor, CORRECTED));
}

/** The room as the channel told it before. Where that is not known, every difference counts as the channel's change. */
function beforeOf(before: ToldRoom | undefined, own: ToldRoom, { hotel }: ChannelBook): ToldRoom {
  // two records of the guest may have become one since
  return before ? { request: "", guarantee: "card", ...before, guestId: hotel.guests.get(before.guestId).id } : own;
}

/** Links the rooms of one booking. */
function tie(ids: string[], { hotel }: ChannelBook) {
  if (ids.length < 2) return;
  for (const reservation of ids.map((id) => hotel.get(id)))
    if (reservation.booking?.join() !== ids.join()) hotel.put({ ...reservation, booking: ids });
}

/** The reasons of a refusal by the booking rules. Any other error is thrown again. */
function reasonsIn(error: unknown): Reasons {
  if (!(error instanceof ApiError)) throw error;
  return error.reasons.length > 0 ? error.reasons : [messageReason("MESSAGE_WITHOUT_ROOMS")];
}
