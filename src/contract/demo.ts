import { defineContract, type } from "./endpoint";

/** Calls of the demo only: a real server does not need them. */
export const demoContract = defineContract({
  /** Restores the initial sample. All clients have to reload. */
  resetDemo: { method: "POST", path: "/demo-reset", reply: type<null>() },
});
