import type { Person } from "./contacts";
import { defineContract, type } from "./endpoint";

export interface CallRecord {
  callId: string;
  /** The person's, or the channel's name as first name. */
  firstName: string;
  lastName: string;
  profileImage?: string;
  /** Minutes and seconds, "4:05". */
  callDuration: string;
  isIncomming: boolean;
  /** ISO 8601 instant of its start. */
  callDate: string;
  isGrouped: boolean;
  hasVideoCall: boolean;
  /** How many of `peoples` took part. */
  peoplesAvailableOnCall: number;
  peoples: Person[];
  /** Nobody took it: it came in unheard, or went out unanswered. */
  isMissed?: boolean;
  /** The contact or channel to call back. */
  userId?: string;
}

/** So many milliseconds it rings; whoever has not answered by then does not. */
export const ringsMs = 45_000;

export const callsContract = defineContract({
  /** Newest first. */
  listCalls: { method: "GET", path: "/calls-list", reply: type<CallRecord[]>() },
  /**
   * A person makes one call at a time: another that still rings ends. So does one that has rung for 45 s, whether or not
   * its caller is there to say so.
   */
  startCall: {
    method: "POST",
    path: "/start-call",
    body: type<{ userId: string; hasVideoCall: boolean }>(),
    reply: type<CallRecord>(),
  },
  /** Writes the duration down, by the server's clock. A call that is finished stays as it is. */
  finishCall: { method: "PUT", path: "/finish-call/:callId", reply: type<CallRecord>() },
});
