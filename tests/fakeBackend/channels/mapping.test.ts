import { expect, it } from "vitest";

import type { ChannelAction, ChannelActInput, ChannelMapping } from "@/contract/channels/channel";
import type { ChannelMessage, MessagePart } from "@/contract/channels/channelMessage";
import { salesChannelsContract } from "@/contract/channels/salesChannels";
import { createClient } from "@/shared/api/createClient";

import { openHotel } from "../../support/hotelBackend";
import { openClose } from "../../support/closeCalls";
import { keepingShelf } from "../../support/keepingShelf";

const api = createClient(salesChannelsContract);

async function act(id: string, action: ChannelAction, input: ChannelActInput = {}) {
  const { version } = await api.getSalesChannel({ params: { id } });
  return api.actOnSalesChannel({ params: { id, action }, body: { version, ...input } });
}

const MINUTES = 60_000;

/** What a channel has been told since the sample, the newest first. */
async function toldTo(id: string, kind: ChannelMessage["kind"]): Promise<MessagePart[]> {
  const rows = await api.exportChannelMessages({ query: { channels: id, directions: "out" } });
  const own = rows.filter((row) => row.kind === kind && row.id > "CM-000400");
  return own.flatMap(({ payload }) => JSON.parse(payload) as MessagePart[]);
}

/** A channel's mappings with other codes, by type and plan; "" takes one away. */
async function mapped(id: string, codes: Record<string, string>): Promise<ChannelMapping[]> {
  const { mappings } = await api.getSalesChannel({ params: { id } });
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

it("closes a rate of the channel whose mapping is taken away, and opens it with the next one", async () => {
  const { advance } = openHotel();
  const former = (await api.getSalesChannel({ params: { id: "airbnb" } })).mappings;
  await act("airbnb", "map", { mappings: await mapped("airbnb", { "STE NRF": "" }) });
  const closed = { roomTypeId: "STE", ratePlanId: "NRF", closedRateId: "AB-STE-NRF", value: { isClosed: true } };
  expect(await toldTo("airbnb", "rates")).toMatchObject([{ ...closed, from: "2026-04-14", to: "2027-04-13" }]);
  advance(20 * MINUTES);
  await act("airbnb", "map", { mappings: former });
  const [first] = await toldTo("airbnb", "rates");
  expect(first).toMatchObject({ roomTypeId: "STE", ratePlanId: "NRF", value: { isClosed: false } });
  expect(first).not.toHaveProperty("closedRateId");
});

it("tells a channel all that it sells once it is connected again", async () => {
  const { advance } = openHotel();
  await act("web", "disconnect");
  await act("web", "connect");
  advance(10_000);
  expect(new Set((await toldTo("web", "availability")).map(({ roomTypeId }) => roomTypeId)).size).toBe(6);
});

it("counts no answer for a rate that got another code in between", async () => {
  const { hotel, db, advance } = openHotel({ reservations: 0 });
  await api.listSalesChannels();
  hotel.setUp.changeRates((rates) => rates.put("BAR", "DBL", "2026-05-12", { price: 555_00 }));
  await api.listSalesChannels();
  await act("airbnb", "pause");
  const mappings = await mapped("airbnb", { "DBL BAR": "AB-TWN-BAR", "TWN BAR": "AB-DBL-BAR" });
  await act("airbnb", "map", { mappings });
  advance(20 * MINUTES);
  await api.listSalesChannels();
  expect(db.channels.line("airbnb", "DBL BAR")).toMatchObject({ confirmed: [], sent: [], refused: [] });
});

it("counts what another rate of the channel has confirmed for nothing, mapped from a booking", async () => {
  openHotel();
  const [waiting] = (await api.listSalesChannels()).unmapped;
  await act("agoda", "resume");
  const body = { version: waiting!.version, roomTypeId: "DBL", ratePlanId: "BB" };
  await api.actOnChannelMessage({ params: { id: waiting!.id, action: "map" }, body });
  const { unsentSince } = await api.getSalesChannel({ params: { id: "agoda" } });
  expect(unsentSince).not.toBe("");
});

it("takes the moment of a confirmation alone for the last one", async () => {
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
  expect((await api.getSalesChannel({ params: { id: "web" } })).confirmedAt).toBe(confirmedAt);
});

it("tells after a reload what has changed since channels were last told", async () => {
  const shelf = keepingShelf();
  const first = openClose({ reservations: 0 }, shelf());
  await api.listSalesChannels();
  first.hotel.setUp.changeRates((rates) => rates.put("BAR", "DBL", "2026-05-12", { price: 555_00 }));
  await new Promise((resolve) => setTimeout(resolve, 50)); // the shelf writes after the reply
  first.stop();
  openClose({ reservations: 0 }, shelf());
  await api.listSalesChannels();
  const told = await toldTo("web", "rates");
  expect(told).toContainEqual(
    expect.objectContaining({
      ratePlanId: "BAR",
      from: "2026-05-12",
      value: expect.objectContaining({ price: 555_00 }),
    }),
  );
});
