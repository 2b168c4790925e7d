import { hotelChangesContract } from "@/contract/hotelChanges";
import { propertyContract } from "@/contract/property";

import { routesFor } from "../routes";
import { untilTold } from "../untilTold";
import { listRoutes } from "./list/listRoutes";
import { rateRoutes } from "./rateRoutes";
import { actionRoutes } from "./reservations/actionRoutes";
import { reservationRoutes } from "./reservations/reservationRoutes";

const propertyRoutes = routesFor(propertyContract, {
  getProperty: (_, { db: { hotel } }) => hotel.property,
  listRoomTypes: (_, { db: { hotel } }) => [...hotel.roomTypes],
  listRooms: (_, { db: { hotel } }) => [...hotel.rooms],
  listSalesChannels: (_, { db: { hotel } }) => [...hotel.channels],
  listProducts: (_, { db: { hotel } }) => [...hotel.products],
});

const hotelChangesRoutes = routesFor(hotelChangesContract, {
  async awaitHotelChanges({ query: { since } }, { db, after, signal }) {
    const { revision } = db.hotel;
    if (since === revision.count) await untilTold(revision.listen, after, signal);
    return { cursor: revision.count };
  },
});

export const hotelRoutes = [
  ...propertyRoutes,
  ...rateRoutes,
  ...listRoutes, // `/pms/reservations/export` before `/pms/reservations/:id`
  ...reservationRoutes,
  ...actionRoutes,
  ...hotelChangesRoutes,
];
