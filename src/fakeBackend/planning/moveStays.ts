import type { MoveResult } from "@/contract/reservations/assignment";
import type { MovePrice, MovePrices, StayMove } from "@/contract/reservations/stayMoves";
import type { Reason } from "@/contract/reservations/reservationReasons";
import { noteLimits } from "@/contract/reservations/reservationDraft";
import { unusedNightsPrice } from "@/domain/desk/deskReasons";
import { moveQuestions, unanswered } from "@/domain/planning/moveQuestions";
import { changesRoomNow, moveReasons } from "@/domain/planning/moveReasons";
import { partyIn } from "@/domain/rates/cots";
import { isDowngradeAccepted } from "@/domain/rates/downgrade";
import { reasonFor } from "@/domain/reasonFor";
import { agreedTotal } from "@/domain/reservations/balance";
import { situationOf } from "@/domain/reservations/situationOf";

import { ApiError } from "../core/ApiError";
import { actionOf } from "../assignment/applyMoves";
import { applyTogether } from "../assignment/applyTogether";
import type { Hotel } from "../hotel/Hotel";
import { moveReasonIn, recorded } from "../hotel/reservations/act";
import { occupiedReasons } from "../hotel/reservations/circumstancesOf";
import { roomedIn } from "../hotel/reservations/roomChanges";
import { settledReasons } from "../hotel/reservations/settledReasons";
import { soldAgain } from "../hotel/reservations/stayTerms";
import { balanceChanges } from "../hotel/reservations/historyOf";
import { withNightsBack, withUnusedNights } from "../hotel/reservations/unusedNights";
import { withoutOutlived } from "../hotel/reservations/withoutOutlived";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { Actor } from "../records/Actor";
import type { Placement } from "./Moves";

/** Moves stays to other rooms and nights, all at once; what the rules forbid is left out, or with `isWhole` forbids all. */
export const moveStays = (moves: readonly StayMove[], hotel: Hotel, actor: Actor, isWhole = false): MoveResult[] =>
  applyTogether(moves, hotel, {
    isWhole,
    next(stored, move) {
      const next = movedStay(stored, move, hotel, actor.now.getTime());
      return Array.isArray(next) ? next : answered(stored, next, move, hotel);
    },
    put(former, next, move) {
      const questions = moveQuestions(former, next, hotel.property.businessDate);
      const more = [...moveReasonIn(questions, move), ...balanceChanges(former, next, hotel)];
      return hotel.put(recorded(whatOf(former, next), former, next, hotel, actor, move.note?.trim(), more));
    },
  });

/**
 * The stay with the nights charged that are not slept, or what the desk has not said about it. If another
 * desk has changed the stay since, this desk's answer about the nights is refused as stale.
 */
function answered(stored: StoredReservation, next: StoredReservation, move: StayMove, hotel: Hotel) {
  const reasons = unanswered(moveQuestions(stored, next, hotel.property.businessDate), move);
  if (reasons.length > 0) return reasons;
  if (move.unusedNights && stored.version !== move.version) return [reasonFor("STALE_VERSION")];
  const isCharged = next.departure < stored.departure && move.unusedNights === "charge";
  const charged = isCharged ? { ...next, charges: withUnusedNights(stored, next.departure, hotel) } : next;
  return unlessSettled(withoutOutlived(charged, hotel), stored, hotel);
}

function unlessSettled(next: StoredReservation, stored: StoredReservation, hotel: Hotel) {
  const reasons = settledReasons(next, stored, hotel);
  return reasons.length > 0 ? reasons : next;
}

