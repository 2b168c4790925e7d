import { defineContract, type } from "./endpoint";

/** For the demo alone: no other server needs to answer it. */
export const demoContract = defineContract({
  /** The sample as it was before anybody changed it. Whoever is connected has to begin anew. */
  resetDemo: { method: "POST", path: "/demo-reset", reply: type<null>() },
});
