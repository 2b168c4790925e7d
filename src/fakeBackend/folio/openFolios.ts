import type { OpenFolio } from "@/contract/reservations/folios";
import { roomIdsOf, roomOf } from "@/domain/reservations/roomOf";
import { folded } from "@/domain/text/folded";

import type { Hotel } from "../hotel/Hotel";
import type { ListEntry } from "../hotel/list/ListEntry";
import type { StoredReservation } from "../hotel/StoredReservation";

const MOST_FOUND = 10;

/** The stays in house whose room, guest or number holds the text; a room by its whole number comes first. */
export function openFolios(text: string, hotel: Hotel): OpenFolio[] {
  const sought = folded(text.trim());
  const isFound = ({ reservation, room, searched }: ListEntry) =>
    reservation.state === "inHouse" && sought !== "" && (room.startsWith(sought) || searched.includes(sought));
  const orderOf = ({ room, sortName }: ListEntry) => `${room === sought ? 0 : 1} ${room} ${sortName}`;
  return hotel.list
    .where(isFound)
    .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
    .slice(0, MOST_FOUND)
    .map(toOpenFolio);
}

/** The other stays in house of the same guest, or in the same room. */
export function openFoliosNear(reservation: StoredReservation, hotel: Hotel): OpenFolio[] {
  const { id, guestId } = reservation;
  const ofGuest = new Set(hotel.reservationsOf(guestId).map((one) => one.id));
  const rooms = new Set(roomIdsOf(reservation));
  const { businessDate } = hotel.property;
  const isNear = (other: StoredReservation) => ofGuest.has(other.id) || rooms.has(roomOf(other, businessDate));
  return hotel.list
    .where(({ reservation: other }) => other.state === "inHouse" && other.id !== id && isNear(other))
    .map(toOpenFolio);
}

const toOpenFolio = ({ reservation: { id, version }, customer, room }: ListEntry): OpenFolio => ({
  id,
  version,
  customer,
  room,
});