/** The stay as the move leaves it, or why it may not. */
function movedStay(stored: StoredReservation, move: StayMove, hotel: Hotel, now: number): StoredReservation | Reason[] {
  const { arrival, departure, from, to, note } = move;
  if (note && note.length > noteLimits.letters) return [reasonFor("TEXT_TOO_LONG", { max: noteLimits.letters })];
  const { businessDate } = hotel.property;
  const room = move.roomId === null ? null : hotel.room(move.roomId);
  if (room === undefined) return [reasonFor("GONE")];
  const sold = hotel.roomType(stored.roomTypeId);
  const type = room ? hotel.roomType(room.roomTypeId) : sold;
  const ruled = { ...stored, ...partyIn(stored), situation: situationOf(stored, businessDate) };
  const isAccepted = isDowngradeAccepted(type?.id ?? "", stored.nights, note);
  const reasons = moveReasons(ruled, { dates: { arrival, departure }, room, type, sold, isAccepted }, businessDate);
  if (reasons.length > 0) return reasons;
  try {
    const amended = soldAgain(stored, move, move.isRepriced ? type?.id : undefined, hotel);
    const next = { ...amended, ...roomedIn(amended, { room, from, to, now }, businessDate) };
    const occupied =
      room && changesRoomNow(stored, next, businessDate) ? occupiedReasons(room.id, stored.id, hotel) : [];
    return occupied.length > 0 ? occupied : next;
  } catch (error) {
    if (error instanceof ApiError) return error.reasons;
    throw error;
  }
}

/** Prices of a move, before it is made; for a simpler room they are asked for before its reason is given. */
export function pricesOf(
  stored: StoredReservation,
  move: Omit<StayMove, "isRepriced">,
  hotel: Hotel,
  now: number,
): MovePrices {
  const { products } = hotel;
  const priced = (isRepriced: boolean): MovePrice => {
    const moved = movedStay(stored, { ...move, isRepriced, note: "-" }, hotel, now);
    return Array.isArray(moved) ? { total: 0, reasons: moved } : { total: agreedTotal(moved, products), reasons: [] };
  };
  return {
    agreed: agreedTotal(stored, products),
    kept: priced(false),
    repriced: priced(true),
    unused: unusedNightsPrice(stored, move.departure),
  };
}

/** Puts stays back to where they were before a move. */
export function movedBack(
  former: readonly Placement[],
  results: readonly MoveResult[],
  hotel: Hotel,
  actor: Actor,
  isWhole = false,
): MoveResult[] {
  const asked = results.flatMap(({ isDone, reservationId, version }) => {
    const place = former.find(({ id }) => id === reservationId);
    return isDone && place ? [{ reservationId, version, place }] : [];
  });
  return applyTogether(asked, hotel, {
    isWhole,
    next: (stored, { place, version }) =>
      sleptNights(place, hotel) === sleptNights(stored, hotel)
        ? unlessSettled(
            { ...stored, ...placeIn(place), charges: withNightsBack(stored, version - 1, hotel) },
            stored,
            hotel,
          )
        : [reasonFor("PAST_NIGHTS_FIXED")],
    put: (moved, next) =>
      hotel.put(recorded(whatOf(moved, next), moved, next, hotel, actor, "", balanceChanges(moved, next, hotel))),
  });
}

const sleptNights = ({ nights }: Pick<StoredReservation, "nights">, { property: { businessDate } }: Hotel) =>
  JSON.stringify(nights.filter(({ date }) => date < businessDate).map(({ date, roomId }) => [date, roomId]));

export const placementOf = (stored: StoredReservation): Placement => {
  const { id, arrival, departure, roomTypeId, negotiatedPrice, nights, dayRoomId, roomsLeft, policies, deposit } =
    stored;
  return { id, arrival, departure, roomTypeId, negotiatedPrice, nights, dayRoomId, roomsLeft, policies, deposit };
};

/** A kept placement may be without what was undefined. */
const placeIn = (place: Placement): Placement => ({
  dayRoomId: undefined,
  roomsLeft: undefined,
  negotiatedPrice: undefined,
  ...place,
});

const termsOf = ({ arrival, departure, roomTypeId }: StoredReservation) => [arrival, departure, roomTypeId].join(" ");

const whatOf = (former: StoredReservation, next: StoredReservation) =>
  termsOf(former) === termsOf(next) ? actionOf(next) : "changed";
