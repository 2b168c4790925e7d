import type { RequestDraft, RequestHistoryEntry, RequestKind, RequestState } from "@/contract/guests/guestRequest";
import type { Done } from "@/domain/requests/occurrences";

import type { KeptMap } from "../KeptMap";
import type { Table } from "../table";

declare module "../database" {
  interface AreaData {
    readonly requests: Requests;
  }
}

/** The stored part of a request: the rest follows from its reservation and the catalogue. */
export interface StoredRequest extends RequestDraft {
  id: string;
  version: number;
  state: RequestState;
  done: Done[];
  /** The newest first. */
  history: RequestHistoryEntry[];
}

/** What the guests have asked for. */
export interface Requests {
  kinds: readonly RequestKind[];
  table: Table<"id", StoredRequest>;
  /** By the id that the client gave it, the request that a call made: a repeated call makes no second one. */
  madeBy: KeptMap<string>;
}

export const requestId = (number: number) => `S-${String(number).padStart(6, "0")}`;
