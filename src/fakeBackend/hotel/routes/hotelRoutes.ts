import { hotelChangesContract } from "@/contract/hotelChanges";
import { setUpContract } from "@/contract/reservations/setUp";
import { reservationsContract } from "@/contract/reservations/reservations";

import { routesFor } from "../../core/routes";
import { untilTold } from "../../core/untilTold";
import { listRoutes } from "./listRoutes";
import { inRankOrder } from "../setUp/SetUp";
import { toReservation } from "../reservations/toReservation";

const setUpRoutes = routesFor(setUpContract, {
  getSetUp: (_, { db: { hotel } }) => ({
    asOf: hotel.revision.count,
    property: hotel.property,
    roomTypes: inRankOrder(hotel.setUp.roomTypes),
    rooms: [...hotel.setUp.rooms.all()],
    ratePlans: [...hotel.setUp.ratePlans.all()],
    channels: [...hotel.setUp.channels.all()],
    products: [...hotel.products],
  }),
});

const { getReservation } = reservationsContract;

const bookRoutes = routesFor(
  { getReservation },
  {
    getReservation: ({ params: { id } }, { db: { hotel } }) => toReservation(hotel.get(id), hotel),
  },
);

const hotelChangesRoutes = routesFor(hotelChangesContract, {
  async awaitHotelChanges({ query: { since } }, { db, now, after, signal }) {
    const { revision } = db.hotel;
    revision.arrive(now().getTime());
    if (since === revision.count) await untilTold(revision.listen, after, signal);
    return { cursor: revision.count, lastOf: revision.lastOf };
  },
});

export const hotelRoutes = [
  ...setUpRoutes,
  ...listRoutes, // `/pms/reservations/export` before `/pms/reservations/:id`
  ...bookRoutes,
  ...hotelChangesRoutes,
];
