import { describe, expect, it } from "vitest";

import { propertyContract } from "@/contract/property";
import { ratesContract } from "@/contract/rates";
import { reservationsContract } from "@/contract/reservations";
import { houseRequested, selectHouse, selectHouseStatus } from "@/features/reservations/house/houseSlice";

import { until } from "../../support/openArea";
import { openList } from "./listDesk";

const { getProperty, listRoomTypes, listRooms, listSalesChannels } = propertyContract;
const { listRatePlans } = ratesContract;
const { listProducts } = reservationsContract;

async function openHouse() {
  const area = await openList();
  const { dispatch, see } = area;
  const load = async () => {
    dispatch(houseRequested());
    await until(() => expect(see(selectHouseStatus)).not.toBe("loading"));
  };
  return { ...area, load };
}

describe("what the hotel sells", () => {
  it("is on its way, and then there", async () => {
    const { see, load, hotel } = await openHouse();
    expect([see(selectHouseStatus), see(selectHouse)]).toEqual(["loading", undefined]);
    await load();
    const { property, roomTypes, rooms, ratePlans, channels, products } = hotel;
    expect([see(selectHouseStatus), see(selectHouse)]).toEqual([
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
    expect([see(selectHouseStatus), see(selectHouse), notices()]).toEqual(["failed", undefined, []]);
    dispatch(houseRequested());
    expect(see(selectHouseStatus)).toBe("loading");
    await until(() => expect(see(selectHouseStatus)).toBe("loaded"));
  });

  it("stays on the screen while it is asked for again, whatever comes of that", async () => {
    const { see, dispatch, load, network } = await openHouse();
    await load();
    const first = see(selectHouse);
    network.fail(listRooms, 500);
    dispatch(houseRequested());
    expect([see(selectHouseStatus), see(selectHouse)]).toEqual(["loaded", first]);
    await until(() => expect(network.callsOf(listRooms)).toBe(2));
    await network.idle();
    expect([see(selectHouseStatus), see(selectHouse)]).toEqual(["loaded", first]);
  });

  it("is new once it has been asked for again", async () => {
    const { see, dispatch, load, hotel } = await openHouse();
    await load();
    hotel.property.businessDate = "2026-03-28";
    dispatch(houseRequested());
    await until(() => expect(see(selectHouse)!.property.businessDate).toBe("2026-03-28"));
  });
});
