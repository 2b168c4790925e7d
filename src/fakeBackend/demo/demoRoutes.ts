import { demoContract } from "@/contract/demo";
import { faultsContract } from "@/contract/faults";

import { routesFor } from "../core/routes";

export const demoRoutes = routesFor(demoContract, {
  async resetDemo(_, { reset }) {
    await reset();
    return null;
  },
});

export const faultRoutes = routesFor(faultsContract, {
  getFaults: (_, { faults }) => faults.get(),
  setFaults({ body }, { faults }) {
    faults.set(body);
    return faults.get();
  },
});
