import { expect, it } from "vitest";

import type { FigureStay } from "@/domain/kpis/figureStay";
import { type Figured, nightSums, periodSums } from "@/domain/kpis/nightSums";
import { adrOf, inventoryOccupancy, netAdrOf, netOccupancy } from "@/domain/kpis/rates";
import { occupiedNights, revParOf, tRevParOf } from "@/domain/kpis/rates";

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
  const sums = sumsOf([...worked, noShow]);
  expect(sums).toMatchObject({ sold: 38, roomRevenue: 4_560_00, noShowRevenue: 300_00, noShows: 1 });
  expect([adrOf(sums), adrOf(sums, { withNoShows: true })]).toEqual([120_00, 127_89]);
});

const fee = line("fee", 330_00, night);
const noShow = figureStay({ ...oneNight, state: "noShow", lines: [fee], fee: 330_00 });
const group = figureStay({ ...oneNight, state: "cancelled", isGroup: true, lines: [fee] });
const dayUse = slept({ arrival: night, departure: night, lines: [line("posted", 66_00, night)] });
const nightOff = (cents: number, on = night) => line("correction", -cents, on, { corrects: "room-2026-11-20" });
const takenOff = [nightOff(1_10), line("allowance", -11_00, night)];
const cheap = slept({ ...oneNight, price: 1_10, lines: takenOff, commissionPercent: 12.5 });
const barOff = line("correction", -12_10, night, { vat: 21, corrects: "bar" });
const others = [line("extra", 22_00, night), line("posted", 12_10, night, { vat: 21, id: "bar" }), barOff];
const allArrivals = { arrivals: 40, stays: 39, booked: 40, inHouse: 39, guests: 78 };
const split = [line("split", -5_00, night), line("split", 5_00, night), line("transfer", 44_00, night)];
const again = [nightOff(110_00), line("room", 110_00, night, { id: "again" })];
const states = ["cancelled", "noShow", "inquiry", "waitlist", "optional", "pending", "confirmed"] as const;
const ahead = { sold: 3, arrivals: 3, booked: 5, cancelled: 1, noShows: 1, stays: 3, nights: 6 };
const overdue = figureStay({ arrival: night, departure: "2026-11-24", state: "inHouse", checkedInOn: night });
const notCome = figureStay({ arrival: "2026-11-24", departure: "2026-11-28" });
const long = slept({ arrival: "2026-11-01", departure: "2026-11-24" });
const next = slept({ arrival: "2026-11-22", departure: "2026-11-24" });
const lead = [slept({ createdOn: "2026-11-10" }), slept({ createdOn: "2026-11-21" })];
const late = slept({ checkedInOn: "2026-11-21" });
const early = slept({ departure: "2026-11-22", checkedOutOn: "2026-11-21" });

it.each<[string, FigureStay[], [from?: string, to?: string], Partial<ReturnType<typeof sumsOf>>]>([
  ["has the fee of a group as other income", [group], [], { noShowRevenue: 0, otherRevenue: 300_00 }],
  [
    "has a day use on a line of its own, and no night for it",
    [...worked, dayUse],
    [],
    { sold: 38, dayUses: 1, dayUseRevenue: 60_00, roomRevenue: 4_560_00, otherRevenue: 0 },
  ],
  ["counts a day use as an arrival", [...worked, dayUse], [], allArrivals],
  ["takes a channel's share off with a corrected night alone", [cheap], [], { commission: 0, roomRevenue: -10_00 }],
  [
    "has extras and charges as other revenue, and what another room has bought as none",
    [slept({ lines: [...others, ...split] })],
    [],
    { otherRevenue: 20_00, roomRevenue: 100_00 },
  ],
  ["counts a night posted again once", [slept({ lines: again })], [], { sold: 1, guests: 2, roomRevenue: 100_00 }],
  // complaints about other systems
  ["counts the nights in the period, not the stays", [long], ["2026-11-20", "2026-11-22"], { sold: 3 }],
  ["counts the last night of a long stay", [long], ["2026-11-23", "2026-11-25"], { sold: 1 }],
  ["counts two guests after each other", [slept(), next], ["2026-11-20", "2026-11-23"], { sold: 4 }],
  ["leaves the day of departure to the next guest", [slept(), next], ["2026-11-22"], { sold: 1 }],
  [
    "counts no guest who should have left, or has not come on a closed night",
    [overdue, notCome],
    ["2026-11-24", "2026-11-25"],
    { sold: 0, arrivals: 0, departures: 0, inHouse: 0 },
  ],
  ["counts who is still to come", [overdue, notCome], ["2026-11-26", "2026-11-28"], { sold: 2 }],
  ["counts only what is promised", states.map((state) => figureStay({ state })), ["2026-12-01"], ahead],
  ["measures lead time and length, none below 0", lead, [], { stays: 2, nights: 4, leadDays: 10 }],
  ["counts no late guest on the day of the night", [late], ["2026-11-20"], { arrivals: 0, sold: 1 }],
  ["counts a late guest on the day of the arrival", [late], ["2026-11-21"], { arrivals: 1, sold: 1 }],
  ["counts who leaves early on that day", [early], ["2026-11-21"], { departures: 1 }],
  ["counts who left early no more", [early], ["2026-11-22"], { departures: 0 }],
])("%s", (_, stays, [from, to], expected) => {
  expect(sumsOf(stays, from, to)).toMatchObject(expected);
});

it("takes allowances and corrections off the room revenue of the day they are made", () => {
  const lines = [line("allowance", -11_00, "2026-11-23"), nightOff(110_00, "2026-11-24")];
  const byNight = nightSums(figured([slept({ departure: "2026-11-22", lines })]), { from: night, to: "2026-11-24" });
  expect(byNight.map(({ sold }) => sold)).toEqual([1, 1, 0, 0, 0]);
  expect(byNight.map(({ roomRevenue }) => roomRevenue)).toEqual([100_00, 100_00, 0, -10_00, -100_00]);
});

it("has the nights of an upgrade in the type whose room they use, the arrival in the type sold", () => {
  const stay = slept();
  const upgraded = { ...stay, parts: stay.parts.map((part) => ({ ...part, roomTypeId: "suite" })) };
  const of = (type: string) => sumsOf([upgraded], night, "2026-11-21", { type });
  expect([of("suite").sold, of("double").sold, of("suite").arrivals, of("double").arrivals]).toEqual([2, 0, 0, 1]);
});

it.each<[Figured["filter"], number]>([
  [{ company: "" }, 1],
  [{ company: "Aceites del Sur", country: "ESP" }, 0],
  [{ country: "FRA" }, 1],
])("asks for %j, which %d stays have", (filter, count) => {
  const stays = [slept({ company: "Aceites del Sur", country: "FRA" }), slept()];
  expect(sumsOf(stays, night, night, filter).sold).toBe(count);
});
