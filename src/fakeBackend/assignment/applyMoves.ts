import type { MoveResult, RoomMove } from "@/contract/reservations/assignment";
import type { Reason } from "@/contract/reasons";
import { placed } from "@/domain/planning/barsOf";
import { peopleReasons, rankReasons } from "@/domain/rates/peopleReasons";
import { reasonFor } from "@/domain/reasonFor";
import { isToArrive, situationOf, takesRooms } from "@/domain/reservations/situationOf";

import type { Hotel } from "../hotel/Hotel";
import { type Actor, recorded } from "../hotel/reservations/act";
import { unassigned } from "../hotel/reservations/circumstancesOf";
import type { StoredReservation } from "../hotel/StoredReservation";
import { applyTogether } from "./applyTogether";

/** Gives stays other rooms, all at once. */
export const applyMoves = (moves: readonly RoomMove[], hotel: Hotel, actor: Actor): MoveResult[] =>
  applyTogether(moves, hotel, {
    next(former, { roomId }) {
      const reasons = ownReasons(former, roomId, hotel);
      return reasons.length > 0 ? reasons : { ...former, nights: nightsIn(roomId, former, hotel) };
    },
    put: (former, next) => hotel.put(recorded(actionOf(next), former, next, hotel, actor)),
  });

function nightsIn(roomId: string | null, reservation: StoredReservation, hotel: Hotel) {
  if (roomId === null) return unassigned(reservation);
  const { arrival: from, departure: to, nights } = reservation;
  const roomTypeId = hotel.room(roomId)?.roomTypeId ?? "";
  return placed(nights, { from, to, roomId, roomTypeId }, hotel.property.businessDate);
}

/** What forbids it whatever the others do. */
function ownReasons(reservation: StoredReservation, roomId: string | null, hotel: Hotel): Reason[] {
  const { businessDate } = hotel.property;
  const { state, roomTypeId, departure } = reservation;
  if (!isToArrive(state) || !takesRooms(state)) {
    return [reasonFor("INVALID_TRANSITION", { situation: situationOf(reservation, businessDate) })];
  }
  if (departure <= businessDate) return [reasonFor("STAY_OVER", { date: departure })];
  if (roomId === null) return [];
  const room = hotel.room(roomId);
  const type = hotel.roomType(room?.roomTypeId ?? "");
  const sold = hotel.roomType(roomTypeId);
  if (!room || !type || !sold) return [reasonFor("GONE")];
  return [...rankReasons(room, type, sold), ...(type.id === sold.id ? [] : peopleReasons(reservation, type))];
}

export const actionOf = ({ nights }: StoredReservation) =>
  nights.some(({ roomId }) => roomId !== undefined) ? "assignRoom" : "unassignRoom";
