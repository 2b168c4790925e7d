import type { Cents, Room } from "./property";
import type { Reason } from "./reasons";
import type { CancelReason, ReservationAction } from "./reservationLife";

/** What a cancellation or no-show would cost today by the policy of the day it was booked. */
export interface FeePreview {
  fee: Cents;
  /** What would be given back of what is paid. */
  refund: Cents;
  /** Days from the business date to the arrival. */
  daysBefore: number;
}

export interface ActionRequest {
  version: number;
  cancelReason?: CancelReason;
  roomId?: string;
  note?: string;
  /** Why it is done although the rules say no, where `isOverridable`; its history keeps it. */
  overrideReason?: string;
}

/** A room that the reservation could have, and why it cannot. */
export interface RoomChoice {
  room: Room;
  reasons: Reason[];
}

export interface BulkRequest {
  action: Extract<ReservationAction, "confirm" | "cancel" | "markNoShow"> | "delete";
  ids: string[];
  cancelReason?: CancelReason;
}

export interface BulkResult {
  id: string;
  customer: string;
  isDone: boolean;
  reasons: Reason[];
}
