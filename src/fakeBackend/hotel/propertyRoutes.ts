import { propertyContract } from "@/contract/property";

import { routesFor } from "../routes";

export const propertyRoutes = routesFor(propertyContract, {
  getProperty: (_, { db: { hotel } }) => hotel.property,
  listRoomTypes: (_, { db: { hotel } }) => [...hotel.roomTypes],
  listRooms: (_, { db: { hotel } }) => [...hotel.rooms],
  listSalesChannels: (_, { db: { hotel } }) => [...hotel.channels],
  listProducts: (_, { db: { hotel } }) => [...hotel.products],
});
