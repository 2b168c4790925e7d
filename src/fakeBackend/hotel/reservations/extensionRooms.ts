import type { ExtensionRooms } from "@/contract/reservations/reservationActions";
import type { CivilDate, Room } from "@/contract/property";
import type { Reason } from "@/contract/reservations/reservationReasons";
import { inAddedRoom, movesOn } from "@/domain/reservations/extension";
import { partyIn } from "@/domain/rates/cots";
import { roomFitReasons } from "@/domain/rates/peopleReasons";

import type { StoredReservation } from "../books/StoredReservation";
import type { Hotel } from "../Hotel";
import { notFound } from "../../records/Refused";
import { occupiedReasons } from "./circumstancesOf";
import { changeReasons } from "./guardReasons";
import { amendedTerms } from "./stayTerms";

/** The stay with its added nights in another room, and what is against that room. */
export function extendedInto(
  next: StoredReservation,
  stored: StoredReservation,
  roomId: string,
  hotel: Hotel,
): { nights: StoredReservation["nights"]; reasons: Reason[] } {
  const room = hotel.room(roomId);
  const [type, sold] = [hotel.roomType(room?.roomTypeId ?? ""), hotel.roomType(next.roomTypeId)];
  if (!room || !type || !sold) throw notFound();
  const nights = inAddedRoom(next.nights, stored, room);
  const isNow = stored.state === "inHouse" && movesOn(next.nights, stored) === hotel.property.businessDate;
  const ofNow = isNow ? occupiedReasons(roomId, stored.id, hotel) : [];
  return { nights, reasons: [...roomFitReasons(room, type, sold, partyIn(next)), ...ofNow] };
}

/** Rooms for the added nights of a stay that can't keep its own: those of its type first. */
export function extensionRooms(stored: StoredReservation, departure: CivilDate, hotel: Hotel): ExtensionRooms {
  const { nights = [] } = amendedTerms(stored, { ...stored, departure }, hotel).change;
  const longer = { ...stored, departure, nights };
  const from = departure > stored.departure ? movesOn(nights, stored) : undefined;
  if (from === undefined) return { rooms: [] };
  const fits = ({ id }: Room) => {
    const into = extendedInto(longer, stored, id, hotel);
    return into.reasons.length === 0 && changeReasons({ ...longer, nights: into.nights }, stored, hotel).length === 0;
  };
  const rankOf = ({ roomTypeId }: Room) =>
    roomTypeId === stored.roomTypeId ? -1 : (hotel.roomType(roomTypeId)?.rank ?? 0);
  const rooms = hotel.rooms.filter(fits).toSorted((one, other) => rankOf(one) - rankOf(other));
  return { from, rooms };
}
