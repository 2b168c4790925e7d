import { expect, it } from "vitest";

import type { ChannelMapping, StopSale } from "@/contract/channels/channel";
import { channelActFaults, channelLife } from "@/domain/channels/channelLife";
import { isComplete, writtenBooking } from "@/domain/channels/incoming";
import { isStopped, wantedRate, wantedRooms, withMarkup } from "@/domain/channels/wantedValues";
import { unrestricted } from "@/domain/rates/rateNight";

const today = "2026-04-14";
const nameOf = (id: string) => (id === "GONE" ? undefined : id);
const names = { typeName: nameOf, planName: nameOf };
const channel = {
  rates: [{ id: "A", room: "Double", rate: "Flexible" }],
  stopSales: [],
  mappings: [{ roomTypeId: "FAM", ratePlanId: "BAR", channelRateId: "OLD" }],
};
const codes = (...[action, act]: [Parameters<typeof channelActFaults>[0], Parameters<typeof channelActFaults>[1]]) =>
  channelActFaults(action, act, channel, today, names).map(({ field, reason: { code } }) => `${field} ${code}`);

it.each([
  [119_00, 10, 130_90],
  [105_55, 12.5, 118_74], // 118.74375
  [10, 5, 11], // 10.5 cents
  [99_99, -3.33, 96_66], // 96.660333
  [120_00, 0, 120_00],
  [0, 50, 0],
])("puts a markup on %i cents of %d percent, half a cent rounded up", (price, percent, marked) => {
  expect(withMarkup(price, percent)).toBe(marked);
});

const night = { ...unrestricted, price: 100_00, steps: [], minStay: 2, maxStay: 7 };

it("sells a night as the form does, unless channel or property has closed it", () => {
  expect(wantedRate(night, 10, true)).toEqual({
    ...unrestricted,
    price: 110_00,
    minStay: 2,
    maxStay: 7,
  });
  expect(wantedRate({ ...night, isClosed: true }, 10, true).isClosed).toBe(true);
  expect(wantedRate(night, 10, false).isClosed).toBe(true);
  expect(wantedRate({ ...night, quota: 3 }, 10, true, 3).isClosed).toBe(true);
  expect(wantedRate(undefined, 10, true).isClosed).toBe(true);
});

it("closes a night of which a derivation has left nothing, as the form does, and not one that is complimentary", () => {
  const step = { ratePlanId: "NRF", rule: "derived" as const, price: 0 };
  const derived = { ...night, price: 0, steps: [{ ...step, rule: "season" as const, price: 50_00 }, step] };
  expect(wantedRate(derived, 0, true)).toMatchObject({ isClosed: true });
  expect(wantedRate({ ...night, price: 0 }, 0, true)).toMatchObject({ price: 0, isClosed: false });
});

it("offers the rooms that the form would sell, and none of a type that is stopped or switched off", () => {
  const rooms = { physical: 5, blocked: 1, sold: 2, overbookingAllowance: 1 };
  const count = { date: today, type: rooms, house: { ...rooms, physical: 4 } };
  expect(wantedRooms(count, true)).toBe(2);
  expect(wantedRooms(count, false)).toBe(0);
});

