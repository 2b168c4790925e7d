import { hotelChangesContract } from "@/contract/hotelChanges";
import { propertyContract } from "@/contract/property";
import { ratesContract } from "@/contract/reservations/rates";
import { reservationsContract } from "@/contract/reservations/reservations";

import { routesFor } from "../routes";
import { untilTold } from "../untilTold";
import { listRoutes } from "./list/listRoutes";
import { toReservation } from "./reservations/toReservation";

const propertyRoutes = routesFor(propertyContract, {
  getProperty: (_, { db: { hotel } }) => hotel.property,
  listRoomTypes: (_, { db: { hotel } }) => [...hotel.roomTypes],
  listRooms: (_, { db: { hotel } }) => [...hotel.rooms],
  listSalesChannels: (_, { db: { hotel } }) => [...hotel.channels],
  listProducts: (_, { db: { hotel } }) => [...hotel.products],
});

const { listRatePlans } = ratesContract;
const { getReservation } = reservationsContract;

const bookRoutes = routesFor(
  { listRatePlans, getReservation },
  {
    listRatePlans: (_, { db: { hotel } }) => [...hotel.ratePlans],
    getReservation: ({ params: { id } }, { db: { hotel } }) => toReservation(hotel.get(id), hotel),
  },
);

const hotelChangesRoutes = routesFor(hotelChangesContract, {
  async awaitHotelChanges({ query: { since } }, { db, after, signal }) {
    const { revision } = db.hotel;
    if (since === revision.count) await untilTold(revision.listen, after, signal);
    return { cursor: revision.count, lastOf: revision.lastOf };
  },
});

export const hotelRoutes = [
  ...propertyRoutes,
  ...listRoutes, // `/pms/reservations/export` before `/pms/reservations/:id`
  ...bookRoutes,
  ...hotelChangesRoutes,
];
