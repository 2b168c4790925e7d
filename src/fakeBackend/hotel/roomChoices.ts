import type { RoomChoice } from "@/contract/reservationActions";

import { roomChoiceReasons } from "./act";
import type { Hotel } from "./Hotel";
import type { StoredReservation } from "./StoredReservation";

/** Every room: free ones first, those of the type sold before better ones. */
export function roomChoices(stored: StoredReservation, hotel: Hotel): RoomChoice[] {
  const rankOf = new Map(hotel.roomTypes.map(({ id, rank }) => [id, rank]));
  const choices = hotel.rooms.map((room) => ({ room, reasons: roomChoiceReasons(stored, room.id, hotel) }));
  const orderOf = ({ room, reasons }: RoomChoice) =>
    (reasons.length > 0 ? 100 : 0) + (room.roomTypeId === stored.roomTypeId ? 0 : (rankOf.get(room.roomTypeId) ?? 0));
  return choices.toSorted((a, b) => orderOf(a) - orderOf(b) || (a.room.number < b.room.number ? -1 : 1));
}
