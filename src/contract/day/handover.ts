import { defineContract, type } from "../endpoint";
import type { Instant } from "../formats";
import type { CivilDate } from "../property";

export const handoverLimits = { letters: 2000 } as const;

/** A note from one shift to the next. It is never changed or deleted, so that its readers have all read the same. */
export interface HandoverNote {
  id: string;
  /** The business date that it was written on. */
  date: CivilDate;
  text: string;
  by: string;
  at: Instant;
  /** Names of those who say that they have read it, the first one first. */
  seenBy: string[];
}

export const handoverContract = defineContract({
  /** Of a business date, the newest first. */
  listHandover: {
    method: "GET",
    path: "/pms/handover",
    query: type<{ date: CivilDate }>(),
    reply: type<HandoverNote[]>(),
    reads: ["handover"],
  },
  /** Idempotent by `clientId`. 422 with a sentence for `text`. */
  addHandover: {
    method: "POST",
    path: "/pms/handover",
    body: type<{ clientId: string; text: string }>(),
    reply: type<HandoverNote>(),
  },
  seeHandover: { method: "POST", path: "/pms/handover/:id/seen", reply: type<HandoverNote>() },
});
