import { expect, it } from "vitest";

import type { StopSale } from "@/contract/channels/channel";
import { channelActFaults, channelLife } from "@/domain/channels/channelLife";
import { isComplete, writtenBooking } from "@/domain/channels/incoming";
import { isStopped, wantedRate, wantedRooms, withMarkup } from "@/domain/channels/wantedValues";
import { unrestricted } from "@/domain/rates/rateNight";

import { codesOf } from "../sampleCharge";

const today = "2026-04-14";
const nameOf = (id: string) => (id === "GONE" ? undefined : id);
const names = { typeName: nameOf, planName: nameOf };
const channel = {
  rates: [{ id: "A", room: "Double", rate: "Flexible" }],
  stopSales: [],
  mappings: [{ roomTypeId: "FAM", ratePlanId: "BAR", channelRateId: "OLD" }],
};
const codes = (action: Action, act: Act) =>
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

const step = { ratePlanId: "NRF", rule: "derived" as const, price: 0 };
const toNothing = { ...night, price: 0, steps: [{ ...step, rule: "season" as const, price: 50_00 }, step] };

const free = { ...step, ratePlanId: "BAR", rule: "season" as const };
const ofFree = { ...night, price: 18_00, steps: [free, { ...step, ratePlanId: "AD", price: 18_00 }] };
const onFloor = { ...night, price: 55_00, steps: [free, { ...free, rule: "floor" as const, price: 55_00 }] };
const setAboveFree = { ...night, price: 18_00, steps: [free, { ...free, rule: "set" as const, price: 18_00 }] };

it("sells a night as the form does", () => {
  expect(wantedRate(night, 10, true)).toEqual({ ...unrestricted, price: 110_00, minStay: 2, maxStay: 7 });
});

it.each<[string, Parameters<typeof wantedRate>, object]>([
  ["no closed night", [{ ...night, isClosed: true }, 10, true], { isClosed: true }],
  ["no night that the channel has closed", [night, 10, false], { isClosed: true }],
  ["no night whose quota is sold", [{ ...night, quota: 3 }, 10, true, 3], { isClosed: true }],
  ["no night without a price", [undefined, 10, true], { isClosed: true }],
  ["no night of which a derivation has left nothing", [toNothing, 0, true], { isClosed: true }],
  ["no free night: complimentary is what a person decides", [{ ...night, price: 0 }, 0, true], { isClosed: true }],
  ["no night that a derivation makes of a free one", [ofFree, 0, true], { isClosed: true }],
  ["no free night that a floor alone gives a price", [onFloor, 0, true], { isClosed: true }],
  ["a night with a price of its own above a free one", [setAboveFree, 0, true], { price: 18_00, isClosed: false }],
])("sells %s", (_, of, expected) => {
  expect(wantedRate(...of)).toMatchObject(expected);
});

it("offers the rooms that the form would sell, and none of a type that is stopped", () => {
  const rooms = { physical: 5, blocked: 1, sold: 2, overbookingAllowance: 1 };
  const count = { date: today, type: rooms, house: { ...rooms, physical: 4 } };
  expect([wantedRooms(count, true), wantedRooms(count, false)]).toEqual([2, 0]);
});

it("stops the sale of its types on its first and its last night", () => {
  const stop = { id: "stop-1", from: "2026-05-01", to: "2026-05-03", roomTypeIds: ["DBL"] };
  const on = (date: string, type = "DBL") => isStopped({ stopSales: [stop] }, type, date);
  const days = ["2026-04-30", "2026-05-01", "2026-05-03", "2026-05-04"];
  expect(days.map((date) => on(date))).toEqual([false, true, true, false]);
  expect(on("2026-05-02", "STE")).toBe(false);
  expect(isStopped({ stopSales: [{ ...stop, roomTypeIds: [] }] }, "STE", "2026-05-02")).toBe(true);
});

