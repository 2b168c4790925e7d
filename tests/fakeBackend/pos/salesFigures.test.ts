import { beforeEach, expect, it } from "vitest";

import { type SalesQuery, salesFiguresContract } from "@/contract/figures/salesFigures";
import { createClient } from "@/shared/api/createClient";

import { hotelRefusalOf, openHotel } from "../../support/hotelBackend";
import { giveBack, line, openTill, paidBy, sell } from "../../support/tillCalls";

const { getSalesFigures } = createClient(salesFiguresContract);
const figures = (query: SalesQuery = {}) => getSalesFigures({ query });

beforeEach(() => {
  openHotel({ reservations: 12 });
});

it("has a sale at once, its return, and both by the method that paid", async () => {
  await openTill();
  const beer = line(3_20, { quantity: 2, name: "Cerveza", cost: 80 });
  const sold = await sell([beer], { payments: [paidBy("card", 6_40)], tip: { method: "card", amount: 50 } });
  expect(await figures()).toMatchObject({
    period: { from: "2026-04-14", to: "2026-04-14" },
    comparedWith: { from: "2026-04-13", to: "2026-04-13" },
    sums: { now: { gross: 6_40, sales: 6_40, net: 5_82, tips: 50, tickets: 1 } },
    hours: [{ hour: 10, sales: 6_40 }],
    articles: [{ name: "Cerveza", quantity: 2, margin: 5_82 - 1_60 }],
    methods: [{ method: "card", sales: 6_40, tips: 50 }],
  });
  await giveBack(sold, 1, [paidBy("card", 3_20)]);
  expect((await figures({ till: "T1" })).sums.now).toMatchObject({ returns: 3_20, sales: 3_20, tickets: 1 });
  expect((await figures({ till: "T2" })).sums.now).toMatchObject({ sales: 0, tickets: 0 });
});

it.each<[string, SalesQuery, string[]]>([
  ["a day to come", { from: "2026-04-15" }, ["PERIOD_AHEAD"]],
  ["a day before the first ticket", { from: "2026-04-13" }, ["PERIOD_WITHOUT_DATA"]],
  ["an end before its beginning", { from: "2026-04-14", to: "2026-04-13" }, ["PERIOD_ENDS_BEFORE"]],
  ["an unknown till", { till: "T9" as "T1" }, []],
])("refuses %s", async (_, query, codes) => {
  expect(await hotelRefusalOf(figures(query))).toMatchObject({ status: 422, codes });
});

it("knows the counted shifts of the sample, and sums that are the same by every part", async () => {
  openHotel({ reservations: 12, tickets: 300 });
  const { sums, shifts, hours, weekdays, articles, categories, methods, people } = await figures({
    from: "2026-04-01",
    to: "2026-04-14",
  });
  expect(sums.now.sales).toBeGreaterThan(0);
  for (const parts of [hours, weekdays, articles, categories, methods, people])
    expect(parts.reduce((sum, { sales }) => sum + sales, 0)).toBe(sums.now.sales);
  expect(shifts.length).toBeGreaterThan(20);
  expect(shifts[0]!.title).toMatch(/^Z-T1-0000\d\d$/);
});
