import { defineContract, type } from "../endpoint";
import type { LocalMinute, RecordId } from "../formats";
import type { ListFilter, ListPage, ListPaging } from "../list";
import type { Cents, CivilDate } from "../property";
import type { Reason } from "./reservationReasons";
import type { FoundByNumber } from "./stayNumbers";
import type { Situation } from "./reservationLife";

/** A row of the list: the specification's fields with their names, and our own. */
export interface ReservationRow extends FoundByNumber {
  id: RecordId;
  /** Room number, "" while none is assigned. */
  room: string;
  customer: string;
  checkin: LocalMinute;
  checkout: LocalMinute;
  /** `P` before the arrival, `a` otherwise. */
  status: "P" | "a";
  created_at: LocalMinute;
  cant_personas: number;
  phone_number: string;
  situation: Situation;
  roomTypeId: RecordId;
  /** The plan says the board. */
  ratePlanId: RecordId;
  channelId: RecordId;
  /** The company, or else the agency; "" for none. */
  company: string;
  total: Cents;
  balance: Cents;
  isVip: boolean;
  /** Reasons against deleting it. */
  againstDeletion: Reason[];
  version: number;
}

/**
 * The lists that a front desk opens often. Today and tomorrow: arrivals and departures of that day, and what is overdue
 * today. Unassigned: arrivals within seven days without a room. With balance: in house or ended with an open balance;
 * before the arrival there is time to pay.
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
  | "roomTypeId"
  | "ratePlanId"
  | "channelId"
  | "company"
  | "total"
  | "balance"
>;

/**
 * `text` matches part of the customer's name, the company's or the agency's, the id, the confirmation number, the external
 * reference, the room of a guest in house, or a whole number of an invoice. Hyphens of numbers may be left out.
 */
export interface ReservationFilter extends ListFilter<ReservationColumn, SavedView> {
  /** Stays that touch the days from `from` to `to`, both included. */
  from?: CivilDate;
  to?: CivilDate;
  /** Empty for all. @several Situation */
  situations?: string;
  /** Stays of a company, or sold by it as an agency. */
  companyId?: RecordId;
}

export type ReservationQuery = ReservationFilter & ListPaging;

export type ReservationPage = ListPage<ReservationRow, SavedView>;

/** The list of reservations. */
export const reservationListContract = defineContract({
  /** Default order: the nearest arrivals first, today's and later, then past ones, the newest first. */
  listReservations: {
    method: "GET",
    path: "/pms/reservations",
    query: type<ReservationQuery>(),
    reply: type<ReservationPage>(),
    reads: ["reservations", "guests", "setUp", "companies"],
  },
  /** Asks the channels first for new reservations; `arrived` counts them, ignoring the filter. */
  refreshReservations: {
    method: "POST",
    path: "/pms/reservations/refresh",
    body: type<ReservationQuery>(),
    reply: type<ReservationPage & { arrived: ReservationRow[] }>(),
  },
  /** All rows of a filter, for a file or a print. */
  exportReservations: {
    method: "GET",
    path: "/pms/reservations/export",
    query: type<ReservationFilter>(),
    reply: type<ReservationRow[]>(),
  },
});
