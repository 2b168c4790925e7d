import { expect, it } from "vitest";

import { behind, nightsIn } from "@/domain/channels/outgoing";

import { book, hotelRefusalOf, openHotel } from "../../support/hotelBackend";
import { act, api, channel, MINUTES, newest, sentTo, setPrice } from "./channelCalls";

const failedIn = (channels: string) => api.exportChannelMessages({ query: { channels, states: "failed" } });

it("has six channels, and four hundred messages of which three are unmapped or failed", async () => {
  openHotel();
  const { channels, unmapped } = await api.listSalesChannels();
  expect(channels.map(({ name, state }) => `${name} ${state}`).join()).toBe(
    "Booking.com failing,Expedia failing,Airbnb connected,Motor propio connected,Agoda paused,GDS disconnected",
  );
  const all = await api.exportChannelMessages({ query: {} });
  expect(all).toHaveLength(400);
  expect(all.filter(({ state }) => state === "failed" || state === "unmapped")).toHaveLength(3);
  expect(unmapped).toMatchObject([{ channel: "Agoda", guest: "Hanna Lindqvist" }]);
  expect(all.every(({ at }) => at > "2026-03-15" && at <= "2026-04-14T08:00:00.000Z")).toBe(true);
});

it("says which rooms a channel has otherwise, since when, and which rates it lacks", async () => {
  openHotel();
  const booking = await channel("booking");
  expect(booking.notes.map(({ code }) => code)).toEqual(["UNSENT_LATE", "AVAILABILITY_DIFFERS"]);
  const { date, local, told } = booking.notes[1]!.values!;
  expect([date, Number(told) - Number(local)]).toEqual(["2026-04-23", 1]);
  expect(booking.unsentSince).toBe("2026-04-14T07:48:00.000Z");
  const mappings = booking.mappings.filter(({ roomTypeId, ratePlanId }) => roomTypeId !== "STE" || ratePlanId !== "HB");
  const { notes } = await act("booking", "map", { mappings });
  expect(notes).toContainEqual(expect.objectContaining({ message: "Tarifa Media pensión sin mapear en Booking.com." }));
});

it("sends the rooms of a night to each connected channel once a room is sold", async () => {
  const { advance } = openHotel();
  await api.listSalesChannels();
  await book();
  await api.listSalesChannels();
  expect(await newest("airbnb", "availability")).toMatchObject([
    { roomTypeId: "DBL", from: "2026-05-12", to: "2026-05-13" },
  ]);
  expect(await newest("airbnb", "rates")).toEqual([]);
  expect(await newest("agoda", "availability")).toEqual([]);
  advance(10 * MINUTES);
  expect((await channel("web")).unsentSince).toBe("");
});

it("sends prices with the markup of each channel, as the form charges them", async () => {
  const { hotel } = openHotel();
  await api.listSalesChannels();
  await setPrice(hotel, "DBL", 100_00);
  const pricesIn = async (id: string) =>
    (await newest(id, "rates")).map(({ ratePlanId, value }) => [ratePlanId, typeof value === "object" && value.price]);
  expect(await pricesIn("airbnb")).toEqual([
    ["BAR", 112_50],
    ["NRF", 99_00],
  ]);
  expect(await pricesIn("expedia")).toEqual([
    ["BAR", 103_00],
    ["NRF", 90_64],
    ["BB", 121_54],
  ]);
});

it("queues for a paused channel, and sends the newest value alone once it goes on", async () => {
  const { hotel, advance } = openHotel();
  await act("web", "pause");
  for (const price of [501_00, 502_00, 503_00]) {
    await setPrice(hotel, "STE", price);
  }
  expect(await newest("web", "rates")).toEqual([]);
  expect(await act("web", "resume")).toMatchObject({ state: "testing" });
  advance(3_000);
  const sent = await newest("web", "rates");
  expect(sent.filter(({ ratePlanId }) => ratePlanId === "BAR")).toMatchObject([
    { from: "2026-05-12", to: "2026-05-12", value: { price: 503_00 } },
  ]);
});

it("stops the sale of types on nights in a single channel, and opens them again", async () => {
  openHotel();
  const stopSale = { from: "2026-05-01", to: "2026-05-03", roomTypeIds: ["DBL"] };
  const { stopSales } = await act("airbnb", "stop", { stopSale });
  expect(await newest("airbnb", "availability")).toMatchObject([{ from: "2026-05-01", to: "2026-05-03", value: 0 }]);
  const rates = await newest("airbnb", "rates");
  expect(rates.length).toBeGreaterThan(0);
  expect(rates.every(({ value }) => typeof value === "object" && value.isClosed)).toBe(true);
  expect(await newest("web", "availability")).toEqual([]);
  expect(await act("airbnb", "unstop", { stopSaleId: stopSales[0]!.id })).toMatchObject({ stopSales: [] });
  expect((await newest("airbnb", "availability"))[0]?.value).not.toBe(0);
});

it("closes a room type that is switched off", async () => {
  const { hotel } = openHotel({ reservations: 0 });
  await api.listSalesChannels();
  hotel.setUp.roomTypes.put({ ...hotel.roomType("STE")!, isActive: false });
  await api.listSalesChannels();
  expect(await newest("web", "availability")).toMatchObject([{ roomTypeId: "STE", to: "2027-04-13", value: 0 }]);
  const rates = await newest("web", "rates");
  expect(rates.every(({ value }) => typeof value === "object" && value.isClosed)).toBe(true);
});

