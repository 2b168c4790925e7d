import { expect, it } from "vitest";

import type { RateSettings } from "@/contract/reservations/rates";

import { openHotel } from "../../support/hotelBackend";
import { api, newest } from "./channelCalls";

/** What a channel is told of the plans of a type on a night once a price is set. */
async function toldOnce(set: Record<string, RateSettings>) {
  const { hotel } = openHotel();
  await api.listSalesChannels();
  hotel.setUp.changeRates((rates) => {
    for (const [plan, settings] of Object.entries(set)) rates.put(plan, "DBL", "2026-05-12", settings);
  });
  await api.listSalesChannels();
  const parts = await newest("web", "rates");
  return Object.fromEntries(
    parts.map(({ ratePlanId, value }) => [ratePlanId, typeof value === "object" && [value.price, value.isClosed]]),
  );
}

it("tells a channel that a free night is closed, and all that derives from it", async () => {
  const closed = [0, true];
  expect(await toldOnce({ BAR: { price: 0 } })).toEqual({ BAR: closed, NRF: closed, BB: closed, HB: closed });
});

it("keeps a plan open that has a price of its own above a free night", async () => {
  const told = await toldOnce({ BAR: { price: 0 }, BB: { price: 90_00 } });
  expect(told).toMatchObject({ BAR: [0, true], BB: [90_00, false] });
});
