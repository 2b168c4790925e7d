import { defineContract, type } from "./endpoint";
import type { CivilDate } from "./property";
import type { ReservationRow } from "./reservationList";

/** So many are done or still to come, of so many. */
export interface Progress {
  pending: number;
  total: number;
}

/** What waits at the desk, from the most urgent. */
export type UrgentKind =
  | "departureOverdue"
  | "arrivalOverdue"
  | "optionExpired"
  | "optionExpiring"
  | "depositOverdue"
  | "arrivalWithoutRoom"
  | "vipArrival"
  | "requestForArrival";

export interface UrgentItem {
  kind: UrgentKind;
  reservation: ReservationRow;
  /** What the guest asked for, or what the staff noted. */
  note?: string;
}

export interface OccupancyNight {
  date: CivilDate;
  sold: number;
  outOfOrder: number;
  sellable: number;
}

export interface ComingDay {
  date: CivilDate;
  arrivals: number;
  departures: number;
  unassigned: number;
  /** Of arrivals with a wish or a note for the desk. */
  notes: { reservationId: string; customer: string; note: string }[];
}

/** The front desk's day. */
export interface Day {
  businessDate: CivilDate;
  arrivals: Progress;
  departures: Progress;
  inHouse: number;
  availableTonight: number;
  /** Arrivals of today and the next seven days that have no room yet. */
  unassigned: number;
  urgent: UrgentItem[];
  /** Tomorrow and the six days after. */
  coming: ComingDay[];
  /** The next fourteen nights, from tonight. */
  occupancy: OccupancyNight[];
  /** What came in since yesterday, newest first. */
  recent: ReservationRow[];
  /** The cursor of the hotel's changes that it tells of: a later one of `awaitHotelChanges`, and it is out of date. */
  asOf: number;
}

export const dayContract = defineContract({
  getDay: { method: "GET", path: "/pms/day", reply: type<Day>() },
});
