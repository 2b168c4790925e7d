import { expect, it } from "vitest";

import type { FigureStay } from "@/domain/kpis/figureStay";
import { type Figured, nightSums, periodSums } from "@/domain/kpis/nightSums";
import {
  adrOf,
  inventoryOccupancy,
  netAdrOf,
  netOccupancy,
  occupiedNights,
  revParOf,
  tRevParOf,
} from "@/domain/kpis/rates";

import { figureStay, line, openNight, slept } from "./stays";

const night = "2026-11-20";
const oneNight = { arrival: night, departure: "2026-11-21" };
const figured = (stays: FigureStay[], filter: Figured["filter"] = {}): Figured => ({
  stays,
  filter,
  roomsOn: () => ({ inventory: 48, outOfOrder: 2, houseUse: 1 }),
  openNight,
});
const sumsOf = (stays: FigureStay[], from = night, to = from, filter: Figured["filter"] = {}) =>
  periodSums(figured(stays, filter), { from, to });
const repeated = (count: number, make: () => FigureStay) => Array.from({ length: count }, make);

/** 38 nights of 120.00 net, one given away; 17 of them, 45 % of the revenue, by a channel that takes 17 %. */
const worked = [
  ...repeated(21, () => slept({ ...oneNight, price: 132_00 })),
  ...repeated(17, () => slept({ ...oneNight, price: 132_00, channelId: "online", commissionPercent: 17 })),
  slept({ ...oneNight, price: 0 }),
];

it("counts a night of 48 rooms as the trade does, to the cent", () => {
  const bar = slept({ ...oneNight, price: 0, lines: [line("posted", 3_194_40, night, { vat: 21 })] });
  const sums = sumsOf([...worked.slice(0, -1), bar]);
  expect(sums).toMatchObject({ sold: 38, complimentary: 1, roomRevenue: 4_560_00, otherRevenue: 2_640_00 });
  expect(inventoryOccupancy(sums)).toBeCloseTo(0.7917, 4);
  expect(netOccupancy(sums)).toBeCloseTo(0.8261, 4);
  expect(occupiedNights(sums)).toBe(40);
  expect([adrOf(sums), revParOf(sums), tRevParOf(sums)]).toEqual([120_00, 95_00, 150_00]);
});

it("takes the share of each channel off its own nights alone", () => {
  const sums = sumsOf(worked);
  expect([sums.commission, netAdrOf(sums)]).toEqual([346_80, 110_87]);
});

it("keeps the fee of those who do not come on a line of its own", () => {
  const noShow = figureStay({ ...oneNight, state: "noShow", lines: [line("fee", 330_00, night)], fee: 330_00 });
  const sums = sumsOf([...worked, noShow]);
  expect(sums).toMatchObject({ sold: 38, roomRevenue: 4_560_00, noShowRevenue: 300_00, noShows: 1 });
  expect([adrOf(sums), adrOf(sums, { withNoShows: true })]).toEqual([120_00, 127_89]);
});

it("has the fee of a group as other income", () => {
  const group = { ...oneNight, state: "cancelled" as const, isGroup: true, lines: [line("fee", 330_00, night)] };
  expect(sumsOf([figureStay(group)])).toMatchObject({ noShowRevenue: 0, otherRevenue: 300_00 });
});

it("has a day use on a line of its own, and no night for it", () => {
  const dayUse = slept({ arrival: night, departure: night, lines: [line("posted", 66_00, night)] });
  const sums = sumsOf([...worked, dayUse]);
  expect(sums).toMatchObject({ sold: 38, dayUses: 1, dayUseRevenue: 60_00, roomRevenue: 4_560_00, otherRevenue: 0 });
  expect(sums).toMatchObject({ arrivals: 40, stays: 39, booked: 40, inHouse: 39, guests: 78 });
});

it("takes allowances and corrections off the room revenue of the day they are made, not of a closed one", () => {
  const lines = [
    line("allowance", -11_00, "2026-11-23"),
    line("correction", -110_00, "2026-11-24", { corrects: "room-2026-11-20" }),
  ];
  const stay = slept({ departure: "2026-11-22", lines });
  const byNight = nightSums(figured([stay]), { from: night, to: "2026-11-24" });
  expect(byNight.map(({ sold, roomRevenue }) => [sold, roomRevenue])).toEqual([
    [1, 100_00],
    [1, 100_00],
    [0, 0],
    [0, -10_00],
    [0, -100_00],
  ]);
});

it("takes a channel's share off with the night that is corrected, to the half cent, and none off an allowance", () => {
  const off = line("correction", -1_10, night, { corrects: "room-2026-11-20" });
  const stay = slept({
    ...oneNight,
    price: 1_10,
    lines: [off, line("allowance", -11_00, night)],
    commissionPercent: 12.5,
  });
  expect(sumsOf([stay])).toMatchObject({ commission: 0, roomRevenue: -10_00 });
});

