import type { Guest } from "@/contract/guests";
import type { Reservation } from "@/contract/reservations";

/** What the hotel keeps of a reservation: all that cannot be reckoned from the rest and from the business date. */
export interface StoredReservation extends Omit<
  Reservation,
  "situation" | "guest" | "total" | "balance" | "actions" | "createdAt" | "updatedAt" | "cancelledAt" | "history"
> {
  guestId: Guest["id"];
  /** Instants in milliseconds. */
  createdAt: number;
  updatedAt: number;
  cancelledAt?: number;
  /** Undefined while nobody has touched the sample's: it is then told from the dates. */
  history?: Reservation["history"];
  isDeleted?: true;
}
