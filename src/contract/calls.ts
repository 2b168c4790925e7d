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

export const callsContract = defineContract({
  /** Newest first. */
  listCalls: { method: "GET", path: "/calls-list", reply: type<CallRecord[]>() },
  startCall: {
    method: "POST",
    path: "/start-call",
    body: type<{ userId: string; hasVideoCall: boolean }>(),
    reply: type<CallRecord>(),
  },
  /** Writes the duration down, by the server's clock. A call that is finished stays as it is. */
  finishCall: { method: "PUT", path: "/finish-call/:callId", reply: type<CallRecord>() },
});
