import type { ListFilter, ListPage, ListPaging } from "./list";
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

/** `text` finds part of the customer's name, of the id or of the confirmation number, which the desk hears on the telephone. */
export interface ReservationFilter extends ListFilter<ReservationColumn, SavedView> {
  /** Stays that touch the days from one to the other, both included. */
  from?: CivilDate;
  to?: CivilDate;
  /** Separated by commas; none means all. */
  situations?: string;
}

export type ReservationQuery = ReservationFilter & ListPaging;

export type ReservationPage = ListPage<ReservationRow, SavedView>;
