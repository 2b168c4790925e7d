import type { MoveResult, RoomMove } from "@/contract/reservations/assignment";
import type { Reason } from "@/contract/reservations/reservationReasons";
import { partyIn } from "@/domain/rates/cots";
import { roomFitReasons } from "@/domain/rates/peopleReasons";
import { reasonFor } from "@/domain/reasonFor";
import { roomIdsOf } from "@/domain/reservations/roomOf";
import { isToArrive, situationOf, takesRooms } from "@/domain/reservations/situationOf";
import { isStayOver } from "@/domain/stay";

import type { Hotel } from "../hotel/Hotel";
import { recorded } from "../hotel/reservations/act";
import { roomedIn, withoutRooms } from "../hotel/reservations/roomChanges";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { Actor } from "../records/Actor";
import { applyTogether } from "./applyTogether";

/** Gives stays other rooms, all at once. */
export const applyMoves = (moves: readonly RoomMove[], hotel: Hotel, actor: Actor): MoveResult[] =>
  applyTogether(moves, hotel, {
    next(former, { roomId }) {
      const reasons = ownReasons(former, roomId, hotel);
      return reasons.length > 0 ? reasons : { ...former, ...roomsAfter(roomId, former, hotel, actor) };
    },
    put: (former, next) => hotel.put(recorded(actionOf(next), former, next, hotel, actor)),
  });

function roomsAfter(roomId: string | null, reservation: StoredReservation, hotel: Hotel, { now }: Actor) {
  const room = hotel.room(roomId ?? "");
  if (!room) return withoutRooms(reservation);
  return roomedIn(reservation, { room, now: now.getTime() }, hotel.property.businessDate);
}

/** Reasons against it, whatever the others do. */
function ownReasons(reservation: StoredReservation, roomId: string | null, hotel: Hotel): Reason[] {
  const { businessDate } = hotel.property;
  const { state, roomTypeId, departure } = reservation;
  if (!isToArrive(state) || !takesRooms(state)) {
    return [reasonFor("INVALID_TRANSITION", { situation: situationOf(reservation, businessDate) })];
  }
  if (isStayOver(reservation, businessDate)) return [reasonFor("STAY_OVER", { date: departure })];
  if (roomId === null) return [];
  const room = hotel.room(roomId);
  const type = hotel.roomType(room?.roomTypeId ?? "");
  const sold = hotel.roomType(roomTypeId);
  if (!room || !type || !sold) return [reasonFor("GONE")];
  return roomFitReasons(room, type, sold, partyIn(reservation));
}

export const actionOf = (reservation: StoredReservation) =>
  roomIdsOf(reservation).length > 0 ? "assignRoom" : "unassignRoom";
