import type { Reason } from "@/contract/reservations/reservationReasons";
import type { HistoryEntry } from "@/contract/reservations/reservationHistory";
import type { Reservation } from "@/contract/reservations/reservations";
import { type RecordRefusal, recordRefusalOf } from "@/shared/record/recordRefusal";

/** Why the server refused a write of a reservation. */
export interface BookingRefusal extends RecordRefusal<Reservation, Reason> {
  /** The changes that others have made to it since, the newest first. */
  news: HistoryEntry[];
}

/** `version` is that of the reservation which the request was about; each change adds one, and a line of history. */
export function bookingRefusalOf(error: unknown, version = 0): BookingRefusal {
  const refusal = recordRefusalOf<Reservation, Reason>(error);
  const { current } = refusal;
  return { ...refusal, news: current?.history.slice(0, current.version - version) ?? [] };
}
