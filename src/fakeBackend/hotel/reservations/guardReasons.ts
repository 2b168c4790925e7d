import type { Reason } from "@/contract/reasons";
import type { ReservationNight } from "@/contract/reservations/reservations";
import { availabilityReasons, roomReasons } from "@/domain/rates/availability";
import { takesRooms } from "@/domain/reservations/situationOf";

import { groupedBy } from "../groupedBy";
import type { Hotel } from "../Hotel";
import type { StoredReservation } from "../StoredReservation";
import { settledReasons } from "./settledReasons";

/** The three guards against overbooking: why the reservation cannot have these nights now. */
export function guardReasons(nights: readonly ReservationNight[], hotel: Hotel, reservationId?: string): Reason[] {
  const own = reservationId === undefined ? undefined : hotel.find(reservationId);
  const withRoom = nights.filter(({ roomId }) => roomId !== undefined);
  const ofRooms = [...groupedBy(withRoom, ({ roomId }) => roomId!)].flatMap(([roomId, ofRoom]) => {
    const dates = ofRoom.map(({ date }) => date);
    return roomReasons(hotel.nights.roomNights(roomId, dates, reservationId), hotel.room(roomId)?.number ?? roomId);
  });
  const ofTypes = [...groupedBy(nights, ({ roomTypeId }) => roomTypeId)].flatMap(([roomTypeId, ofType]) => {
    const counts = ofType.map(({ date }) => hotel.nights.count(roomTypeId, date, own));
    return availabilityReasons(counts, hotel.roomType(roomTypeId)?.name ?? roomTypeId);
  });
  return [...ofRooms, ...ofTypes];
}

/** Why a reservation cannot be changed; what it already holds counts as free. */
export function changeReasons(next: StoredReservation, former: StoredReservation, hotel: Hotel): Reason[] {
  const settled = settledReasons(next, former, hotel);
  if (settled.length > 0 || !takesRooms(next.state)) return settled;
  const held = takesRooms(former.state) ? former.nights : [];
  const isHeld = ({ date, roomTypeId, roomId }: ReservationNight) =>
    held.some((night) => night.date === date && night.roomTypeId === roomTypeId && night.roomId === roomId);
  return guardReasons(
    next.nights.filter((night) => !isHeld(night)),
    hotel,
    next.id,
  );
}
