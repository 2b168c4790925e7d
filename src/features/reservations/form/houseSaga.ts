import { all } from "redux-saga/effects";

import { call, put, type Saga } from "@/shared/saga/effects";
import { onLatest } from "@/shared/saga/watch";

import { bookingApi } from "./bookingApi";
import { type House, houseFailed, houseLoaded, houseRequested } from "./houseSlice";

export function* houseSaga() {
  yield onLatest(houseRequested, loadHouse);
}

function* loadHouse(): Saga {
  try {
    const house = yield all({
      property: call(bookingApi.getProperty),
      roomTypes: call(bookingApi.listRoomTypes),
      rooms: call(bookingApi.listRooms),
      ratePlans: call(bookingApi.listRatePlans),
      channels: call(bookingApi.listChannels),
      products: call(bookingApi.listProducts),
    });
    yield* put(houseLoaded(house as House));
  } catch {
    yield* put(houseFailed()); // the page says so, with a way to try again
  }
}
