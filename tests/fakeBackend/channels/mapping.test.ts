import { expect, it } from "vitest";

import type { ChannelMapping } from "@/contract/channels/channel";

import { openHotel } from "../../support/hotelBackend";
import { act, api, channel, MINUTES, newest, setPrice } from "./channelCalls";

/** A channel's mappings with other codes, by type and plan; "" takes one away. */
async function mapped(id: string, codes: Record<string, string>): Promise<ChannelMapping[]> {
  const { mappings } = await channel(id);
  return mappings
    .map((one) => ({ ...one, channelRateId: codes[`${one.roomTypeId} ${one.ratePlanId}`] ?? one.channelRateId }))
    .filter(({ channelRateId }) => channelRateId !== "");
}

it("tells rooms and rates of both types once they have changed codes", async () => {
  const { db } = openHotel({ reservations: 0 });
  const mappings = await mapped("airbnb", { "DBL BAR": "AB-TWN-BAR", "TWN BAR": "AB-DBL-BAR" });
  await act("airbnb", "map", { mappings });
  const sent = db.channels.messages.all().filter(({ state, direction }) => state === "sent" && direction === "out");
  const lines = sent.flatMap(({ kind, parts }) => parts.map(({ roomTypeId }) => `${kind} ${roomTypeId}`));
  expect(new Set(lines)).toEqual(new Set(["availability DBL", "availability TWN", "rates DBL", "rates TWN"]));
});

it("closes a rate of a channel whose mapping is taken away, and opens it with the next mapping", async () => {
  const { advance } = openHotel();
  const former = (await channel("airbnb")).mappings;
  await act("airbnb", "map", { mappings: await mapped("airbnb", { "STE NRF": "" }) });
  const closed = { roomTypeId: "STE", ratePlanId: "NRF", closedRateId: "AB-STE-NRF", value: { isClosed: true } };
  expect(await newest("airbnb", "rates")).toMatchObject([{ ...closed, from: "2026-04-14", to: "2027-04-13" }]);
  advance(20 * MINUTES);
  await act("airbnb", "map", { mappings: former });
  const [first] = await newest("airbnb", "rates");
  expect(first).toMatchObject({ roomTypeId: "STE", ratePlanId: "NRF", value: { isClosed: false } });
  expect(first).not.toHaveProperty("closedRateId");
});

it("tells a channel all that it sells once it is connected again", async () => {
  const { advance } = openHotel();
  await act("web", "disconnect");
  await act("web", "connect");
  advance(10_000);
  expect(new Set((await newest("web", "availability")).map(({ roomTypeId }) => roomTypeId)).size).toBe(6);
});

it("counts no answer for a rate that got another code in between", async () => {
  const { hotel, db, advance } = openHotel({ reservations: 0 });
  await api.listSalesChannels();
  await setPrice(hotel, "DBL", 555_00);
  await act("airbnb", "pause");
  const mappings = await mapped("airbnb", { "DBL BAR": "AB-TWN-BAR", "TWN BAR": "AB-DBL-BAR" });
  await act("airbnb", "map", { mappings });
  advance(20 * MINUTES);
  await api.listSalesChannels();
  expect(db.channels.line("airbnb", "DBL BAR")).toMatchObject({ confirmed: [], sent: [], refused: [] });
});

it("counts nothing of what another rate has confirmed, when mapped from a booking", async () => {
  openHotel();
  const [waiting] = (await api.listSalesChannels()).unmapped;
  await act("agoda", "resume");
  const body = { version: waiting!.version, roomTypeId: "DBL", ratePlanId: "BB" };
  await api.actOnChannelMessage({ params: { id: waiting!.id, action: "map" }, body });
  const { unsentSince } = await channel("agoda");
  expect(unsentSince).not.toBe("");
});

it("takes only the moment of a confirmation for the last", async () => {
  const { advance, db } = openHotel();
  await api.listSalesChannels();
  const book = db.channels;
  const { confirmedAt } = book.get("web");
  const message = book.messages.all().find(({ channelId, parts }) => channelId === "web" && parts.length > 0);
  const [part] = message!.parts;
  const parts = [{ ...part!, answer: undefined }, part!];
  const at = "2026-04-14T08:00:01.000Z";
  const later = "2026-04-14T08:00:02.000Z";
  const coming = [
    { at, part: 0, isConfirmed: false },
    { at: later, part: 1, isConfirmed: true },
  ];
  book.messages.put({ ...message!, state: "sent", parts, coming });
  advance(10_000);
  expect((await channel("web")).confirmedAt).toBe(confirmedAt);
});
