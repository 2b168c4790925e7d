import type { Reason } from "@/contract/reservations/reservationReasons";
import { fullName } from "@/domain/people/names";
import { roomReasons } from "@/domain/rates/availability";
import type { Circumstances } from "@/domain/reservations/lifeGuards";
import { roomOf } from "@/domain/reservations/roomOf";
import { isToLeave } from "@/domain/reservations/situationOf";
import { reasonFor } from "@/domain/reasonFor";
import { localTime } from "@/domain/localTime";

import type { Hotel } from "../Hotel";
import type { StoredReservation } from "../books/StoredReservation";
import { cancelledByChannel } from "./cancelledByChannel";
import { capacityReasons, guardReasons, roomDayReasons } from "./guardReasons";

/** Facts of the property around a reservation, for the rules. */
export const circumstancesOf = (reservation: StoredReservation, hotel: Hotel, isClosing = false): Circumstances => ({
  businessDate: hotel.property.businessDate,
  currency: hotel.property.currency,
  sale: guardReasons(unassigned(reservation), hotel, reservation.id),
  rooms: roomsAheadReasons(reservation, hotel),
  localTime: localTime(hotel.clock().getTime(), hotel.property.timeZone),
  checkOutTime: hotel.property.checkOutTime,
  isClosing,
  cancelledBy: cancelledByChannel(reservation, hotel)?.name,
});

/** Its nights as sold, before a room was assigned. */
export const unassigned = ({ nights, roomTypeId }: StoredReservation) =>
  nights.map(({ date, price }) => ({ date, price, roomTypeId }));

/** Why it could not be in its rooms from today on: of the room of now, who is still in it; then who has them, and the people. */
function roomsAheadReasons(reservation: StoredReservation, hotel: Hotel): Reason[] {
  const { id, nights, arrival } = reservation;
  const { businessDate } = hotel.property;
  const ahead = nights.filter(({ date, roomId }) => date >= businessDate && roomId !== undefined);
  const now = arrival <= businessDate ? roomOf(reservation, businessDate) : "";
  const there = occupantOf(now, id, hotel);
  return [
    ...(there ? [occupiedReason(now, there, hotel)] : []),
    ...capacityReasons(reservation, hotel),
    ...guardReasons(ahead, hotel, id),
    ...roomDayReasons(reservation, hotel),
    ...(now !== "" && ahead.length === 0 && reservation.dayRoomId === undefined ? blockedReasons(now, hotel) : []),
  ];
}

/** A guest who comes back for the last hours has no night that a block could meet. */
function blockedReasons(roomId: string, hotel: Hotel): Reason[] {
  const today = hotel.nights.roomNights(roomId, [hotel.property.businessDate]);
  return roomReasons(
    today.filter(({ holder }) => holder === "block"),
    hotel.room(roomId)?.number ?? roomId,
  );
}

/** Why a guest cannot go into a room now, or why it cannot be blocked: its last guest has not left yet. */
export function occupiedReasons(roomId: string, id: string | undefined, hotel: Hotel): Reason[] {
  const there = occupantOf(roomId, id, hotel);
  return there && isToLeave(there, hotel.property.businessDate) ? [occupiedReason(roomId, there, hotel)] : [];
}

/** The guest in house who is in the room now, other than `id`. */
function occupantOf(roomId: string, id: string | undefined, hotel: Hotel): StoredReservation | undefined {
  const { nights, property } = hotel;
  const { businessDate } = property;
  const possible = [...nights.leaversOf(roomId), nights.holderOn(roomId, businessDate) ?? ""];
  return possible
    .flatMap((one) => hotel.find(one) ?? [])
    .find((one) => one.id !== id && one.state === "inHouse" && roomOf(one, businessDate) === roomId);
}

function occupiedReason(roomId: string, { guestId }: StoredReservation, hotel: Hotel): Reason {
  const room = hotel.room(roomId)?.number ?? roomId;
  return reasonFor("ROOM_OCCUPIED", { room, guest: fullName(hotel.guests.get(guestId)) });
}
