import type { ComplaintRow } from "../guests/complaint";
import { defineContract, type } from "../endpoint";
import type { RequestRow } from "../guests/guestRequest";
import type { CivilDate } from "../property";
import type { ReservationRow } from "../reservations/reservationList";
import type { LocalMinute, RecordId } from "../formats";

export interface Progress {
  pending: number;
  total: number;
}

/** Tasks of the desk, the most urgent first. */
export type UrgentKind =
  | "departureOverdue"
  | "arrivalOverdue"
  | "optionExpired"
  | "optionExpiring"
  | "depositOverdue"
  | "arrivalWithoutRoom"
  | "noShowReport"
  | "waitlistRoom"
  | "vipArrival"
  | "requestDue"
  | "requestForArrival";

export type DueRequest = Pick<RequestRow, "id" | "kind" | "quantity" | "nextOn" | "dueTime" | "urgency">;

export interface UrgentItem {
  kind: UrgentKind;
  reservation: ReservationRow;
  /** The guest's requests to prepare now: their lead time has begun, or the guest arrives. */
  requests?: DueRequest[];
  /** The guest's request, or a note of the staff. */
  note?: string;
  /** The channel to be told of the no-show, and until when on the property's clocks. */
  report?: { channel: string; until: LocalMinute };
}

/** A channel's booking with rooms that no reservation holds. They are not for sale until a person has settled it. */
export interface WaitingBooking {
  messageId: RecordId;
  channelId: RecordId;
  channel: string;
  /** The channel's number of the booking, "" where it tells none. */
  externalId: RecordId;
  rooms: number;
  /** The first night that is kept for it, and the last departure; "" where the channel tells no dates. */
  from: CivilDate | "";
  to: CivilDate | "";
}

/** Nights that a channel still sells though the hotel does not: it has refused to close them, or does not answer. */
export interface OpenNights {
  channelId: RecordId;
  channel: string;
  nights: number;
  /** The first and the last of them. */
  from: CivilDate;
  to: CivilDate;
}

/** A complaint without a solution after its deadline. */
export interface LateComplaint extends Pick<ComplaintRow, "id" | "guest" | "room" | "description" | "dueAt"> {}

/**
 * Occupancy as the day report defines it: complimentary rooms are not sold, and only rooms out of order are not
 * available.
 */
export interface OccupancyNight {
  date: CivilDate;
  sold: number;
  outOfOrder: number;
  available: number;
}

export interface ComingDay {
  date: CivilDate;
  arrivals: number;
  departures: number;
  unassigned: number;
  /** Arrivals with a request or a note. */
  notes: { reservationId: RecordId; customer: string; note: string }[];
}

/** The people for whom the kitchen cooks: breakfast for those who have slept here, dinner for those who will. */
export interface DayMeals {
  date: CivilDate;
  breakfast: number;
  dinner: number;
}

export interface Day {
  businessDate: CivilDate;
  arrivals: Progress;
  departures: Progress;
  inHouse: number;
  /** The number of rooms left to sell. */
  availableTonight: number;
  /** The number of arrivals without a room, today and on the next seven days. */
  unassigned: number;
  urgent: UrgentItem[];
  /** These are more urgent than `urgent`. The one that is late longest is first. */
  lateComplaints: LateComplaint[];
  /** The oldest is first; these cannot wait either. */
  waitingBookings: WaitingBooking[];
  /** By channel; each may be booked there any minute. */
  openNights: OpenNights[];
  /** Tomorrow and the six days after. */
  coming: ComingDay[];
  /** Today and the seven days after. */
  meals: DayMeals[];
  /** The next fourteen nights, tonight first. */
  occupancy: OccupancyNight[];
  /** Reservations created since yesterday, the newest first. */
  recent: ReservationRow[];
  /** The cursor of the property's changes that this includes. After a later one of `awaitHotelChanges` it is stale. */
  asOf: number;
}

/** The front desk's day at a glance. */
export const dayContract = defineContract({
  /** The day of the business date. */
  getDay: {
    method: "GET",
    path: "/pms/day",
    reply: type<Day>(),
    reads: ["setUp", "reservations", "rooms", "guests", "complaints", "requests"],
  },
});
