import { beforeEach, describe, expect, it } from "vitest";

import { dayContract } from "@/contract/day/day";
import { closeContract } from "@/contract/day/close";
import { type FigureName, figuresContract, type HotelFigures } from "@/contract/figures/hotelFigures";
import { dimensions, type FigureFilter } from "@/contract/figures/period";
import { cancellationKeys, reportsContract } from "@/contract/figures/reports";
import { addDays } from "@/domain/civilDate";
import { dailyRateOf } from "@/domain/close/dayRates";
import { adrOf } from "@/domain/kpis/rates";
import { createClient } from "@/shared/api/createClient";

import { openHotel } from "../../support/hotelBackend";

const api = createClient({ ...figuresContract, ...reportsContract, ...dayContract, ...closeContract });

/** The sample's business date. */
const today = "2026-04-14";
/** Closed days and days to come. */
const april = { from: "2026-04-01", to: "2026-04-30" };

beforeEach(() => void openHotel());

async function allRows(figure: FigureName, filter: Partial<FigureFilter> = {}, more = {}) {
  const query = { figure, ...april, ...filter, ...more, perPage: 20 };
  const first = await api.listFigureRows({ query });
  const pages = Array.from({ length: Math.ceil(first.total / 20) }, (_, index) => index + 1);
  const replies = await Promise.all(pages.map((page) => api.listFigureRows({ query: { ...query, page } })));
  const rows = replies.flatMap((reply) => reply.rows);
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  const sums = {
    nights: sum(({ nights }) => nights),
    roomRevenue: sum(({ roomRevenue }) => roomRevenue),
    commission: sum(({ commission }) => commission),
    fee: sum(({ fee }) => fee),
  };
  expect(rows).toHaveLength(first.total);
  expect(new Set(rows.map(({ reservationId, change }) => `${reservationId} ${change}`)).size).toBe(first.total);
  expect(first.sum).toEqual(sums);
  return { ...sums, count: rows.length, inventory: first.inventory };
}

type Total = (rows: Awaited<ReturnType<typeof allRows>>) => number;
const nights: Total = (rows) => rows.nights;
const revenue: Total = (rows) => rows.roomRevenue;
const count: Total = (rows) => rows.count;

const totals: [FigureName, Total, (figures: HotelFigures) => number][] = [
  ["occupancy", nights, ({ sums }) => sums.now.sold],
  ["occupancy", ({ inventory }) => inventory, ({ sums }) => sums.now.inventory],
  ["adr", nights, ({ sums }) => sums.now.sold],
  ["adr", revenue, ({ sums }) => sums.now.roomRevenue],
  ["adr", ({ commission }) => commission, ({ sums }) => sums.now.commission],
  ["revpar", revenue, ({ sums }) => sums.now.roomRevenue],
  ["arrivals", count, ({ sums }) => sums.now.arrivals],
  ["departures", count, ({ sums }) => sums.now.departures],
  ["inHouse", count, ({ sums }) => sums.now.inHouse],
  ["inHouse", nights, ({ sums }) => sums.now.sold + sums.now.complimentary],
  ["pickup", nights, ({ pickup }) => pickup.day.nights],
  ["pickup", revenue, ({ pickup }) => pickup.day.roomRevenue],
  ["cancellations", count, ({ sums }) => sums.now.cancelled],
  ["noShows", count, ({ sums }) => sums.now.noShows],
];

it.each(totals)("lists the rows behind %s, which add up to it", async (figure, total, of) => {
  const figures = await api.getHotelFigures({ query: { ...april, compare: "weekday" } });
  expect(total(await allRows(figure))).toBe(of(figures));
});

it("lists the same under a filter of each dimension, and its values add up to the whole", async () => {
  for (const by of dimensions) {
    const { rows } = await api.getProduction({ query: { ...april, compare: "before", by } });
    const whole = await allRows("adr");
    expect(rows.reduce((sum, { now }) => sum + now.sold, 0)).toBe(whole.nights);
    expect(rows.reduce((sum, { now }) => sum + now.roomRevenue, 0)).toBe(whole.roomRevenue);
    const [largest] = rows;
    const part = await allRows("adr", { [by]: largest?.key });
    expect([by, part.nights, part.roomRevenue]).toEqual([by, largest?.now.sold, largest?.now.roomRevenue]);
  }
});

