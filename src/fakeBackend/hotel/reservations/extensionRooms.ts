import type { ExtensionRooms } from "@/contract/reservations/reservationActions";
import type { CivilDate, Room } from "@/contract/property";
import { movesOn } from "@/domain/reservations/extension";

import type { StoredReservation } from "../books/StoredReservation";
import type { Hotel } from "../Hotel";
import { extendedInto } from "./extendedInto";
import { changeReasons } from "./guardReasons";
import { amendedTerms } from "./stayTerms";

/** Rooms for the added nights of a stay that can't keep its own: those of its type first. */
export function extensionRooms(stored: StoredReservation, departure: CivilDate, hotel: Hotel): ExtensionRooms {
  if (!(departure > stored.departure)) return { rooms: [] };
  const { nights = [] } = amendedTerms(stored, { ...stored, departure }, hotel).change;
  const longer = { ...stored, departure, nights };
  const from = movesOn(nights, stored);
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
