import { defineContract, type } from "../endpoint";
import type { Instant, RecordId } from "../formats";
import type { CivilDate } from "../property";

export const handoverLimits = { letters: 2000 } as const;

interface HandoverText {
  /** @maxLength handoverLimits.letters */
  text: string;
}

/** A note from one shift to the next. It is never changed or deleted: all readers have read the same. */
export interface HandoverNote extends HandoverText {
  id: RecordId;
  /** The business date that it was written on. */
  date: CivilDate;
  by: string;
  at: Instant;
  /** Names of the people who say that they have read it, the first one first. */
  seenBy: string[];
}

/** Notes from one shift to the next. */
export const handoverContract = defineContract({
  /** The notes of a business date, the newest first. */
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
    body: type<{ clientId: RecordId } & HandoverText>(),
    reply: type<HandoverNote>(),
  },
  /** Marks a note as read by the person. A repeat changes nothing. */
  seeHandover: { method: "POST", path: "/pms/handover/:id/seen", reply: type<HandoverNote>() },
});
