import { describe, expect, it } from "vitest";

import { setUpContract } from "@/contract/reservations/setUp";
import { hotelRequested, selectHotel, selectHotelStatus } from "@/shared/hotel/hotelSlice";

import { until } from "../../support/openArea";
import { openList } from "./listDesk";

const { getSetUp } = setUpContract;

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
    const { property, roomTypes, rooms, products, setUp } = hotel;
    const [ratePlans, channels] = [setUp.ratePlans.all(), setUp.channels.all()];
    expect([see(selectHotelStatus), see(selectHotel)]).toEqual([
      "loaded",
      { asOf: hotel.revision.count, property, roomTypes, rooms, ratePlans, channels, products },
    ]);
  });

  it("comes when it is asked for again after a failure", async () => {
    const { see, dispatch, load, network, notices } = await openHouse();
    network.fail(getSetUp, 500);
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
    network.fail(getSetUp, 500);
    dispatch(hotelRequested());
    expect([see(selectHotelStatus), see(selectHotel)]).toEqual(["loaded", first]);
    await until(() => expect(network.callsOf(getSetUp)).toBe(2));
    await network.idle();
    expect([see(selectHotelStatus), see(selectHotel)]).toEqual(["loaded", first]);
  });

  it("is new once it has been asked for again", async () => {
    const { see, dispatch, load, hotel } = await openHouse();
    await load();
    hotel.open("2026-03-28");
    dispatch(hotelRequested());
    await until(() => expect(see(selectHotel)!.property.businessDate).toBe("2026-03-28"));
  });
});