it("tells a connected channel everything again, and says how many days", async () => {
  openHotel();
  const at = (await act("web", "sync")).syncedAt;
  expect(at).toBe("2026-04-14T08:00:00.000Z");
  expect(await sentTo("web", "sync")).toMatchObject([{ state: "done", count: 365 }]);
  const [first] = await newest("web", "availability");
  expect(first).toMatchObject({ roomTypeId: "IND", from: "2026-04-14" });
  expect((await sentTo("web", "availability"))[0]?.to).toBe("2027-04-13");
  expect(await hotelRefusalOf(act("agoda", "sync"))).toMatchObject({ status: 409, codes: ["ACT_NOT_NOW"] });
});

it("rebuilds what a channel has confirmed from zero by a full synchronisation", async () => {
  const { db, advance } = openHotel({ reservations: 0 });
  await api.listSalesChannels();
  const channels = db.channels;
  const lines = channels.wanted
    .of(channels.get("web"))
    .map((line) => ({ ...line, known: () => channels.line("web", line.key) }));
  expect(lines.every(({ known }) => known().confirmed.length > 0)).toBe(true);
  await act("web", "sync");
  expect(lines.every(({ known }) => known().confirmed.length === 0)).toBe(true);
  expect(lines.every(({ known, nights }) => nightsIn(known().sent).size === nights.size)).toBe(true);
  advance(20 * MINUTES);
  for (let [one] = await failedIn("web"); one; [one] = await failedIn("web")) {
    await api.actOnChannelMessage({ params: { id: one.id, action: "retry" }, body: { version: one.version } });
    advance(20 * MINUTES);
  }
  expect(lines.flatMap(({ known, nights }) => behind(nights, known()))).toEqual([]);
});

it("lets a refused part hold up no other, and offers another attempt of it", async () => {
  const { hotel, db, advance } = openHotel();
  await api.listSalesChannels();
  await setPrice(hotel, "STE", 501_00);
  advance(20 * MINUTES);
  const [told] = await failedIn("expedia");
  const answers = db.channels.messages.get(told!.id).parts.map(({ ratePlanId, answer }) => [ratePlanId, answer]);
  expect(answers).toEqual([
    ["BAR", "confirmed"],
    ["NRF", "confirmed"],
    ["BB", "refused"],
  ]);
  expect(told!.reasons).toMatchObject([{ code: "PART_UNKNOWN", values: { rate: "Suite, Alojamiento y desayuno" } }]);
  expect(told!.actions.find(({ action }) => action === "retry")).toMatchObject({ isAllowed: true });
});

it("raises the alarm by itself once a value has waited for more than five minutes", async () => {
  const { hotel, advance } = openHotel();
  await act("web", "pause");
  await setPrice(hotel, "STE", 501_00);
  advance(5 * MINUTES);
  expect((await channel("web")).notes).toEqual([]);
  const { count } = hotel.revision;
  advance(1);
  expect(hotel.revision.count).toBeGreaterThan(count);
  const since = "2026-04-14T08:00:00.000Z";
  expect((await channel("web")).notes).toMatchObject([{ code: "UNSENT_LATE", values: { since } }]);
});

it("keeps the parts of what is confirmed for seven days, and then their number and nights", async () => {
  const { db, advance } = openHotel();
  await act("web", "sync");
  advance(20 * MINUTES);
  const told = async () => (await sentTo("web", "availability"))[0]!;
  const { payload, ...before } = await told();
  expect([before.state, payload === ""]).toEqual(["done", false]);
  advance(7 * 24 * 60 * MINUTES - 21 * MINUTES);
  expect((await told()).payload).toBe(payload);
  advance(MINUTES);
  expect(await told()).toEqual({ ...before, payload: "" });
  expect(db.channels.messages.get(before.id).parts).toEqual([]);
  const [failed] = await failedIn("booking");
  expect(failed!.payload).not.toBe("");
});

it("sends a refused part again alone, once a person asks for it", async () => {
  const { advance } = openHotel();
  const [failed] = await failedIn("booking");
  const retry = { params: { id: failed!.id, action: "retry" }, body: { version: failed!.version } };
  expect(await api.actOnChannelMessage(retry)).toMatchObject({ state: "replaced" });
  expect(await newest("booking", "availability")).toMatchObject([{ roomTypeId: "DBL", from: "2026-04-23" }]);
  advance(20 * MINUTES);
  expect(await channel("booking")).toMatchObject({ state: "connected", errors: 0, unsentSince: "", notes: [] });
  expect(await hotelRefusalOf(api.actOnChannelMessage(retry))).toMatchObject({ codes: ["RECORD_STALE"] });
});

it("tells all once an unknown rate of a channel has got another code", async () => {
  const { advance } = openHotel();
  const [failed] = await failedIn("expedia");
  expect(failed!.reasons).toMatchObject([{ code: "PART_UNKNOWN" }]);
  const { mappings } = await channel("expedia");
  const own = mappings.filter(({ channelRateId }) => channelRateId !== "EX-STE-BB");
  await act("expedia", "map", { mappings: own });
  advance(20 * MINUTES);
  expect(await channel("expedia")).toMatchObject({ state: "connected", errors: 0, unsentSince: "" });
});

it("says beside the field what is wrong with a channel's settings, and changes nothing", async () => {
  const { hotel } = openHotel();
  const wrong = await hotelRefusalOf(act("web", "set", { markupPercent: -100, commissionPercent: 1_000 }));
  expect(wrong).toMatchObject({ status: 422, codes: ["MARKUP_INVALID", "COMMISSION_INVALID"] });
  expect((await channel("web")).markupPercent).toBe(0);
  await act("web", "set", { markupPercent: -5, commissionPercent: 2.5 });
  expect(hotel.setUp.channels.find("web")?.commissionPercent).toBe(2.5);
  const { version } = await channel("web");
  const stale = { params: { id: "web", action: "pause" }, body: { version: version - 1 } };
  expect(await hotelRefusalOf(api.actOnSalesChannel(stale))).toMatchObject({ codes: ["RECORD_STALE"] });
});
