import { defineContract, type } from "./endpoint";

/** What goes wrong on purpose. The same seed gives the nth call of a kind the same fate each time. */
export interface NetworkFaults {
  seed: number;
  /** Milliseconds that each call takes; null: as usual. */
  latency: number | null;
  /** Up to so many milliseconds more on the way there, and on the way back. */
  jitter: number;
  /** Of a hundred calls, so many are answered with 500. */
  errors: number;
  /** Of a hundred calls, so many never arrive. */
  cuts: number;
  /** Of a hundred calls, so many are carried out, and their answers never arrive. */
  lost: number;
  /** Of a hundred calls, so many arrive twice. */
  doubled: number;
  /** When nothing arrives, in seconds from the setting: "10-20,60-90"; "60-" is from then on. */
  offline: string;
  /** So many seconds after the setting the session has expired, until somebody signs in; null: never. */
  expires: number | null;
}

/** For the demo alone: no other server needs to answer it. What is set here does not befall these calls. */
export const faultsContract = defineContract({
  getFaults: { method: "GET", path: "/demo-faults", reply: type<NetworkFaults>() },
  setFaults: { method: "PUT", path: "/demo-faults", body: type<NetworkFaults>(), reply: type<NetworkFaults>() },
});
