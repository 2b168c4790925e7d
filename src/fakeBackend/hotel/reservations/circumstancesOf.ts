import type { Reason } from "@/contract/reasons";
import type { Circumstances } from "@/domain/reservations/reservationLife";

import type { Hotel } from "../Hotel";
import type { StoredReservation } from "../StoredReservation";
import { guardReasons } from "./guardReasons";

/** What the rules need to know about the property around a reservation. */
export const circumstancesOf = (reservation: StoredReservation, hotel: Hotel): Circumstances => ({
  businessDate: hotel.property.businessDate,
  currency: hotel.property.currency,
  sale: guardReasons(unassigned(reservation), hotel, reservation.id),
  rooms: roomsAheadReasons(reservation, hotel),
});

/** Its nights as sold, before a room was assigned. */
export const unassigned = ({ nights, roomTypeId }: StoredReservation) =>
  nights.map(({ date, price }) => ({ date, price, roomTypeId }));

function roomsAheadReasons({ id, nights }: StoredReservation, hotel: Hotel): Reason[] {
  const ahead = nights.filter(({ date, roomId }) => date >= hotel.property.businessDate && roomId !== undefined);
  return guardReasons(ahead, hotel, id);
}
