import { authContract } from "@/contract/auth";
import type { Endpoint } from "@/contract/endpoint";

/** A status to answer with, or a call that never comes back. */
export type Failure = number | "connection lost" | "timeout";

/** How the pretend network and clock behave: the only place for delays, failures and time. */
export interface Conditions {
  /** Milliseconds before the call reaches its handler; `endpoint` is undefined for a call that nobody knows. */
  delayOf: (endpoint: Endpoint | undefined) => number;
  /** How the call fails, or undefined to let it through. */
  failureOf: (endpoint: Endpoint | undefined) => Failure | undefined;
  now: () => Date;
}

/** The delays of the specification's section 9. */
const delays = new Map<Endpoint | undefined, number>([
  [authContract.login, 1000],
  [authContract.loginJwt, 1000],
]);

export const demoConditions: Conditions = {
  delayOf: (endpoint) => delays.get(endpoint) ?? 0,
  failureOf: () => undefined,
  now: () => new Date(),
};