it("stops the sale of its types on its first and its last night", () => {
  const stops = [{ id: "stop-1", from: "2026-05-01", to: "2026-05-03", roomTypeIds: ["DBL"] }];
  const on = (date: string, type = "DBL") => isStopped({ stopSales: stops }, type, date);
  expect(["2026-04-30", "2026-05-01", "2026-05-03", "2026-05-04"].map((date) => on(date))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(on("2026-05-02", "STE")).toBe(false);
  expect(isStopped({ stopSales: [{ ...stops[0]!, roomTypeIds: [] }] }, "STE", "2026-05-02")).toBe(true);
});

it.each([-100, 1_000, 100.5, Number.NaN, 3.333, undefined])("refuses a markup of %s percent", (markupPercent) => {
  expect(codes("set", { markupPercent, commissionPercent: 15 })).toEqual(["markupPercent MARKUP_INVALID"]);
});

it.each([-50, 0, 12.5, 100])("takes a markup of %d percent", (markupPercent) => {
  expect(codes("set", { markupPercent, commissionPercent: 15 })).toEqual([]);
});

it("refuses a stop sale of types that the hotel does not have", () => {
  const stopSale = { from: today, to: today };
  expect(codes("stop", { stopSale: { ...stopSale, roomTypeIds: ["DBL", "GONE"] } })).toEqual([
    "roomTypeIds STOP_TYPE_UNKNOWN",
  ]);
  const withoutTypes: Omit<StopSale, "id"> = JSON.parse(JSON.stringify(stopSale));
  expect(codes("stop", { stopSale: withoutTypes })).toEqual(["roomTypeIds STOP_TYPE_UNKNOWN"]);
});

it("refuses a commission that is no percentage", () => {
  expect(codes("set", { markupPercent: 0, commissionPercent: 101 })).toEqual(["commissionPercent COMMISSION_INVALID"]);
});

it.each([
  [{ from: "2026-02-30", to: "mañana" }, ["from STOP_DATE_INVALID", "to STOP_DATE_INVALID"]],
  [{ from: "2026-05-03", to: "2026-05-01" }, ["to STOP_INVERTED"]],
  [{ from: "2026-04-01", to: "2026-04-13" }, ["to STOP_PAST"]],
  [{ from: "2026-04-14", to: "2026-04-14" }, []],
])("judges a stop sale by its nights: %j", (nights, expected) => {
  expect(codes("stop", { stopSale: { ...nights, roomTypeIds: [] } })).toEqual(expected);
});

it("refuses a rate of the channel that is mapped twice or unknown", () => {
  const mapping = (roomTypeId: string, channelRateId: string): ChannelMapping => ({
    roomTypeId,
    channelRateId,
    ratePlanId: "BAR",
  });
  const mappings = [mapping("DBL", "A"), mapping("TWN", "A"), mapping("STE", "B")];
  expect(codes("map", { mappings })).toEqual(["TWN/BAR CHANNEL_RATE_TAKEN", "STE/BAR CHANNEL_RATE_UNKNOWN"]);
});

it("refuses a type or plan that the hotel does not have, and one that is mapped twice", () => {
  const mapping = (roomTypeId: string, channelRateId: string) => ({ roomTypeId, channelRateId, ratePlanId: "BAR" });
  expect(codes("map", { mappings: [mapping("GONE", "A")] })).toEqual(["GONE/BAR MAPPING_MISSING"]);
  expect(codes("map", { mappings: [mapping("FAM", "OLD"), mapping("FAM", "A")] })).toEqual(["FAM/BAR MAPPING_TAKEN"]);
});

it("keeps a mapping to a rate that the channel has taken out of its list", () => {
  expect(codes("map", { mappings: channel.mappings })).toEqual([]);
  const moved = [{ ...channel.mappings[0]!, roomTypeId: "DBL" }];
  expect(codes("map", { mappings: moved })).toEqual(["DBL/BAR CHANNEL_RATE_UNKNOWN"]);
});

it("connects a channel once something is mapped, by way of a test", () => {
  const mappings = [{ roomTypeId: "DBL", ratePlanId: "BAR", channelRateId: "A" }];
  const codesOf = channelLife
    .reasonsAgainst("connect", { state: "disconnected", mappings: [] })
    .map(({ code }) => code);
  expect(codesOf).toEqual(["CHANNEL_NOTHING_MAPPED"]);
  expect(channelLife.reasonsAgainst("connect", { state: "disconnected", mappings })).toEqual([]);
  expect(channelLife.stateAfter("connect", "disconnected")).toBe("testing");
  expect(channelLife.reasonsAgainst("sync", { state: "paused", mappings })).toMatchObject([{ code: "CHANNEL_STATE" }]);
});

const room = { id: "1", channelRateId: "A", arrival: "2026-05-01", departure: "2026-05-03" };
const booking = (changes: object = {}) =>
  writtenBooking({
    kind: "new",
    externalId: "1",
    revision: 1,
    guest: { firstName: " Eva ", lastName: "Sanz", email: "" },
    rooms: [{ ...room, adults: 2, childrenAges: [], prices: [100, 100], ...changes }],
  });

it("takes a booking with whole rooms alone", () => {
  expect(isComplete(booking())).toBe(true);
  expect(booking().guest.firstName).toBe("Eva");
  const wrong = [
    { arrival: "2026-02-30" },
    { departure: "2026-05-01" },
    { prices: [100] },
    { prices: [100, -1] },
    { adults: 0 },
  ];
  expect(wrong.map((change) => isComplete(booking(change)))).toEqual(wrong.map(() => false));
  expect(isComplete({ ...booking(), rooms: [...booking().rooms, ...booking().rooms] })).toBe(false);
});