type Action = Parameters<typeof channelActFaults>[0];
type Act = Parameters<typeof channelActFaults>[1];
const markup = (markupPercent?: number, commissionPercent = 15): Act => ({ markupPercent, commissionPercent });
const stopSale = (from: string, to: string, ...roomTypeIds: string[]): Act => ({ stopSale: { from, to, roomTypeIds } });
const withoutTypes = { stopSale: { from: today, to: today } as Omit<StopSale, "id"> };
const mapped = (...pairs: [roomTypeId: string, channelRateId: string][]): Act => ({
  mappings: pairs.map(([roomTypeId, channelRateId]) => ({ roomTypeId, channelRateId, ratePlanId: "BAR" })),
});

it.each<[string, Action, Act, ...string[]]>([
  ...[-100, 1_000, 100.5, Number.NaN, 3.333, undefined].map((percent): [string, Action, Act, string] => [
    `a markup of ${percent} percent`,
    "set",
    markup(percent),
    "markupPercent MARKUP_INVALID",
  ]),
  ...[-50, 0, 12.5, 100].map((percent): [string, Action, Act] => [`a markup of ${percent}`, "set", markup(percent)]),
  ["a commission above 100 percent", "set", markup(0, 101), "commissionPercent COMMISSION_INVALID"],
  ["a stop of an unknown type", "stop", stopSale(today, today, "DBL", "GONE"), "roomTypeIds FIELD_UNKNOWN"],
  ["a stop without types", "stop", withoutTypes, "roomTypeIds FIELD_UNKNOWN"],
  ["a stop of no dates", "stop", stopSale("2026-02-30", "mañana"), "from STOP_DATE_INVALID", "to STOP_DATE_INVALID"],
  ["a stop that ends before it begins", "stop", stopSale("2026-05-03", "2026-05-01"), "to STOP_INVERTED"],
  ["a stop in the past", "stop", stopSale("2026-04-01", "2026-04-13"), "to STOP_PAST"],
  ["a stop of tonight", "stop", stopSale(today, today)],
  ["a rate mapped twice", "map", mapped(["DBL", "A"], ["TWN", "A"]), "TWN/BAR CHANNEL_RATE_TAKEN"],
  ["an unknown rate", "map", mapped(["STE", "B"]), "STE/BAR CHANNEL_RATE_UNKNOWN"],
  ["an unknown type", "map", mapped(["GONE", "A"]), "GONE/BAR MAPPING_MISSING"],
  ["a type mapped twice", "map", mapped(["FAM", "OLD"], ["FAM", "A"]), "FAM/BAR MAPPING_TAKEN"],
  ["a kept mapping to a rate that is gone", "map", mapped(["FAM", "OLD"])],
  ["a new mapping to a rate that is gone", "map", mapped(["DBL", "OLD"]), "DBL/BAR CHANNEL_RATE_UNKNOWN"],
])("says what is wrong with %s", (_, action, act, ...expected) => {
  expect(codes(action, act)).toEqual(expected);
});

it("connects a channel once something is mapped, by way of a test", () => {
  const { mappings } = channel;
  const against = (...of: Parameters<typeof channelLife.reasonsAgainst>) => codesOf(channelLife.reasonsAgainst(...of));
  expect(against("connect", { state: "disconnected", mappings: [] })).toEqual(["CHANNEL_NOTHING_MAPPED"]);
  expect(against("connect", { state: "disconnected", mappings })).toEqual([]);
  expect(channelLife.stateAfter("connect", "disconnected")).toBe("testing");
  expect(against("sync", { state: "paused", mappings })).toEqual(["ACT_NOT_NOW"]);
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
  const dates = [{ arrival: "2026-02-30" }, { departure: "2026-05-01" }];
  const wrong = [...dates, { prices: [100] }, { prices: [100, -1] }, { adults: 0 }];
  expect(wrong.map((change) => isComplete(booking(change)))).toEqual(wrong.map(() => false));
  expect(isComplete({ ...booking(), rooms: [...booking().rooms, ...booking().rooms] })).toBe(false);
});
