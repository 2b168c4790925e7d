import { defineContract, type } from "../endpoint";
import type { BillingSettings, Cents, CivilDate, Room } from "../property";
import type { Reason } from "./reservationReasons";
import type { CancelReason, ReservationAction, RoomMoveReason } from "./reservationLife";
import type { Reservation, ReservationRefusal } from "./reservations";
import type { LongText, RecordId } from "../formats";

/** The cost of a cancellation or no-show today, by the reservation's own policy. */
export interface FeePreview extends Pick<BillingSettings, "feeCause"> {
  /** The fee; without VAT where it is a compensation (`N1`). */
  fee: Cents;
  /** The part of the payments that goes back. */
  refund: Cents;
  /** Days from the business date to the arrival. */
  daysBefore: number;
}

export interface ActionRequest {
  version: number;
  cancelReason?: CancelReason;
  /** For `cancel` and `markNoShow`: no fee is charged; the note says why. */
  waiveFee?: boolean;
  /** For `assignRoom` and `checkInLate`. */
  roomId?: RecordId;
  /** For `assignRoom`, where a guest in the house changes rooms. */
  moveReason?: RoomMoveReason;
  /** For `assignRoom`: the room's type is sold from now on, at its price of today. */
  isRepriced?: boolean;
  /** For `checkIn` and `checkInLate`: the number handed over. */
  keys?: number;
  /** A note; required where the guest gets a simpler room than was sold: it says why. */
  note?: LongText;
  /** The reason to override the rules, where `isOverridable`; the history keeps it. */
  overrideReason?: LongText;
}

/** A room for the reservation, with the reasons against it. */
export interface RoomChoice {
  room: Room;
  reasons: Reason[];
  /** For `checkInLate`: the stay ends then, as the room is somebody else's from that night on. */
  departure?: CivilDate;
}

/** Rooms for the nights by which a stay is to be longer, where its own room is not free. */
export interface ExtensionRooms {
  /** The first night in the other room; none where the stay can keep its own. */
  from?: CivilDate;
  /** Those that take the stay from then on, those of its type first. */
  rooms: Room[];
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
  /** The fee of a cancellation now. */
  previewCancellation: {
    method: "GET",
    path: "/pms/reservations/:id/cancellation-fee",
    query: type<{ cancelReason?: CancelReason }>(),
    reply: type<FeePreview>(),
  },
  /** The fee of a no-show. */
  previewNoShow: { method: "GET", path: "/pms/reservations/:id/no-show-fee", reply: type<FeePreview>() },
  /** All rooms, each with the reasons against it. */
  listRoomChoices: {
    method: "GET",
    path: "/pms/reservations/:id/rooms",
    reply: type<RoomChoice[]>(),
    reads: ["setUp", "reservations", "rooms"],
  },
  /** Rooms that let a stay end on `departure`, later than agreed, where its own room is not free. */
  listExtensionRooms: {
    method: "GET",
    path: "/pms/reservations/:id/extension-rooms",
    query: type<{ departure: CivilDate }>(),
    reply: type<ExtensionRooms>(),
    reads: ["setUp", "reservations", "rooms"],
  },
  /** Acts on each reservation separately: a failure does not stop the others. */
  actOnMany: {
    method: "POST",
    path: "/pms/reservations/bulk",
    body: type<BulkRequest>(),
    reply: type<BulkResult[]>(),
  },
});
