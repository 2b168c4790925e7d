import { describe, expect, it } from "vitest";

import { propertyContract } from "@/contract/property";
import { ratesContract } from "@/contract/reservations/rates";
import { hotelRequested, selectHotel, selectHotelStatus } from "@/shared/hotel/hotelSlice";

import { until } from "../../support/openArea";
import { openList } from "./listDesk";

const { getProperty, listRoomTypes, listRooms, listSalesChannels, listProducts } = propertyContract;
const { listRatePlans } = ratesContract;

async function openHouse() {
  const area = await openList();
  const { dispatch, see } = area;
  const load = async () => {
    dispatch(hotelRequested());
    await until(() => expect(see(selectHotelStatus)).not.toBe("loading"));
  };
  return { ...area, load };
}

describe("what the hotel sells", () => {
  it("is on its way, and then there", async () => {
    const { see, load, hotel } = await openHouse();
    expect([see(selectHotelStatus), see(selectHotel)]).toEqual(["loading", undefined]);
    await load();
    const { property, roomTypes, rooms, ratePlans, channels, products } = hotel;
    expect([see(selectHotelStatus), see(selectHotel)]).toEqual([
      "loaded",
      { property, roomTypes, rooms, ratePlans, channels, products },
    ]);
  });

  it.each([
    ["the house", getProperty],
    ["the types of rooms", listRoomTypes],
    ["the rooms", listRooms],
    ["the rate plans", listRatePlans],
    ["the channels", listSalesChannels],
    ["the products", listProducts],
  ])("is not there without %s, and comes when it is asked for again", async (_, endpoint) => {
    const { see, dispatch, load, network, notices } = await openHouse();
    network.fail(endpoint, 500);
    await load();
    expect([see(selectHotelStatus), see(selectHotel), notices()]).toEqual(["failed", undefined, []]);
    dispatch(hotelRequested());
    expect(see(selectHotelStatus)).toBe("loading");
    await until(() => expect(see(selectHotelStatus)).toBe("loaded"));
  });

  it("stays on the screen while it is asked for again, whatever comes of that", async () => {
    const { see, dispatch, load, network } = await openHouse();
    await load();
    const first = see(selectHotel);
    network.fail(listRooms, 500);
    dispatch(hotelRequested());
    expect([see(selectHotelStatus), see(selectHotel)]).toEqual(["loaded", first]);
    await until(() => expect(network.callsOf(listRooms)).toBe(2));
    await network.idle();
    expect([see(selectHotelStatus), see(selectHotel)]).toEqual(["loaded", first]);
  });

  it("is new once it has been asked for again", async () => {
    const { see, dispatch, load, hotel } = await openHouse();
    await load();
    hotel.property.businessDate = "2026-03-28";
    dispatch(hotelRequested());
    await until(() => expect(see(selectHotel)!.property.businessDate).toBe("2026-03-28"));
  });
});
