import type { ReservationState } from "@/contract/reservations/reservationLife";

/** The outline of a sample reservation: where, when, and its state. Days are counted since 1970. */
export interface StaySketch {
  state: ReservationState;
  roomTypeId: string;
  /** Undefined if no room is assigned or held. */
  roomId?: string;
  arrival: number;
  nights: number;
  /** The day on which an option expires. */
  releaseOn?: number;
  /** Where it was booked, if that is known. */
  channelId?: string;
  /** The same of its plan. */
  ratePlanId?: string;
}
