import { describe, expect, it } from "vitest";

import { dayContract } from "@/contract/day/day";
import type { FigureName, FigureRowsFilter } from "@/contract/figures/hotelFigures";
import { dimensions, type FigureFilter } from "@/contract/figures/period";
import { cancellationKeys } from "@/contract/figures/reports";
import { createClient } from "@/shared/api/createClient";

import { openClose } from "../../support/closeCalls";
import { figuresApi, figuresOf, rowsOf } from "../../support/figureCalls";

const { getDay } = createClient(dayContract);

/** Closed days and days to come. */
const april = { from: "2026-04-01", to: "2026-04-30" };
const withApril = { ...april, compare: "weekday" } as const;

const open = () => openClose({ reservations: 250 });

/** The sum over some rows or nights. */
const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0);

describe("the figures", () => {
  it.each<[string, FigureFilter]>([
    ["one night", { from: "2026-04-14", to: "2026-04-14" }],
    ["a closed week", { from: "2026-04-06", to: "2026-04-12" }],
    ["a month, half of it closed", april],
    ["two years", { from: "2025-01-01", to: "2026-12-31" }],
    ["a channel", { ...april, channel: "booking" }],
    ["a type under a plan", { ...april, type: "DBL", plan: "BB" }],
    ["a segment of a country", { ...april, segment: "retail", country: "ES" }],
  ])("of %s are the sums of their rows", async (_, filter) => {
    open();
    const { sums, pickup } = await figuresOf(filter);
    const { now } = sums;
    const rows = (figure: FigureName, more?: Partial<FigureRowsFilter>) => rowsOf(figure, filter, more);
    const { sold, roomRevenue, commission, inventory } = now;
    expect((await rows("occupancy")).sum).toMatchObject({ nights: sold });
    expect((await rows("occupancy")).inventory).toBe(inventory);
    expect((await rows("adr")).sum).toMatchObject({ nights: sold, roomRevenue, commission });
    expect((await rows("adr", { noShows: "included" })).sum.roomRevenue).toBe(roomRevenue + now.noShowRevenue);
    expect(await rows("revpar")).toMatchObject({ inventory, sum: { roomRevenue } });
    expect(await rows("inHouse")).toMatchObject({ total: now.inHouse, sum: { nights: sold + now.complimentary } });
    const totals = { arrivals: now.arrivals, departures: now.departures, cancellations: now.cancelled };
    for (const [figure, total] of Object.entries({ ...totals, noShows: now.noShows }))
      expect([figure, (await rows(figure as FigureName)).total]).toEqual([figure, total]);
    for (const [since, of] of [
      [1, pickup.day],
      [7, pickup.week],
    ] as const) {
      const { nights } = of;
      expect((await rows("pickup", { since })).sum).toMatchObject({ nights, roomRevenue: of.roomRevenue });
      expect(of.new - of.cancelled + of.moved).toBe(nights);
    }
  });

  it("list each row once, a page at a time, with the sum of all pages", async () => {
    open();
    for (const figure of ["adr", "inHouse", "arrivals", "pickup", "cancellations"] as const) {
      const all = await rowsOf(figure, april);
      const { rows, sum, total } = all;
      expect(new Set(rows.map(({ reservationId, change }) => `${reservationId} ${change}`)).size).toBe(total);
      expect(rows).toHaveLength(total);
      expect(sum).toEqual({
        nights: sumOf(rows, ({ nights }) => nights),
        roomRevenue: sumOf(rows, ({ roomRevenue }) => roomRevenue),
        commission: sumOf(rows, ({ commission }) => commission),
        fee: sumOf(rows, ({ fee }) => fee),
      });
      const second = await rowsOf(figure, april, { page: 2, perPage: 5 });
      expect(second).toEqual({ ...all, rows: rows.slice(5, 10) });
    }
    const arrivals = (await rowsOf("inHouse", april)).rows.map(({ arrival }) => arrival);
    expect(arrivals).toEqual(arrivals.toSorted());
  });

  it.each(dimensions)("add up to the whole, told apart by %s", async (by) => {
    open();
    const { sums, channels } = await figuresOf(april);
    const { rows } = await figuresApi.getProduction({ query: { ...withApril, by } });
    const parts = await Promise.all(rows.map(({ key }) => figuresOf({ ...april, [by]: key })));
    for (const sum of ["sold", "roomRevenue", "otherRevenue", "commission"] as const) {
      const [ofRows, ofParts] = [sumOf(rows, (row) => row.now[sum]), sumOf(parts, (part) => part.sums.now[sum])];
      expect([ofRows, ofParts]).toEqual([sums.now[sum], sums.now[sum]]);
    }
    expect(sumOf(channels, ({ sold }) => sold)).toBe(sums.now.sold);
    const { key, now } = rows[0]!;
    const { sum } = await rowsOf("adr", { ...april, [by]: key });
    expect([sum.nights, sum.roomRevenue]).toEqual([now.sold, now.roomRevenue]);
  });
});

describe("the reports", () => {
  it("forecast the nights of the dashboard, and their pickup", async () => {
    open();
    const { sums, pickup } = await figuresOf(april);
    const { nights } = await figuresApi.getForecast({ query: { ...withApril, since: 7 } });
    expect(sumOf(nights, ({ now }) => now.sold)).toBe(sums.now.sold);
    expect(sumOf(nights, ({ now }) => now.roomRevenue)).toBe(sums.now.roomRevenue);
    expect(sumOf(nights, (night) => night.pickup.nights)).toBe(pickup.week.nights);
    expect(sumOf(nights, (night) => night.pickup.roomRevenue)).toBe(pickup.week.roomRevenue);
    // those of groups are told apart, and never more than are sold
    expect(nights.filter(({ groups, now }) => groups > now.sold)).toEqual([]);
  });

  it.each(cancellationKeys)("count cancellations by %s as the dashboard does, each with its rows", async (by) => {
    open();
    const { now } = (await figuresOf(april)).sums;
    const { rows } = await figuresApi.getCancellations({ query: { ...april, by } });
    for (const count of ["booked", "cancelled", "noShows"] as const)
      expect([count, sumOf(rows, (row) => row[count])]).toEqual([count, now[count]]);
    const row = rows.find(({ cancelled }) => cancelled > 0)!;
    const behind = await rowsOf("cancellations", { ...april, [by]: row.key });
    expect([behind.total, row.noShows > 0 || behind.sum.fee === row.charged]).toEqual([row.cancelled, true]);
  });
});

/** Two screens of another system counted nights by two rules. */
it("sell the nights that the day board sells", async () => {
  open();
  const { ahead } = await figuresOf(april);
  const { occupancy, coming } = await getDay();
  expect(ahead.map(({ date, sold, outOfOrder }) => [date, sold, outOfOrder])).toEqual(
    occupancy.map(({ date, sold, outOfOrder }) => [date, sold, outOfOrder]),
  );
  const near = new Map(ahead.map((night) => [night.date, night]));
  expect(coming.map(({ date }) => [near.get(date)?.arrivals, near.get(date)?.departures])).toEqual(
    coming.map(({ arrivals, departures }) => [arrivals, departures]),
  );
});
