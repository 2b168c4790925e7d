import { ListIndex } from "../../list/ListIndex";
import type { StoredReservation } from "../books/StoredReservation";
import { ListEntry } from "./ListEntry";
import type { ListedBooks } from "./openOn";
import { reservationListRules } from "./reservationListRules";

export type ReservationList = ReturnType<typeof reservationListOf>;

/** Of all reservations that are not deleted, by the business date. */
export function reservationListOf(hotel: ListedBooks & { all(): Iterable<StoredReservation> }) {
  const listed = [...hotel.all()].filter(({ isDeleted }) => !isDeleted);
  const { businessDate } = hotel.property;
  const entries = listed.map((reservation) => new ListEntry(reservation, hotel, businessDate));
  return new ListIndex(reservationListRules(hotel, businessDate), entries);
}
