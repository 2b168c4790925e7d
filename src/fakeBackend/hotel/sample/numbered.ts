import { LATE_ARRIVAL, namesOf } from "../books/reservationNames";
import type { StoredReservation } from "../books/StoredReservation";
import type { Booking } from "./bookingAs";

/** Numbers reservations in the order of creation, except for the late arrival, whose number is fixed. */
export function numbered(bookings: readonly Booking[], lateArrival: Booking | undefined): StoredReservation[] {
  const inOrder = bookings.filter((booking) => booking !== lateArrival).toSorted((a, b) => a.createdAt - b.createdAt);
  const others = inOrder.map((booking, index) => withNumber(booking, index + 1 < LATE_ARRIVAL ? index + 1 : index + 2));
  return lateArrival ? [withNumber(lateArrival, LATE_ARRIVAL), ...others] : others;
}

function withNumber(booking: Booking, number: number): StoredReservation {
  const stored: StoredReservation = Object.assign(booking, namesOf(number));
  for (const charge of stored.charges) charge.sourceRef = `fee:${stored.id}:1`;
  return stored;
}
