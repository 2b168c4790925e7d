import type { Cents } from "@/contract/property";
import type { Situation } from "@/contract/reservations/reservationLife";

import type { StoredGuest } from "../books/StoredGuest";
import type { StoredReservation } from "../books/StoredReservation";

/** A reservation with what the list searches, filters and sorts by, reckoned once. */
export interface ListEntry {
  reservation: StoredReservation;
  guest: StoredGuest;
  customer: string;
  /** The customer's name and the reservation's numbers. */
  searched: string;
  situation: Situation;
  /** Of the first room assigned, "" while there is none. */
  room: string;
  total: Cents;
  /** Of a group's leader that of the group. */
  balance: Cents;
  /** The group that its folio pays for. */
  leads?: string;
}
