import { describe, expect, it } from "vitest";

import { type Dimension, dimensions, type FigureFilter } from "@/contract/figures/period";
import { adrOf, inventoryOccupancy, revParOf } from "@/domain/kpis/rates";

import { openClose } from "../../support/closeCalls";
import { figuresApi, figuresOf, rowsOf } from "../../support/figureCalls";

const periods: [string, FigureFilter][] = [
  ["one night", { from: "2026-04-14", to: "2026-04-14" }],
  ["a closed week", { from: "2026-04-06", to: "2026-04-12" }],
  ["a month, half of it closed", { from: "2026-04-01", to: "2026-04-30" }],
  ["two years", { from: "2025-01-01", to: "2026-12-31" }],
  ["a channel", { from: "2026-04-01", to: "2026-04-30", channel: "booking" }],
  ["a type under a plan", { from: "2026-04-01", to: "2026-04-30", type: "DBL", plan: "BB" }],
  ["a segment of a country", { from: "2026-04-01", to: "2026-04-30", segment: "retail", country: "ES" }],
];

describe.each(periods)("the figures of %s", (_, filter) => {
  it("are the sums of their rows", async () => {
    openClose({ reservations: 250 });
    const { sums, pickup } = await figuresOf(filter);
    const { now } = sums;
    const sumOf = async (...of: Parameters<typeof rowsOf>) => (await rowsOf(...of)).sum;
    const totalOf = async (...of: Parameters<typeof rowsOf>) => (await rowsOf(...of)).total;
    expect(await sumOf("occupancy", filter)).toMatchObject({ nights: now.sold });
    expect(await sumOf("adr", filter)).toMatchObject({
      nights: now.sold,
      roomRevenue: now.roomRevenue,
      commission: now.commission,
    });
    expect((await sumOf("adr", filter, { noShows: "included" })).roomRevenue).toBe(now.roomRevenue + now.noShowRevenue);
    expect(await rowsOf("revpar", filter)).toMatchObject({
      inventory: now.inventory,
      sum: { roomRevenue: now.roomRevenue },
    });
    expect(await totalOf("arrivals", filter)).toBe(now.arrivals);
    expect(await totalOf("departures", filter)).toBe(now.departures);
    expect(await totalOf("inHouse", filter)).toBe(now.inHouse);
    expect((await sumOf("inHouse", filter)).nights).toBe(now.sold + now.complimentary);
    expect(await totalOf("cancellations", filter)).toBe(now.cancelled);
    expect(await totalOf("noShows", filter)).toBe(now.noShows);
    for (const [since, of] of [
      [1, pickup.day],
      [7, pickup.week],
    ] as const) {
      expect(await sumOf("pickup", filter, { since })).toMatchObject({
        nights: of.nights,
        roomRevenue: of.roomRevenue,
      });
      expect(of.new - of.cancelled + of.moved).toBe(of.nights);
    }
  });
});

it("lists rows a page at a time, by arrival, with the sum of all pages", async () => {
  openClose({ reservations: 250 });
  const april = { from: "2026-04-01", to: "2026-04-30" };
  const all = await rowsOf("inHouse", april);
  const pages = await Promise.all(
    [1, 2].map((page) => figuresApi.listFigureRows({ query: { ...april, figure: "inHouse", page, perPage: 5 } })),
  );
  expect(pages.flatMap(({ rows }) => rows)).toEqual(all.rows.slice(0, 10));
  expect(pages[1]).toMatchObject({ total: all.total, sum: all.sum });
  expect(all.rows.map(({ arrival }) => arrival)).toEqual(all.rows.map(({ arrival }) => arrival).toSorted());
});

it.each(dimensions)("adds up to the whole, told apart by %s", async (by: Dimension) => {
  openClose({ reservations: 250 });
  const april = { from: "2026-04-01", to: "2026-04-30" };
  const { sums, channels } = await figuresOf(april);
  const { rows } = await figuresApi.getProduction({ query: { ...april, compare: "weekday", by } });
  const parts = await Promise.all(rows.map(({ key }) => figuresOf({ ...april, [by]: key })));
  for (const sum of ["sold", "roomRevenue", "otherRevenue", "commission"] as const) {
    const ofRows = rows.reduce((all, { now }) => all + now[sum], 0);
    const ofParts = parts.reduce((all, part) => all + part.sums.now[sum], 0);
    expect([ofRows, ofParts]).toEqual([sums.now[sum], sums.now[sum]]);
  }
  expect(channels.reduce((all, { sold }) => all + sold, 0)).toBe(sums.now.sold);
});

it("multiplies to RevPAR, within half a cent", async () => {
  openClose({ reservations: 250 });
  const { now } = (await figuresOf({ from: "2026-04-01", to: "2026-04-30" })).sums;
  const product = inventoryOccupancy(now)! * (now.roomRevenue / now.sold);
  expect(Math.abs(product - revParOf(now)!)).toBeLessThanOrEqual(0.5);
  expect(adrOf(now)).toBe(Math.round(now.roomRevenue / now.sold));
});
