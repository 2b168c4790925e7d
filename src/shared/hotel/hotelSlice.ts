import { type SetUp, setUpContract } from "@/contract/reservations/setUp";
import { createClient } from "@/shared/api/createClient";
import { propertyLoaded } from "@/shared/connection/connectionSlice";
import { createLoad } from "@/shared/load/createLoad";
import { call, put, type Saga } from "@/shared/saga/effects";

const { getSetUp } = createClient(setUpContract);

/** The set-up of the hotel, as pages know it. */
export type Hotel = SetUp;

/** `hotelState` reads it again after a change of the set-up, whichever page is open. */
export const hotel = createLoad("hotel", function* (): Saga<Hotel> {
  const setUp = yield* call(getSetUp);
  yield* put(propertyLoaded(setUp.property.timeZone));
  return setUp;
});

export const { requested: hotelRequested, selectData: selectHotel, selectStatus: selectHotelStatus } = hotel;
