import type { Reservation, ReservationDraft } from "@/contract/reservations";

import { draftOf, valuesOf } from "./bookingValues";
import { guestName } from "./guestName";

/** Whether all that a draft says stands in the reservation: it was saved, and only the answer was lost. */
export function isWrittenIn(reservation: Reservation, { guestId, newGuest, ...facts }: ReservationDraft): boolean {
  const { guestId: writtenId, newGuest: _, ...written } = draftOf(valuesOf(reservation));
  const isSameGuest = newGuest ? guestName(newGuest) === guestName(reservation.guest) : guestId === writtenId;
  return isSameGuest && JSON.stringify(facts) === JSON.stringify(written);
}
