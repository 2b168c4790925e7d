import { describe, expect, it } from "vitest";

import { faultsContract, type PartnerAnswer } from "@/contract/faults";
import { createClient } from "@/shared/api/createClient";

import { hotelApi, hotelRefusalOf, openHotel } from "../../support/hotelBackend";
import { act, api, channel, MINUTES } from "./channelCalls";

const faultsApi = createClient(faultsContract);
const answering = async (partner: PartnerAnswer) =>
  faultsApi.setFaults({ body: { ...(await faultsApi.getFaults()), partner } });

const stopSale = { from: "2026-12-24", to: "2026-12-24", roomTypeIds: ["DBL"] };
const deliveries = async (id: string) => (await channel(id)).stopSales.map(({ delivery }) => delivery);
const alarms = async () => (await hotelApi.getDay()).openNights.filter(({ channelId }) => channelId === "airbnb");

/** Reads as a page does, once the time has passed. */
async function after(advance: (ms: number) => void, ms: number) {
  advance(ms);
  await api.listSalesChannels();
}

describe("a stop sale that does not get through", () => {
  it("is failed where the channel stores nothing, alarms the desk, and is sent again at a press", async () => {
    const { advance } = openHotel({ reservations: 12 });
    await answering("refuses");
    await act("airbnb", "stop", { stopSale });
    expect(await deliveries("airbnb")).toEqual(["waiting"]);
    expect(await alarms()).toEqual([]);
    await after(advance, 10 * MINUTES);
    expect(await deliveries("airbnb")).toEqual(["failed"]);
    expect(await alarms()).toEqual([
      { channelId: "airbnb", channel: "Airbnb", nights: 1, from: "2026-12-24", to: "2026-12-24" },
    ]);

    await answering("usual");
    const { stopSales } = await channel("airbnb");
    for (let tries = 0; tries < 4 && (await deliveries("airbnb"))[0] !== "sent"; tries += 1) {
      await act("airbnb", "resend", { stopSaleId: stopSales[0]!.id });
      expect(await deliveries("airbnb")).toEqual(["waiting"]);
      await after(advance, 10 * MINUTES); // now and then it refuses by itself
    }
    expect(await deliveries("airbnb")).toEqual(["sent"]);
    expect(await alarms()).toEqual([]);
  });

  it("is failed where it stores a part, and waits where it is silent or late", async () => {
    const { advance } = openHotel({ reservations: 12 });
    await answering("refusesSome");
    await act("airbnb", "stop", { stopSale });
    await after(advance, 10 * MINUTES);
    expect(await deliveries("airbnb")).toEqual(["failed"]);
    await answering("silent");
    await act("web", "stop", { stopSale });
    await after(advance, 4 * MINUTES);
    expect(await deliveries("web")).toEqual(["waiting"]);
    const ofWeb = async () => (await hotelApi.getDay()).openNights.filter(({ channelId }) => channelId === "web");
    expect(await ofWeb()).toEqual([]);
    await after(advance, 2 * MINUTES);
    expect(await ofWeb()).toMatchObject([{ nights: 1 }]);
    await answering("late");
    await act("expedia", "stop", { stopSale });
    await after(advance, 6 * MINUTES);
    expect(await deliveries("expedia")).toEqual(["waiting"]);
    await after(advance, 2 * MINUTES);
    expect(await deliveries("expedia")).not.toContain("waiting");
  });

  it("waits while the channel is paused, which alarms after minutes, or not connected", async () => {
    const { advance } = openHotel({ reservations: 12 });
    await act("airbnb", "pause");
    await act("airbnb", "stop", { stopSale, alsoOn: ["gds"] });
    expect(await deliveries("gds")).toEqual(["waiting"]);
    await after(advance, 6 * MINUTES);
    expect(await deliveries("airbnb")).toEqual(["waiting"]);
    expect(await alarms()).toMatchObject([{ nights: 1 }]);
    await act("airbnb", "disconnect");
    await api.listSalesChannels();
    expect(await alarms()).toEqual([]);
  });
});

it("stops a sale on several channels at once, each once, and says which it does not know", async () => {
  openHotel({ reservations: 12 });
  const refused = await hotelRefusalOf(act("airbnb", "stop", { stopSale, alsoOn: ["nobody"] }));
  expect(refused).toMatchObject({ status: 422 });
  expect(await deliveries("airbnb")).toEqual([]);
  const { version } = await channel("web");
  await act("airbnb", "stop", { stopSale, alsoOn: ["web", "web", "airbnb"] });
  expect((await channel("airbnb")).stopSales).toMatchObject([stopSale]);
  expect(await channel("web")).toMatchObject({ version: version + 1, stopSales: [stopSale] });
  expect((await channel("expedia")).stopSales).toEqual([]);
});
