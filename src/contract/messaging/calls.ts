import type { Person } from "./contacts";
import { defineContract, type } from "../endpoint";
import type { Instant, RecordId } from "../formats";

export interface CallRecord {
  callId: RecordId;
  /** The first name of the person, or the name of the channel. */
  firstName: string;
  lastName: string;
  profileImage?: string;
  /** Minutes and seconds, "4:05". */
  callDuration: string;
  isIncomming: boolean;
  /** ISO 8601 instant of its start. */
  callDate: Instant;
  isGrouped: boolean;
  hasVideoCall: boolean;
  /** The number of `peoples` who took part. */
  peoplesAvailableOnCall: number;
  peoples: Person[];
  /** The call was not answered, whether incoming or outgoing. */
  isMissed?: boolean;
  /** The contact or channel to call back. */
  userId?: RecordId;
}

/** How long an unanswered call rings, in ms. */
export const ringsMs = 45_000;

/** Calls between colleagues. */
export const callsContract = defineContract({
  /** Newest first. */
  listCalls: { method: "GET", path: "/calls-list", reply: type<CallRecord[]>() },
  /**
   * Ends a call of the same person that still rings. A call also ends after ringing for 45 s, whether or not its caller
   * is still connected.
   */
  startCall: {
    method: "POST",
    path: "/start-call",
    body: type<{ userId: RecordId; hasVideoCall: boolean }>(),
    reply: type<CallRecord>(),
  },
  /** Stores the duration by the server's clock. A finished call does not change. */
  finishCall: { method: "PUT", path: "/finish-call/:callId", reply: type<CallRecord>() },
});
