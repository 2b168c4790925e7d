import type { ReservationNight } from "@/contract/reservations/reservations";
import { addDays } from "@/domain/civilDate";
import { lateNights } from "@/domain/reservations/lateArrival";

import type { Hotel } from "../Hotel";
import type { StoredReservation } from "../books/StoredReservation";
import { guardReasons } from "./guardReasons";

type Stay = Pick<StoredReservation, "arrival" | "departure" | "nights">;

/**
 * The stay of a no-show who has come after the close: from the closed night on, in a room, for as long as the room is
 * theirs to have. What was not kept may have been sold since.
 */
export function lateStay(stored: StoredReservation, roomId: string, hotel: Hotel): Stay {
  const roomTypeId = hotel.room(roomId)?.roomTypeId ?? stored.roomTypeId;
  const owed = lateNights(stored, hotel.property.businessDate).map((night) => ({ ...night, roomId, roomTypeId }));
  const isFree = (night: ReservationNight) => guardReasons([night], hotel, stored.id).length === 0;
  const taken = owed.findIndex((night, place) => place > 0 && !isFree(night));
  const nights = taken < 0 ? owed : owed.slice(0, taken);
  const [first, last] = [nights[0], nights.at(-1)];
  if (!first || !last) return stored;
  return { arrival: first.date, departure: addDays(last.date, 1), nights };
}
