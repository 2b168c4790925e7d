import type { CivilDate } from "@/contract/property";
import type { Guest } from "@/contract/people/guest";
import type { Cents } from "@/contract/property";
import type { Reservation } from "@/contract/reservations/reservations";

interface RoomLeft {
  roomId: string;
  /** Business date. */
  on: CivilDate;
  /** ISO 8601 instant. */
  at: string;
}

/** The stored part of a reservation: everything that cannot be derived from the rest and the business date. */
export interface StoredReservation extends Omit<
  Reservation,
  | "situation"
  | "guest"
  | "company"
  | "agency"
  | "contact"
  | "total"
  | "balance"
  | "windows"
  | "group"
  | "upcoming"
  | "actions"
  | "folioActions"
  | "createdAt"
  | "updatedAt"
  | "cancelledAt"
  | "history"
  | "bookedWith"
> {
  /** Ids of the reservations of its booking, its own included. */
  booking?: string[];
  guestId: Guest["id"];
  /** Instants in milliseconds. */
  createdAt: number;
  updatedAt: number;
  cancelledAt?: number;
  /** Undefined for an untouched reservation of the sample: its history is then derived from its dates. */
  history?: Reservation["history"];
  /** Rooms that the guest in house has left on the day of going into them: no night tells of these. */
  roomsLeft?: RoomLeft[];
  isDeleted?: true;
  /** Of a guest who came after the close of their day: the stay as it had ended, with the fee that was taken back. */
  beforeLate?: Pick<Reservation, "state" | "arrival" | "departure" | "nights" | "cancelReason"> & {
    cancelledAt: number | undefined;
    fee: Cents;
  };
}
