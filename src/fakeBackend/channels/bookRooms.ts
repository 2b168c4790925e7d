import type { ReservationNight } from "@/contract/reservations/reservations";
import type { ReservationDraft } from "@/contract/reservations/reservationDraft";
import type { SaveDecisions } from "@/contract/reservations/saveDecisions";
import { messageReason } from "@/domain/channels/messageLife";
import { feeOf } from "@/domain/reservations/fees";
import { isToArrive } from "@/domain/reservations/situationOf";

import { ApiError } from "../core/ApiError";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import { act } from "../hotel/reservations/act";
import { amendedReservation, plannedReservation } from "../hotel/reservations/saveReservation";
import type { Actor } from "../records/Actor";
import { bookerOf } from "./bookerOf";
import type { ChannelBook } from "./ChannelBook";
import { soldBelow } from "./soldBelow";
import type { StoredBooking, StoredChannel, StoredMessage } from "./StoredChannel";
import { merged, roomOf, type ToldRoom, toldRoom, withRoomIds } from "./toldRoom";

type Reasons = StoredMessage["reasons"];

interface Held {
  /** Reasons against a sale that was accepted all the same. */
  warnings: Reasons;
  /** The reasons for which a person has to look into it. */
  reviews: Reasons;
  refusals: Reasons;
}

/** The reason in the history, where a person would have given one. */
const ACCEPTED = "Vendida por el canal";

/**
 * Makes the reservations of a booking what its newest message says: books new rooms, changes what the channel has changed,
 * cancels those that are gone. One that is no longer to arrive is for a person, and a fact that the hotel has changed too.
 * A room that is refused holds up no other.
 */
export function holdRooms(known: StoredBooking, channel: StoredChannel, book: ChannelBook, actor: Actor): Held {
  const { hotel } = book;
  const rooms = known.booking.kind === "cancelled" ? [] : known.booking.rooms;
  const result: Held = { warnings: [], reviews: [], refusals: [] };
  const held = withRoomIds(known.held, rooms, (id) => hotel.get(id));
  const done = { ...known.done };
  const guestId = bookerOf(known, book);
  const toldGuest = known.booking.kind === "cancelled" ? known.toldGuest : known.booking.guest;
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

  for (const [roomId, reservationId] of Object.entries(held)) {
    const reservation = hotel.get(reservationId);
    if (rooms.some(({ id }) => id === roomId)) continue;
    if (reservation.state === "cancelled") {
      delete held[roomId];
      continue;
    }
    if (roomId === reservationId && rooms.length > 0) {
      // the channel has never told which room it is
      result.reviews.push(messageReason("BOOKING_CHANGED", { reservation: reservationId }));
      continue;
    }
    attempt(reservation, () => {
      act(reservation, "cancel", { cancelReason: "agencyRequest" }, hotel, actor);
      delete held[roomId];
    });
  }
  for (const room of rooms) {
    const reservation = hotel.find(held[room.id] ?? "");
    const told = toldRoom(room, channel, guestId);
    const own = reservation && roomOf(reservation, hotel.guests.get(reservation.guestId).id);
    const next = own && merged(own, beforeOf(done[room.id], own, book), told);
    const isHeld = reservation && (isToArrive(reservation.state) || reservation.state === "inHouse");
    if (isHeld && next && !next.isChanged && !next.isDisputed) {
      done[room.id] = told;
      continue;
    }
    attempt(reservation, () => {
      if (!next || next.isChanged) {
        const draft = draftOf(next?.room ?? told, known, channel, reservation);
        const save = (decisions: SaveDecisions) =>
          reservation
            ? amended(reservation, draft, next?.room ?? told, book, actor, decisions)
            : planned(draft, told, book, actor, decisions);
        const { next: saved, warnings } = accepted(save);
        held[room.id] = hotel.put(saved).id;
        result.warnings.push(...warnings);
      }
      if (next?.isDisputed && reservation)
        result.reviews.push(messageReason("BOOKING_CHANGED", { reservation: reservation.id }));
      else done[room.id] = told;
    });
  }
  tie(Object.values(held), book);
  const { below, reasons } = soldBelow(known, held, channel, book);
  result.reviews.push(...reasons);
  keep(below);
  return result;
}

/** A sale of a channel holds, also against restrictions and beyond the last room: the channel's word is the reason. */
function accepted(save: (decisions: SaveDecisions) => StoredReservation): {
  next: StoredReservation;
  warnings: Reasons;
} {
  try {
    return { next: save({}), warnings: [] };
  } catch (error) {
    if (!(error instanceof ApiError) || !error.details?.isOverridable) throw error;
    return { next: save({ saleOverride: ACCEPTED }), warnings: error.reasons };
  }
}

function planned(draft: ReservationDraft, room: ToldRoom, book: ChannelBook, actor: Actor, decisions: SaveDecisions) {
  const { hotel } = book;
  const reservation = plannedReservation(draft, hotel, actor, decisions);
  const nights = priced(reservation.nights, room, "");
  const deposit = feeOf(reservation.policies.deposit.fee, nights);
  return { ...reservation, ...hotel.nextNames(), guestId: draft.guestId!, nights, deposit };
}

/** Changes a reservation with the prices of its coming nights, and writes one line in its history. */
function amended(
  stored: StoredReservation,
  draft: ReservationDraft,
  room: ToldRoom,
  { hotel }: ChannelBook,
  actor: Actor,
  decisions: SaveDecisions,
): StoredReservation {
  const next = amendedReservation(stored, draft, hotel, actor, decisions);
  const nights = priced(next.nights, room, hotel.property.businessDate);
  const deposit = feeOf(next.policies.deposit.fee, nights);
  const [before, after] = [stored.nights, nights].map((all) => String(all.reduce((sum, { price }) => sum + price, 0)));
  const [line, ...earlier] = next.history ?? [];
  if (!line || before === after) return { ...next, nights, deposit };
  const changes = [...line.changes, { field: "nightPrices" as const, before: before!, after: after! }];
  return { ...next, nights, deposit, history: [{ ...line, changes }, ...earlier] };
}

/** Nights have the channel's prices; those before a date stay as they are. */
const priced = (nights: readonly ReservationNight[], { prices }: ToldRoom, from: string): ReservationNight[] =>
  nights.map((night) => (night.date < from ? night : { ...night, price: prices[night.date] ?? night.price }));

/** The room as the channel told it before. Where that is not known, every difference counts as the channel's change. */
function beforeOf(before: ToldRoom | undefined, own: ToldRoom, { hotel }: ChannelBook): ToldRoom {
  // two records of the guest may have become one since
  return before ? { ...before, guestId: hotel.guests.get(before.guestId).id } : own;
}

/** The draft of a room's reservation. What a channel does not tell stays as it is. */
function draftOf(
  { prices: _, ...facts }: ToldRoom,
  { booking }: StoredBooking,
  { id: channelId }: StoredChannel,
  stored: StoredReservation | undefined,
): ReservationDraft {
  const { eta = "", extras = [], notes = { internal: "", guest: "", request: "" } } = stored ?? {};
  const { companyId, agencyId } = stored ?? {};
  const { guarantee = "card", externalRef = booking.externalId } = stored ?? {};
  return {
    state: "confirmed",
    channelId,
    ...facts,
    companyId,
    agencyId,
    eta,
    extras,
    notes,
    guarantee,
    externalRef,
    releaseOn: "",
  };
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
