import { defineContract, type } from "./endpoint";

/**
 * How the pretend tax agency answers: the answer to a `duplicate` is lost, and the second attempt finds the record; where it is
 * `slow`, it asks to wait before it accepts.
 */
export const agencyAnswers = ["accepted", "acceptedWithErrors", "rejected", "duplicate", "slow"] as const;
export type AgencyAnswer = (typeof agencyAnswers)[number];

/** How the pretend sales channels answer: as they usually do, with no value stored, every other one, after minutes, never. */
export const partnerAnswers = ["usual", "refuses", "refusesSome", "late", "silent"] as const;
export type PartnerAnswer = (typeof partnerAnswers)[number];

/** Faults caused on purpose. The same seed gives the nth call of a kind the same fate each time. */
export interface NetworkFaults {
  seed: number;
  /** Milliseconds that each call takes; null for the usual time. */
  latency: number | null;
  /** The most additional delay in each direction, in ms. */
  jitter: number;
  /** Percent of calls that get a 500. */
  errors: number;
  /** Percent of calls that never arrive. */
  cuts: number;
  /** Percent of calls that are carried out, but whose reply is lost. */
  lost: number;
  /** Percent of calls that arrive twice. */
  doubled: number;
  /** When the connection is down, in seconds after setting this: "10-20,60-90"; "60-" has no end. */
  offline: string;
  /** Seconds after setting this until the session expires; null: never. */
  expires: number | null;
  /** The answer to the records that are made from now on. */
  agency: AgencyAnswer;
  /** The answer to the values that are sent to sales channels from now on. */
  partner: PartnerAnswer;
}

/** Calls of the demo only, which faults do not affect: a real server does not need them. */
export const faultsContract = defineContract({
  /** The faults in force. */
  getFaults: { method: "GET", path: "/demo-faults", reply: type<NetworkFaults>() },
  /** Sets the faults from now on. */
  setFaults: { method: "PUT", path: "/demo-faults", body: type<NetworkFaults>(), reply: type<NetworkFaults>() },
});
