import type { BlockDraft, BlockReason, Planning, PlanningBar, PlanningStay } from "@/contract/reservations/planning";
import type { StayMove } from "@/contract/reservations/stayMoves";
import type { CivilDate, Room, RoomType } from "@/contract/property";
import type { Reason } from "@/contract/reservations/reservationReasons";

import { availabilityReasons, roomReasons } from "../rates/availability";
import { isDowngradeAccepted } from "../rates/downgrade";
import { peopleReasons } from "../rates/peopleReasons";
import { reasonFor } from "../reasonFor";
import { arrivalReasons, nightsOf, type Stay } from "../stay";
import type { PlacedNight } from "./barsOf";
import type { StayBar } from "./barsOfRooms";
import { blockReasons } from "./blockReasons";
import { changesRoomNow, moveReasons } from "./moveReasons";
import { nightsAfter, placesOf } from "./moved";
import { type Changing, planningBooks } from "./planningBooks";

/** Where a bar is put: a room, or none, and its nights `[from, to)`. */
export interface BarGoal {
  roomId: string | null;
  from: CivilDate;
  to: CivilDate;
}

/** The move of a stay by putting a bar somewhere: an outer end moves the arrival or the departure. */
export function moveOf({ stay, bar }: StayBar, { roomId, from, to }: BarGoal): StayMove {
  const { id: reservationId, version, arrival, departure } = stay;
  const isRepriced = false;
  if (bar.isDay) return { reservationId, version, arrival: from, departure: from, from, to, roomId, isRepriced };
  return {
    reservationId,
    version,
    arrival: bar.from === arrival ? from : arrival,
    departure: bar.to === departure ? to : departure,
    from,
    to,
    roomId,
    isRepriced,
  };
}

/**
 * Judges by what the planning shows. Nights outside of it are left to the server, as are the restrictions of sale: they are
 * those of the stay's own plan, of which the planning shows one alone.
 */
export function createJudge(planning: Planning) {
  const { businessDate, roomTypes, rooms } = planning;
  const stayOf = (id: string) => planning.stays.find((stay) => stay.id === id);
  const books = planningBooks(planning);
  const typeOf = (id: string | undefined) => roomTypes.find((type) => type.id === id);

  /** Why a stay cannot be moved so, whatever others do. */
  function ownReasons(stay: PlanningStay, move: StayMove): Reason[] {
    const room = rooms.find(({ id }) => id === move.roomId) ?? null;
    if (room === null && move.roomId !== null) return [reasonFor("GONE")];
    const type = typeOf(room?.roomTypeId ?? stay.roomTypeId);
    const sold = typeOf(stay.roomTypeId);
    const isAccepted = isDowngradeAccepted(type?.id ?? "", stay.bars, move.note);
    const reasons = moveReasons(stay, { dates: move, room, type, sold, isAccepted }, businessDate);
    if (reasons.length > 0) return reasons;
    const ofPeople = capacityReasons(stay, move, move.isRepriced ? type : sold);
    return ofPeople.length > 0 ? ofPeople : occupiedReasons(stay, move, room);
  }

  /** A guest in the house who changes rooms today needs an empty room. */
  function occupiedReasons(stay: PlanningStay, move: StayMove, room: Room | null): Reason[] {
    const before = { ...stay, nights: placesOf(stay) };
    const after = { departure: move.departure, nights: nightsAfter(stay, move, planning) };
    const isNow = changesRoomNow(before, after, businessDate);
    return room && isNow ? books.occupiedReasons(room, stay.id) : [];
  }

  /** Agreed dates and types are not checked again; a guest in the house may stay on. */
  function capacityReasons(stay: PlanningStay, move: StayMove, type: RoomType | undefined): Reason[] {
    const { arrival, departure, state, roomTypeId } = stay;
    const isAgreed = move.arrival === arrival && move.departure === departure && type?.id === roomTypeId;
    return isAgreed || state === "inHouse" || !type ? [] : peopleReasons(stay, type);
  }

  /** Who has the room, and what is left of its type. */
  function placeReasons(before: readonly PlacedNight[], after: readonly PlacedNight[], changing: Changing): Reason[] {
    const ahead = after.filter(({ date }) => date >= businessDate);
    const ids = new Set(ahead.map(({ roomId }) => roomId));
    const ofRooms = rooms.flatMap(({ id, number }) => {
      if (!ids.has(id)) return [];
      const inRoom = ahead.filter(({ roomId }) => roomId === id);
      return roomReasons(
        inRoom.map(({ date }) => books.roomNight(id, date, changing)),
        number,
      );
    });
    const taken = ahead.filter(
      ({ date, roomTypeId, isDay }) =>
        !isDay && !before.some((night) => night.date === date && night.roomTypeId === roomTypeId),
    );
    const ofTypes = roomTypes.flatMap(({ id, name }) => {
      const ofType = taken.filter(({ roomTypeId }) => roomTypeId === id);
      return availabilityReasons(
        ofType.flatMap(({ date }) => books.nightCount(id, date, changing) ?? []),
        name,
      );
    });
    return [...ofRooms, ...ofTypes];
  }

  /** Why stays cannot be moved so, all at once. */
  function ofMoves(moves: readonly StayMove[]): Reason[] {
    const gone = moves.flatMap(({ reservationId }) => stayOf(reservationId) ?? []);
    if (gone.length < moves.length) return [reasonFor("GONE")];
    const own = moves.flatMap((move, place) => ownReasons(gone[place]!, move));
    if (own.length > 0) return own;
    const after = moves.map((move, place) => nightsAfter(gone[place]!, move, planning));
    return after.flatMap((nights, place) =>
      placeReasons(placesOf(gone[place]!), nights, { gone, come: after.slice(0, place).flat() }),
    );
  }

  /** Why a bar cannot be moved so. */
  function ofMove(bar: PlanningBar, move: StayMove): Reason[] {
    const stay = stayOf(move.reservationId);
    if (!stay) return [reasonFor("GONE")];
    const { arrival, departure, from, to } = move;
    const isInner = !bar.isDay && (bar.from !== stay.arrival || bar.to !== stay.departure);
    const isShifted = isInner && (from < arrival || departure < to || hasGap(stay, bar, move));
    return isShifted ? [reasonFor("PART_OF_STAY")] : ofMoves([move]);
  }

  /** Why a new reservation cannot have the room on these nights. */
  function ofNewStay(room: Room, stay: Stay): Reason[] {
    const inRoom = nightsOf(stay).map((date) => books.roomNight(room.id, date));
    return [...arrivalReasons(stay, businessDate), ...roomReasons(inRoom, room.number)];
  }

  /** Why a room cannot be blocked so, once those have moved who make way for it. */
  function ofBlock(room: Room, block: BlockDraft, moves: readonly StayMove[] = []): BlockReason[] {
    const nights = nightsOf({ arrival: block.from, departure: block.to });
    const gone = moves.flatMap(({ reservationId }) => stayOf(reservationId) ?? []);
    const come = gone.flatMap((stay, place) => nightsAfter(stay, moves[place]!, planning));
    return blockReasons(
      block,
      room,
      nights.map((date) => books.roomNight(room.id, date, { gone, come })),
      books.occupiedReasons(room),
      businessDate,
    );
  }

  return { ofMove, ofMoves, ofNewStay, ofBlock };
}

export type Judge = ReturnType<typeof createJudge>;

/** An inner end of a bar that has left its neighbour. */
const hasGap = ({ arrival, departure }: PlanningStay, bar: PlanningBar, { from, to }: StayMove) =>
  (bar.from !== arrival && from !== bar.from) || (bar.to !== departure && to !== bar.to);
