import { faultsContract } from "@/contract/faults";

import { routesFor } from "../routes";

export const faultRoutes = routesFor(faultsContract, {
  getFaults: (_, { faults }) => faults.get(),
  setFaults({ body }, { faults }) {
    faults.set(body);
    return faults.get();
  },
});
