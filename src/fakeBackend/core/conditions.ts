import { authContract } from "@/contract/auth";
import { conversationsContract } from "@/contract/messaging/conversations";
import type { Endpoint, Refusal } from "@/contract/endpoint";
import { reservationListContract } from "@/contract/reservations/reservationList";

/**
 * A status to reply with, alone or with a refusal's body; or a call without a reply. With "answer lost" the call has
 * been carried out.
 */
export type Failure = number | ({ status: number } & Refusal) | "connection lost" | "timeout" | "answer lost";

/** Runs something later by the fake's own clock; returns a function that cancels it. */
export type After = (ms: number, run: () => void) => () => void;

/** How the pretend network and clock behave: the only place for delays, failures and time. */
export interface Conditions {
  /** Milliseconds before the call reaches its handler; `endpoint` is undefined for an unknown call. */
  delayOf: (endpoint: Endpoint | undefined) => number;
  /** Replaces a delay, or the time of a timeout: holds the call until the promise resolves. */
  heldBy?: (endpoint: Endpoint | undefined) => Promise<void> | undefined;
  /** Milliseconds until its reply is back. */
  answerDelayOf: (endpoint: Endpoint | undefined) => number;
  /** How the call fails; undefined if it does not. */
  failureOf: (endpoint: Endpoint | undefined) => Failure | undefined;
  /** Whether the call arrives a second time, after another delay. */
  isDoubled: (endpoint: Endpoint | undefined) => boolean;
  now: () => Date;
  after: After;
}

const slowConversationCalls: Endpoint[] = [
  conversationsContract.getConversation,
  conversationsContract.sendMessage,
  conversationsContract.markReceived,
  conversationsContract.markRead,
  conversationsContract.receiveReply,
  conversationsContract.deleteMessage,
  conversationsContract.deleteMessages,
  conversationsContract.deleteImage,
  conversationsContract.forwardMessage,
];

/** The delays of the specification's section 9. */
const delays = new Map<Endpoint | undefined, number>([
  [authContract.login, 1000],
  [authContract.loginJwt, 1000],
  [reservationListContract.refreshReservations, 2000],
  ...slowConversationCalls.map((endpoint) => [endpoint, 500] as const),
]);

/** Calls that are slow only the first time: the list loads once, then sorts and pages at once. */
const firstDelays = new Map<Endpoint | undefined, number>([[reservationListContract.listReservations, 1000]]);

export function demoConditions(): Conditions {
  const firstDelaysLeft = new Map(firstDelays);

  return {
    delayOf(endpoint) {
      const delay = firstDelaysLeft.get(endpoint) ?? delays.get(endpoint) ?? 0;
      firstDelaysLeft.delete(endpoint);
      return delay;
    },
    answerDelayOf: () => 0,
    failureOf: () => undefined,
    isDoubled: () => false,
    now: () => new Date(),
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
}
