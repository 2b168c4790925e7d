import { hotelChangesContract } from "@/contract/hotelChanges";

import { routesFor } from "../routes";
import { untilTold } from "../untilTold";

export const hotelChangesRoutes = routesFor(hotelChangesContract, {
  async awaitHotelChanges({ query: { since } }, { db, after, signal }) {
    const { revision } = db.hotel;
    if (since === revision.count) await untilTold(revision.listen, after, signal);
    return { cursor: revision.count };
  },
});
