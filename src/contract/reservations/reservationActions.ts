import { defineContract, type } from "../endpoint";
import type { BillingSettings, Cents, CivilDate, Room } from "../property";
import type { Reason } from "./reservationReasons";
import type { CancelReason, ReservationAction, RoomMoveReason } from "./reservationLife";
import type { Reservation, ReservationRefusal } from "./reservations";
import type { LongText, RecordId } from "../formats";

/** The cost of a cancellation or no-show today, by the reservation's own policy. */
export interface FeePreview extends Pick<BillingSettings, "feeCause"> {
  /** Of a compensation (`N1`) the price without its VAT. */
  fee: Cents;
  /** The part of the payments that would be refunded. */
  refund: Cents;
  /** Days from the business date to the arrival. */
  daysBefore: number;
}

export interface ActionRequest {
  version: number;
  cancelReason?: CancelReason;
  /** cancel: its fee is not charged; the note says why. */
  waiveFee?: boolean;
  /** assignRoom, checkInLate */
  roomId?: RecordId;
  /** assignRoom, of a guest in the house who has another room. */
  moveReason?: RoomMoveReason;
  /** assignRoom: the room's type is what is sold from now on, at its price of today. */
  isRepriced?: boolean;
  /** checkIn, checkInLate: how many were handed over. */
  keys?: number;
  /** Also says why the guest gets a simpler room than was sold, without which it is refused. */
  note?: LongText;
  /** Reason for overriding the rules, where `isOverridable`; kept in the history. */
  overrideReason?: LongText;
}

/** A room for the reservation, and the reasons against it. */
export interface RoomChoice {
  room: Room;
  reasons: Reason[];
  /** checkInLate: the stay ends then, because the room is somebody else's from that night on. */
  departure?: CivilDate;
}

export interface BulkRequest {
  action: Extract<ReservationAction, "confirm" | "cancel" | "markNoShow" | "checkIn" | "checkOut"> | "delete";
  ids: RecordId[];
  cancelReason?: CancelReason;
}

export interface BulkResult {
  id: RecordId;
  customer: string;
  isDone: boolean;
  reasons: Reason[];
}

/** Acts on reservations: check-in, check-out, cancellation and so on. */
export const reservationActionsContract = defineContract({
  /** `action` is a `ReservationAction`. 409 with the reasons against it, or with `current`. */
  actOnReservation: {
    method: "POST",
    path: "/pms/reservations/:id/actions/:action",
    body: type<ActionRequest>(),
    reply: type<Reservation>(),
    refusal: type<ReservationRefusal>(),
  },
  /** The fee, if it were cancelled now. */
  previewCancellation: {
    method: "GET",
    path: "/pms/reservations/:id/cancellation-fee",
    query: type<{ cancelReason?: CancelReason }>(),
    reply: type<FeePreview>(),
  },
  /** The fee, if the guest did not come. */
  previewNoShow: { method: "GET", path: "/pms/reservations/:id/no-show-fee", reply: type<FeePreview>() },
  /** All rooms, each with the reasons against it. */
  listRoomChoices: {
    method: "GET",
    path: "/pms/reservations/:id/rooms",
    reply: type<RoomChoice[]>(),
    reads: ["setUp", "reservations", "rooms"],
  },
  /** Each separately: a failure does not stop the others. */
  actOnMany: {
    method: "POST",
    path: "/pms/reservations/bulk",
    body: type<BulkRequest>(),
    reply: type<BulkResult[]>(),
  },
});
