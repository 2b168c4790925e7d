import { defineContract, type } from "./endpoint";

/** Faults caused on purpose. The same seed gives the nth call of a kind the same fate each time. */
export interface NetworkFaults {
  seed: number;
  /** Milliseconds of each call; null: as usual. */
  latency: number | null;
  /** Additional delay in each direction, from 0 to this, in ms. */
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
}

/** For the demo only: a real server does not need it. These calls are not subject to faults. */
export const faultsContract = defineContract({
  /** Those that are set. */
  getFaults: { method: "GET", path: "/demo-faults", reply: type<NetworkFaults>() },
  /** From now on. */
  setFaults: { method: "PUT", path: "/demo-faults", body: type<NetworkFaults>(), reply: type<NetworkFaults>() },
});
