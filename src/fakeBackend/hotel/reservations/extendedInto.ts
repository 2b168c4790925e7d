import type { Reason } from "@/contract/reservations/reservationReasons";
import { inAddedRoom, movesOn } from "@/domain/reservations/extension";
import { partyIn } from "@/domain/rates/cots";
import { roomFitReasons } from "@/domain/rates/peopleReasons";

import type { StoredReservation } from "../books/StoredReservation";
import type { Hotel } from "../Hotel";
import { notFound } from "../../records/Refused";
import { occupiedReasons } from "./circumstancesOf";

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
