import type { CivilDate, Room } from "@/contract/property";
import { placed } from "@/domain/planning/barsOf";
import { dayRoomAfter, roomOf } from "@/domain/reservations/roomOf";

import type { StoredReservation } from "../books/StoredReservation";
import { unassigned } from "./circumstancesOf";

/** Where a stay is, and where it has been. */
type Rooms = Pick<StoredReservation, "nights" | "dayRoomId" | "roomsLeft">;

/** None of its rooms is its own any longer. */
export const withoutRooms = (reservation: StoredReservation) => ({
  nights: unassigned(reservation),
  dayRoomId: undefined,
});

/** The stay ends on the business date. The guest keeps the room until the check-out. */
export function leftOn(reservation: StoredReservation, businessDate: CivilDate) {
  const nights = reservation.nights.filter(({ date }) => date < businessDate);
  return { departure: businessDate, nights, dayRoomId: dayRoomAfter(reservation, { nights }, businessDate) };
}

interface Goal {
  room: Room | null;
  /** The nights `[from, to)`; all of them unless given. */
  from?: CivilDate;
  to?: CivilDate;
  /** Milliseconds. */
  now: number;
}

/** The nights from the business date on in a room or in none; of a stay that has no such night, its day. */
export function roomedIn(
  reservation: StoredReservation,
  { room, from = reservation.arrival, to = reservation.departure, now }: Goal,
  businessDate: CivilDate,
): Rooms {
  const { nights, roomTypeId, state, roomsLeft = [] } = reservation;
  const place = { from, to, ...(room ? { roomId: room.id } : {}), roomTypeId: room?.roomTypeId ?? roomTypeId };
  const isOfNights = nights.some(({ date }) => date >= businessDate);
  const after = isOfNights
    ? { nights: placed(nights, place, businessDate), dayRoomId: undefined }
    : { nights, dayRoomId: room?.id };
  const roomId = roomOf(reservation, businessDate);
  const isMove = state === "inHouse" && roomId !== "" && roomId !== roomOf(after, businessDate);
  const isTold = nights.findLast(({ date }) => date < businessDate)?.roomId === roomId; // by a night slept there
  const left = { roomId, on: businessDate, at: new Date(now).toISOString() };
  return { ...after, roomsLeft: isMove && !isTold ? [...roomsLeft, left] : reservation.roomsLeft };
}
