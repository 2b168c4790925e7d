import type { RequestDraft, RequestHistoryEntry, RequestKind, RequestState } from "@/contract/guests/guestRequest";
import type { Done } from "@/domain/requests/occurrences";

import { numbered, RecordBook } from "../records/RecordBook";
import { notFound } from "../records/Refused";
import { requestKindsSeed } from "./requestNames";

/** The stored part of a request: the rest follows from its reservation and the catalogue. */
export interface StoredRequest extends RequestDraft {
  id: string;
  version: number;
  state: RequestState;
  done: Done[];
  /** The newest first. */
  history: RequestHistoryEntry[];
}

export const requestId = numbered("S");

/** The requests of the guests, and the catalogue of what they can ask for. */
export class RequestBook extends RecordBook<StoredRequest> {
  readonly kinds: readonly RequestKind[] = requestKindsSeed;

  /** 404 also where its reservation is deleted. */
  override get(id: string): StoredRequest {
    const request = super.get(id);
    if (this.hotel.find(request.reservationId)?.isDeleted) throw notFound();
    return request;
  }

  /** All whose reservation is in the books. */
  listed(): StoredRequest[] {
    return this.all().filter(({ reservationId }) => this.hotel.find(reservationId)?.isDeleted === undefined);
  }
}
