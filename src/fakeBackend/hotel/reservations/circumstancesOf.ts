import type { Reason } from "@/contract/reasons";
import { roomTonight } from "@/domain/desk/deskReasons";
import { fullName } from "@/domain/people/names";
import type { Circumstances } from "@/domain/reservations/reservationLife";
import { isToLeave } from "@/domain/reservations/situationOf";
import { reasonFor } from "@/domain/reasonFor";

import type { Hotel } from "../Hotel";
import { localTime } from "../localTime";
import type { StoredReservation } from "../StoredReservation";
import { guardReasons } from "./guardReasons";

/** What the rules need to know about the property around a reservation. */
export const circumstancesOf = (reservation: StoredReservation, hotel: Hotel, isClosing = false): Circumstances => ({
  businessDate: hotel.property.businessDate,
  currency: hotel.property.currency,
  sale: guardReasons(unassigned(reservation), hotel, reservation.id),
  rooms: roomsAheadReasons(reservation, hotel),
  localTime: localTime(hotel.clock().getTime(), hotel.property.timeZone),
  isClosing,
});

/** Its nights as sold, before a room was assigned. */
export const unassigned = ({ nights, roomTypeId }: StoredReservation) =>
  nights.map(({ date, price }) => ({ date, price, roomTypeId }));

function roomsAheadReasons({ id, nights }: StoredReservation, hotel: Hotel): Reason[] {
  const { businessDate } = hotel.property;
  const ahead = nights.filter(({ date, roomId }) => date >= businessDate && roomId !== undefined);
  const tonight = ahead.find(({ date }) => date === businessDate)?.roomId;
  return [...(tonight === undefined ? [] : occupiedReasons(tonight, id, hotel)), ...guardReasons(ahead, hotel, id)];
}

/** Why a room cannot be used or blocked: its last guest has not left yet. */
export function occupiedReasons(roomId: string, id: string | undefined, hotel: Hotel): Reason[] {
  const { businessDate } = hotel.property;
  const last = hotel.nights.lastHolder(roomId, businessDate);
  const other = last === undefined || last === id ? undefined : hotel.find(last);
  if (!other || !isToLeave(other, businessDate) || roomTonight(other, businessDate) !== roomId) return [];
  const guest = fullName(hotel.guests.get(other.guestId));
  const room = hotel.room(roomId)?.number ?? roomId;
  return [reasonFor("ROOM_OCCUPIED", { room, guest })];
}
