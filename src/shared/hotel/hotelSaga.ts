import { all } from "redux-saga/effects";

import { call, put, type Saga } from "@/shared/saga/effects";
import { onLatest } from "@/shared/saga/watch";

import { hotelApi } from "./hotelApi";
import { type Hotel, hotelFailed, hotelLoaded, hotelRequested } from "./hotelSlice";

export function* hotelSaga() {
  yield onLatest(hotelRequested, loadHouse);
}

function* loadHouse(): Saga {
  try {
    const hotel = yield all({
      property: call(hotelApi.getProperty),
      roomTypes: call(hotelApi.listRoomTypes),
      rooms: call(hotelApi.listRooms),
      ratePlans: call(hotelApi.listRatePlans),
      channels: call(hotelApi.listSalesChannels),
      products: call(hotelApi.listProducts),
    });
    yield* put(hotelLoaded(hotel as Hotel));
  } catch {
    yield* put(hotelFailed()); // the page says so, with a way to try again
  }
}
