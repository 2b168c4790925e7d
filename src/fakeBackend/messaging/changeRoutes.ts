import { changesContract } from "@/contract/changes";

import { routesFor } from "../routes";
import { untilTold } from "../untilTold";

export const changeRoutes = routesFor(changesContract, {
  async listChanges({ query: { since, atOnce } }, { db: { messaging }, after, signal }) {
    const { changes } = messaging;
    if (since === undefined) return changes.since(changes.cursor);
    if (since === changes.cursor && !atOnce) await untilTold((tell) => changes.listen(tell), after, signal);
    return changes.since(since);
  },
});
