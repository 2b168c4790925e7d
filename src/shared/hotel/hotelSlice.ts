import { all } from "redux-saga/effects";

import {
  type Product,
  type Property,
  propertyContract,
  type Room,
  type RoomType,
  type SalesChannel,
} from "@/contract/property";
import { type RatePlan, ratesContract } from "@/contract/reservations/rates";
import { createClient } from "@/shared/api/createClient";
import { createLoad } from "@/shared/load/createLoad";
import { call, type Saga } from "@/shared/saga/effects";

const hotelApi = createClient({ ...propertyContract, ...ratesContract });

/** What the hotel sells, and by whose hand it is sold. */
export interface Hotel {
  property: Property;
  roomTypes: RoomType[];
  rooms: Room[];
  ratePlans: RatePlan[];
  channels: SalesChannel[];
  products: Product[];
}

export const hotel = createLoad("hotel", function* (): Saga<Hotel> {
  return yield all({
    property: call(hotelApi.getProperty),
    roomTypes: call(hotelApi.listRoomTypes),
    rooms: call(hotelApi.listRooms),
    ratePlans: call(hotelApi.listRatePlans),
    channels: call(hotelApi.listSalesChannels),
    products: call(hotelApi.listProducts),
  });
});

export const { requested: hotelRequested, selectData: selectHotel, selectStatus: selectHotelStatus } = hotel;
