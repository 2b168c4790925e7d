import { demoContract } from "@/contract/demo";

import { routesFor } from "../routes";

export const demoRoutes = routesFor(demoContract, {
  async resetDemo(_, { reset }) {
    await reset();
    return null;
  },
});
