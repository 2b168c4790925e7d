import { type SetUp, setUpContract } from "@/contract/reservations/setUp";
import { createClient } from "@/shared/api/createClient";
import { createLoad } from "@/shared/load/createLoad";

const { getSetUp } = createClient(setUpContract);

/** The set-up of the hotel, as pages know it. */
export type Hotel = SetUp;

/** `hotelState` reads it again after a change of the set-up, whichever page is open. */
export const hotel = createLoad("hotel", () => getSetUp());

export const { requested: hotelRequested, selectData: selectHotel, selectStatus: selectHotelStatus } = hotel;