it("has extras, other charges and their corrections as other revenue, and what another room has bought as none", () => {
  const lines = [
    line("extra", 22_00, night),
    line("posted", 12_10, night, { vat: 21, id: "bar" }),
    line("correction", -12_10, night, { vat: 21, corrects: "bar" }),
    line("split", -5_00, night),
    line("split", 5_00, night),
    line("transfer", 44_00, night),
  ];
  expect(sumsOf([slept({ lines })])).toMatchObject({ otherRevenue: 20_00, roomRevenue: 100_00 });
});

it("counts a night once, whose price was posted again after a correction", () => {
  const again = line("room", 110_00, night, { id: "again" });
  const off = line("correction", -110_00, night, { corrects: "room-2026-11-20" });
  expect(sumsOf([slept({ lines: [off, again] })])).toMatchObject({ sold: 1, guests: 2, roomRevenue: 100_00 });
});

/** Complaints about other systems. */
it("counts the nights that are in the period, not the stays that touch it", () => {
  const long = slept({ arrival: "2026-11-01", departure: "2026-11-24" });
  expect(sumsOf([long], "2026-11-20", "2026-11-22").sold).toBe(3);
  expect(sumsOf([long], "2026-11-23", "2026-11-25").sold).toBe(1);
});

it("leaves the day of departure to the next guest", () => {
  const [one, next] = [slept(), slept({ arrival: "2026-11-22", departure: "2026-11-24" })];
  expect(sumsOf([one, next], "2026-11-20", "2026-11-23").sold).toBe(4);
  expect(sumsOf([one, next], "2026-11-22").sold).toBe(1);
});

it("counts no guest who should have left, or has not come on a closed night", () => {
  const overdue = figureStay({
    arrival: "2026-11-20",
    departure: "2026-11-24",
    state: "inHouse",
    checkedInOn: "2026-11-20",
  });
  const notCome = figureStay({ arrival: "2026-11-24", departure: "2026-11-28" });
  const sums = sumsOf([overdue, notCome], "2026-11-24", "2026-11-25");
  expect(sums).toMatchObject({ sold: 0, arrivals: 0, departures: 0, inHouse: 0 });
  expect(sumsOf([overdue, notCome], "2026-11-26", "2026-11-28").sold).toBe(2);
});

it("counts the cancelled, the inquiries and the waiting list in no night", () => {
  const states = ["cancelled", "noShow", "inquiry", "waitlist", "optional", "pending", "confirmed"] as const;
  const sums = sumsOf(
    states.map((state) => figureStay({ state })),
    "2026-12-01",
  );
  expect(sums).toMatchObject({ sold: 3, arrivals: 3, booked: 5, cancelled: 1, noShows: 1, stays: 3, nights: 6 });
});

it("counts the night of a guest who came after the close on its own date, and the arrival on the day of it", () => {
  const late = slept({ checkedInOn: "2026-11-21" });
  const byNight = nightSums(figured([late]), { from: night, to: "2026-11-21" });
  expect(byNight.map(({ sold }) => sold)).toEqual([1, 1]);
  expect(["2026-11-20", "2026-11-21"].map((date) => sumsOf([late], date).arrivals)).toEqual([0, 1]);
});

it("counts who leaves early on the day they left", () => {
  const early = slept({ departure: "2026-11-22", checkedOutOn: "2026-11-21" });
  expect(["2026-11-21", "2026-11-22"].map((date) => sumsOf([early], date).departures)).toEqual([1, 0]);
});

it("has the nights of an upgrade in the type whose room they use, and the arrival in the type sold", () => {
  const stay = slept();
  const upgraded = { ...stay, parts: stay.parts.map((part) => ({ ...part, roomTypeId: "suite" })) };
  const of = (type: string) => sumsOf([upgraded], night, "2026-11-21", { type });
  expect([of("suite").sold, of("double").sold, of("suite").arrivals, of("double").arrivals]).toEqual([2, 0, 0, 1]);
});

it("measures lead time and length of the stays that arrive, and none below 0", () => {
  const stays = [slept({ createdOn: "2026-11-10" }), slept({ createdOn: "2026-11-21" })];
  expect(sumsOf(stays)).toMatchObject({ stays: 2, nights: 4, leadDays: 10 });
});

it("asks for one value of each dimension, and of an unknown company", () => {
  const stays = [slept({ company: "Aceites del Sur", country: "FRA" }), slept()];
  const sold = (filter: Figured["filter"]) => sumsOf(stays, night, night, filter).sold;
  expect([
    sold({ company: "" }),
    sold({ company: "Aceites del Sur", country: "ESP" }),
    sold({ country: "FRA" }),
  ]).toEqual([1, 0, 1]);
});
