import { expect, it } from "vitest";

import { hotelRequested, selectHotel, selectHotelStatus } from "@/shared/hotel/hotelSlice";

import { until } from "../../support/openArea";
import { openList } from "./listDesk";

it("knows what the hotel sells once its set-up is loaded", async () => {
  const { dispatch, see, hotel } = await openList();
  expect([see(selectHotelStatus), see(selectHotel)]).toEqual(["loading", undefined]);
  dispatch(hotelRequested());
  await until(() => expect(see(selectHotelStatus)).toBe("loaded"));
  const { property, roomTypes, rooms, products, setUp } = hotel;
  const [ratePlans, channels] = [setUp.ratePlans.all(), setUp.channels.all()];
  const asOf = hotel.revision.count;
  expect(see(selectHotel)).toEqual({ asOf, property, roomTypes, rooms, ratePlans, channels, products });
});