it("counts the pickup of a week in its rows, with what is lost below zero", async () => {
  const { pickup } = await api.getHotelFigures({ query: { ...april, compare: "weekday" } });
  expect(nights(await allRows("pickup", {}, { since: 7 }))).toBe(pickup.week.nights);
  expect(pickup.week.nights).toBe(pickup.week.new - pickup.week.cancelled + pickup.week.moved);
});

it("has the price with no-show money of rows that have it", async () => {
  const { sums } = await api.getHotelFigures({ query: { ...april, compare: "weekday" } });
  const rows = await allRows("adr", {}, { noShows: "included" });
  expect(rows.roomRevenue).toBe(sums.now.roomRevenue + sums.now.noShowRevenue);
});

describe("the reports", () => {
  it("forecast the nights of the dashboard, and their pickup", async () => {
    const { sums, pickup } = await api.getHotelFigures({ query: { ...april, compare: "weekday" } });
    const forecast = await api.getForecast({ query: { ...april, compare: "weekday", since: 7 } });
    const sum = (of: (night: (typeof forecast.nights)[number]) => number) =>
      forecast.nights.reduce((total, night) => total + of(night), 0);
    expect(sum(({ now }) => now.sold)).toBe(sums.now.sold);
    expect(sum(({ now }) => now.roomRevenue)).toBe(sums.now.roomRevenue);
    expect(sum((night) => night.pickup.nights)).toBe(pickup.week.nights);
    expect(sum((night) => night.pickup.roomRevenue)).toBe(pickup.week.roomRevenue);
  });

  it.each(cancellationKeys)("count cancellations by %s as the dashboard does, each with its rows", async (by) => {
    const { sums } = await api.getHotelFigures({ query: { ...april, compare: "weekday" } });
    const { rows } = await api.getCancellations({ query: { ...april, by } });
    expect(rows.reduce((sum, row) => sum + row.booked, 0)).toBe(sums.now.booked);
    expect(rows.reduce((sum, row) => sum + row.cancelled, 0)).toBe(sums.now.cancelled);
    expect(rows.reduce((sum, row) => sum + row.noShows, 0)).toBe(sums.now.noShows);
    const row = rows.find(({ cancelled }) => cancelled > 0)!;
    const behind = await allRows("cancellations", by === "channel" ? { channel: row.key } : {}, { [by]: row.key });
    expect([behind.count, row.noShows > 0 || behind.fee === row.charged]).toEqual([row.cancelled, true]);
  });

  it("name one price, and sell the same nights, as the frozen report of the day", async () => {
    for (let ago = 1; ago <= 10; ago += 1) {
      const { report, day } = await api.getDailyReport({ query: { date: addDays(today, -ago), compare: "before" } });
      const { sold, complimentary, people, arrivals, departures } = report;
      expect(day.now).toMatchObject({ sold, complimentary, guests: people, arrivals, departures });
      expect([report.date, adrOf(day.now)]).toEqual([report.date, dailyRateOf(report)]);
    }
  });
});

/** Two screens of another system counted nights by two rules. */
it("sells the nights that the day board sells", async () => {
  const { ahead } = await api.getHotelFigures({ query: { ...april, compare: "weekday" } });
  const { occupancy, coming } = await api.getDay();
  expect(ahead.map(({ date, sold, outOfOrder }) => [date, sold, outOfOrder])).toEqual(
    occupancy.map(({ date, sold, outOfOrder }) => [date, sold, outOfOrder]),
  );
  const near = new Map(ahead.map((night) => [night.date, night]));
  const [arrivals, departures] = [coming.map((day) => day.arrivals), coming.map((day) => day.departures)];
  expect(coming.map(({ date }) => near.get(date)?.arrivals)).toEqual(arrivals);
  expect(coming.map(({ date }) => near.get(date)?.departures)).toEqual(departures);
});

it("tells the group's nights of a forecast apart, and never more than are sold", async () => {
  const { nights: ahead } = await api.getForecast({ query: { ...april, compare: "before", since: 1 } });
  expect(ahead.filter(({ groups, now }) => groups > now.sold)).toEqual([]);
});
