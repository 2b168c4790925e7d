import { expect, it } from "vitest";

import { cancellationRows, leadBandOf, lostRevenue } from "@/domain/kpis/cancellations";
import { segmentOf, sumsByKey } from "@/domain/kpis/shares";

import { figureStay, line, openNight, slept } from "./stays";

const november = { from: "2026-11-01", to: "2026-11-30" };

it("has the largest revenue first, and every night once", () => {
  const stays = [
    slept({ channelId: "online", commissionPercent: 17 }),
    slept({ channelId: "direct", price: 231_00 }),
    slept({ channelId: "online", lines: [line("posted", 11_00, "2026-11-20")] }),
    figureStay({ channelId: "agency" }),
  ];
  expect(sumsByKey({ stays, openNight }, november, "channel")).toMatchObject([
    { key: "direct", sold: 2, roomRevenue: 420_00, commission: 0, inHouse: 1 },
    { key: "online", sold: 4, roomRevenue: 400_00, commission: 34_00, otherRevenue: 10_00, inHouse: 2 },
  ]);
});

it("has the most nights first where the revenue is the same, then the name", () => {
  const stays = [
    slept({ channelId: "b", price: 0, departure: "2026-11-21" }),
    slept({ channelId: "a", price: 220_00, departure: "2026-11-21" }),
    slept({ channelId: "d" }),
    slept({ channelId: "c" }),
  ];
  expect(sumsByKey({ stays, openNight }, november, "channel").map(({ key }) => key)).toEqual(["c", "d", "a", "b"]);
});

it("has a stay that changes rooms in both types, each night in its own", () => {
  const stay = slept({ departure: "2026-11-23" });
  const parts = stay.parts.map((part, index) => (index < 2 ? part : { ...part, roomTypeId: "suite" }));
  const rows = sumsByKey({ stays: [{ ...stay, parts }], openNight }, november, "type");
  expect(rows.map(({ key, sold, inHouse }) => `${key} ${sold} ${inHouse}`)).toEqual(["double 2 1", "suite 1 1"]);
});

it("says what was charged to those who slept nowhere, without a night", () => {
  const lines = [line("fee", 110_00, "2026-11-05")];
  const noShow = figureStay({ ...november, state: "noShow", channelId: "online", lines });
  expect(sumsByKey({ stays: [noShow], openNight }, november, "channel")).toMatchObject([
    { key: "online", sold: 0, inHouse: 0, noShowRevenue: 100_00 },
  ]);
});

const facts = { isGroup: false, channel: "direct" as const, isForCompany: false, isMember: false };
it.each([
  ["a group, through any channel", { ...facts, isGroup: true, channel: "agency" as const }, "group"],
  ["an agency", { ...facts, channel: "agency" as const, isForCompany: true }, "contract"],
  ["a company's own channel", { ...facts, channel: "company" as const }, "negotiated"],
  ["a stay that a company pays", { ...facts, isForCompany: true, isMember: true }, "negotiated"],
  ["an online agency, also to a member", { ...facts, channel: "onlineAgency" as const, isMember: true }, "discount"],
  ["a member who books with the hotel", { ...facts, isMember: true }, "qualified"],
  ["anyone else", facts, "retail"],
  ["a channel that is not known", { ...facts, channel: undefined }, "retail"],
] as const)("puts %s into its segment", (_, told, segment) => {
  expect(segmentOf(told)).toBe(segment);
});

it.each([
  [0, "0"],
  [1, "1"],
  [3, "1"],
  [4, "4"],
  [30, "15"],
  [31, "31"],
  [400, "61"],
])("puts %d days of lead into the band that begins with %s", (days, band) => {
  const createdOn = new Date(Date.parse("2026-11-20") - days * 86_400_000).toISOString().slice(0, 10);
  expect(leadBandOf({ createdOn, arrival: "2026-11-20" })).toBe(band);
});

const gone = (id: string, endedAt: number, more = {}) =>
  figureStay({ id, state: "cancelled", arrival: "2026-11-20", departure: "2026-11-22", endedAt, ...more });

it("has lost the nights alone whose room stayed empty, those of the last to go first", () => {
  const stays = [gone("first", 1), gone("last", 3), gone("second", 2), slept()];
  const emptyOn = (night: string) => (night === "2026-11-20" ? 2 : 0);
  expect(Object.fromEntries(lostRevenue(stays, emptyOn, openNight))).toEqual({ last: 100_00, second: 100_00 });
});

it("has lost nothing where the house was full or oversold, of another type, or to come", () => {
  const suite = gone("suite", 1, { roomTypeId: "suite" });
  const toCome = gone("to come", 2, { arrival: "2026-11-26", departure: "2026-11-28" });
  const ofDoubles = (_: string, type: string) => (type === "double" ? 5 : -1);
  expect([...lostRevenue([suite, toCome], ofDoubles, openNight)]).toEqual([]);
});

it("says by reason what did not take place, and what was charged for it", () => {
  const stays = [
    gone("one", 1, { cancelReason: "tooExpensive", fee: 110_00 }),
    gone("two", 2, { cancelReason: "tooExpensive" }),
    gone("three", 3),
    figureStay({ id: "four", state: "noShow", arrival: "2026-11-20", departure: "2026-11-21", fee: 90_00 }),
    slept(),
    figureStay({ state: "inquiry", arrival: "2026-11-20", departure: "2026-11-22" }),
    gone("december", 4, { arrival: "2026-12-01", departure: "2026-12-02" }),
  ];
  const lost = new Map([["one", 100_00]]);
  const none = { booked: 1, cancelled: 0, noShows: 0, due: 0, nights: 0, lost: 0, charged: 0 };
  expect(cancellationRows(stays, november, "reason", lost, openNight)).toEqual([
    { ...none, key: "tooExpensive", booked: 2, cancelled: 2, nights: 4, lost: 100_00, charged: 110_00 },
    { ...none, key: "noShow", noShows: 1, due: 1, nights: 1, charged: 90_00 },
    { ...none, key: "other", cancelled: 1, nights: 2 },
    { ...none, key: "", due: 1 },
  ]);
});

it("has the bands from the shortest, and channels by what they have lost", () => {
  const stays = [
    slept({ createdOn: "2026-09-01", channelId: "direct" }),
    slept({ createdOn: "2026-11-18", channelId: "agency" }),
    slept({ createdOn: "2026-11-12", channelId: "agency" }),
    gone("gone", 1, { channelId: "online", createdOn: "2026-11-12" }),
  ];
  const keysBy = (by: "lead" | "channel") =>
    cancellationRows(stays, november, by, new Map(), openNight).map(({ key }) => key);
  expect(keysBy("lead")).toEqual(["1", "8", "61"]);
  expect(keysBy("channel")).toEqual(["online", "agency", "direct"]);
});
