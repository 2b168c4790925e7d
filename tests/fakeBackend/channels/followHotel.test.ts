import { beforeAll, expect, it, onTestFinished } from "vitest";

import { salesChannelsContract } from "@/contract/channels/salesChannels";
import { setUpContract } from "@/contract/reservations/setUp";
import * as areas from "@/fakeBackend/areas";
import { followHotel } from "@/fakeBackend/channels/followHotel";
import type { Shelf } from "@/fakeBackend/core/shelf";
import { createClient } from "@/shared/api/createClient";
import { http } from "@/shared/api/http";

import { keepingShelf } from "../../support/keepingShelf";
import { manualClock } from "../../support/manualClock";
import { startFakeBackend } from "../../support/wholeBackend";

const api = createClient({ ...salesChannelsContract, getSetUp: setUpContract.getSetUp });

beforeAll(() => {
  const { createData } = areas.hotel; // that of tests does not follow
  areas.hotel.createData = (sample, db) => followHotel(createData(sample, db), sample, db, areas.channels.fetch);
  return () => {
    areas.hotel.createData = createData;
  };
});

/** The first page has asked for the hotel. */
async function openHotel(shelf?: Shelf, at = "2026-04-14T08:00:00.000Z") {
  const clock = manualClock(at);
  const { now, after } = clock;
  const backend = startFakeBackend(http, { delayOf: () => 0, now, after }, { reservations: 60 }, { shelf });
  onTestFinished(backend.stop);
  await api.getSetUp();
  const { hotel } = backend.db;
  return {
    ...clock,
    hotel,
    stop: backend.stop,
    setPrice: (price: number) => hotel.setUp.changeRates((rates) => rates.put("BAR", "DBL", "2026-05-12", { price })),
    /** With what has been fetched in between. */
    async wait(ms: number) {
      await new Promise((resolve) => setTimeout(resolve));
      clock.advance(ms);
    },
  };
}

const messages = () => api.exportChannelMessages({ query: { channels: "airbnb", directions: "out" } });
const since = async () => (await api.getSalesChannel({ params: { id: "agoda" } })).unsentSince;

it("tells channels of a write a second after it, with the page of channels closed", async () => {
  const { setPrice, wait } = await openHotel();
  setPrice(501_00);
  await wait(500);
  setPrice(502_00);
  await wait(500);
  const [told, before] = await messages();
  expect(told).toMatchObject({ at: "2026-04-14T08:00:01.000Z", kind: "rates", from: "2026-05-12", to: "2026-05-12" });
  expect(told!.payload).toContain(String(502_00 * 1.125));
  expect(before!.at < "2026-04-14T08:00").toBe(true);
});

it("counts the age of what is unsent from the write", async () => {
  const { setPrice, wait } = await openHotel();
  await wait(7_000);
  setPrice(501_00);
  await wait(1_000);
  await wait(60_000);
  expect(await since()).toBe("2026-04-14T08:00:07.000Z");
});

it("tells a write that the last visit has left untold, from its own moment on", async () => {
  const shelf = keepingShelf();
  const first = await openHotel(shelf());
  first.setPrice(501_00);
  await first.wait(200);
  await new Promise((resolve) => setTimeout(resolve, 50)); // the shelf writes after the reply
  first.stop();
  const { waiting, wait } = await openHotel(shelf(), "2026-04-14T09:00:00.000Z");
  expect(waiting()).toBe(1);
  await wait(10_000);
  await wait(1_000);
  expect((await messages())[0]).toMatchObject({ at: "2026-04-14T09:00:11.000Z", kind: "rates" });
  expect(await since()).toBe("2026-04-14T08:00:00.000Z");
});

it("waits for no change that channels are not told of, nor at the start", async () => {
  const { hotel, waiting, setPrice } = await openHotel();
  hotel.putGuest({ ...hotel.sampledGuests[0]!, phone: "600 000 000" });
  expect(waiting()).toBe(0);
  setPrice(501_00);
  setPrice(502_00);
  expect(waiting()).toBe(1);
});
