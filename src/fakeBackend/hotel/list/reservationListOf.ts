import { ListIndex } from "../../list/ListIndex";
import type { StoredReservation } from "../books/StoredReservation";
import { listEntryOf, type ListedBooks } from "./listEntryOf";
import { reservationListRules } from "./reservationListRules";

export type ReservationList = ReturnType<typeof reservationListOf>;

/** Of all reservations that are not deleted, by the business date. */
export function reservationListOf(hotel: ListedBooks & { all(): Iterable<StoredReservation> }) {
  const listed = [...hotel.all()].filter(({ isDeleted }) => !isDeleted);
  const entries = listed.map((reservation) => listEntryOf(reservation, hotel));
  return new ListIndex(reservationListRules(hotel.property.businessDate), entries);
}
