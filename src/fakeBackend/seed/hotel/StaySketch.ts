import type { ReservationState } from "@/contract/reservationLife";

/** The bones of a sample reservation: where, when, and how far it has come. Days are counted since 1970. */
export interface StaySketch {
  state: ReservationState;
  roomTypeId: string;
  /** Undefined while no room is assigned, and where none is held. */
  roomId?: string;
  arrival: number;
  nights: number;
  /** The day on which an option lapses. */
  releaseOn?: number;
  /** Where it was booked, if that is known. */
  channelId?: string;
}
