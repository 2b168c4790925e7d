import type { Cents, CivilDate } from "./property";
import type { Reason } from "./reasons";
import type { Situation } from "./reservationLife";

/** A reservation as the list shows it: the specification's fields under its names, and ours. */
export interface ReservationRow {
  id: string;
  /** Number of the room, "" while none is assigned. */
  room: string;
  customer: string;
  /** `2026-03-27 12:00`, as are `checkout` and `created_at`. */
  checkin: string;
  checkout: string;
  /** `P` while the guest is still to arrive, `a` otherwise. */
  status: "P" | "a";
  created_at: string;
  cant_personas: number;
  phone_number: string;
  situation: Situation;
  roomTypeId: string;
  channelId: string;
  total: Cents;
  balance: Cents;
  isVip: boolean;
  /** Why it cannot be deleted; none where it can. */
  againstDeletion: Reason[];
  version: number;
}

/**
 * The lists that a front desk opens again and again. Today and tomorrow: who comes or goes that day, and what is overdue
 * today. Unassigned: who arrives within seven days and has no room. With balance: in house or ended, and not even; who
 * is still to come has time to pay.
 */
export type SavedView = "today" | "tomorrow" | "inHouse" | "unassigned" | "withBalance" | "cancelled";

export type ReservationColumn = Extract<
  keyof ReservationRow,
  | "customer"
  | "phone_number"
  | "cant_personas"
  | "checkin"
  | "checkout"
  | "status"
  | "created_at"
  | "situation"
  | "room"
  | "channelId"
  | "total"
  | "balance"
>;

export interface ReservationFilter {
  /**
   * Part of the customer's name, of the id or of the confirmation number, which the desk hears on the telephone; letter
   * case and accents do not count.
   */
  text?: string;
  /** Stays that touch the days from one to the other, both included. */
  from?: CivilDate;
  to?: CivilDate;
  /** Separated by commas; none means all. */
  situations?: string;
  view?: SavedView;
  sort?: ReservationColumn;
  order?: "asc" | "desc";
}

export interface ReservationQuery extends ReservationFilter {
  /** From 1. */
  page?: number;
  perPage?: number;
}

export interface ReservationPage {
  rows: ReservationRow[];
  /** Of all pages. */
  total: number;
  /** How many stand in each saved view, whatever the filter. */
  inView: Record<SavedView, number>;
  /** The cursor of the hotel's changes that it tells of: a later one of `awaitHotelChanges`, and it is out of date. */
  asOf: number;
}
