import { all } from "redux-saga/effects";

import { call, put, type Saga } from "@/shared/saga/effects";
import { onLatest } from "@/shared/saga/watch";

import { reservationsApi } from "../reservationsApi";
import { type House, houseFailed, houseLoaded, houseRequested } from "./houseSlice";

export function* houseSaga() {
  yield onLatest(houseRequested, loadHouse);
}

function* loadHouse(): Saga {
  try {
    const house = yield all({
      property: call(reservationsApi.getProperty),
      roomTypes: call(reservationsApi.listRoomTypes),
      rooms: call(reservationsApi.listRooms),
      ratePlans: call(reservationsApi.listRatePlans),
      channels: call(reservationsApi.listSalesChannels),
      products: call(reservationsApi.listProducts),
    });
    yield* put(houseLoaded(house as House));
  } catch {
    yield* put(houseFailed()); // the page says so, with a way to try again
  }
}
