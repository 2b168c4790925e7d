import { deskContract } from "@/contract/reservations/desk";
import { folioContract } from "@/contract/reservations/folios";
import { guestsContract } from "@/contract/guests/guests";
import { ratesContract } from "@/contract/reservations/rates";
import type { Reason } from "@/contract/reasons";
import type { HistoryEntry } from "@/contract/reservations/reservationHistory";
import { registerContract } from "@/contract/reservations/registers";
import { requestsContract } from "@/contract/guests/requests";
import { type Reservation, reservationsContract } from "@/contract/reservations/reservations";
import { createClient } from "@/shared/api/createClient";
import { type RecordRefusal, recordRefusalOf } from "@/shared/record/recordRefusal";

export const reservationsApi = createClient({
  ...ratesContract,
  ...guestsContract,
  ...reservationsContract,
  createRequest: requestsContract.createRequest,
  listRequestKinds: requestsContract.listRequestKinds,
  ...deskContract,
  ...registerContract,
  ...folioContract,
  listRequestsOf: requestsContract.listRequestsOf,
});

/** Why the server refused a write of a reservation. */
export interface BookingRefusal extends RecordRefusal<Reservation, Reason> {
  /** What somebody else has done to it, the newest first. */
  news: HistoryEntry[];
}

/** `version` is that of the reservation which the request was about; each change adds one, and a line of history. */
export function bookingRefusalOf(error: unknown, version = 0): BookingRefusal {
  const refusal = recordRefusalOf<Reservation, Reason>(error);
  const { current } = refusal;
  return { ...refusal, news: current?.history.slice(0, current.version - version) ?? [] };
}
