import fc from "fast-check";
import { expect, it } from "vitest";

import type { TicketReturn } from "@/contract/pos/tickets";
import { proposedReturn, returnAmounts } from "@/domain/pos/returns";
import type { FiguredTicket } from "@/domain/pos/salesEntries";
import { salesFigures } from "@/domain/pos/salesFigures";
import { ticketAmounts } from "@/domain/pos/ticketAmounts";

import { check, patience, sales, sumOf, upTo } from "./randomSales";
import { paid, sampleLine } from "./sampleTicket";

const day = (date: string, to = date) => ({ from: date, to });
const thursday = day("2026-11-26");
const ticket = (more: Partial<FiguredTicket> = {}): FiguredTicket => ({
  state: "paid",
  soldAt: "2026-11-26T13:05:00Z",
  date: "2026-11-26",
  till: "T1",
  by: "Aitana Vives",
  lines: [sampleLine("beer", { quantity: 3, price: 2_00 })],
  payments: [paid("card", 6_00)],
  returns: [],
  history: [],
  ...more,
});
const back = (more: Partial<TicketReturn> = {}): TicketReturn => ({
  id: "R1",
  at: "2026-11-27T09:00:00Z",
  date: "2026-11-27",
  by: "Joan Pons",
  number: "",
  goesTo: "stock",
  lines: [{ lineId: "beer", quantity: 3, amount: 6_00 }],
  payments: [paid("card", -6_00)],
  ...more,
});
const figures = (tickets: FiguredTicket[], period = thursday, timeZone = "Europe/Madrid") =>
  salesFigures(tickets, [], { period, timeZone });

it("says the hour of the hotel's clock, and after midnight goes on after 23 until the close", () => {
  const late = ticket({ soldAt: "2026-11-26T23:30:00Z" });
  const { hours, weekdays } = figures([late, ticket()]);
  expect(hours).toEqual([
    { hour: 14, sales: 6_00, tickets: 1 },
    { hour: 24, sales: 6_00, tickets: 1 },
  ]);
  expect(weekdays.map(({ weekday, hour }) => [weekday, hour])).toEqual([
    [4, 14],
    [4, 24],
  ]);
  expect(figures([late, ticket()], day("2026-11-27")).sums.now.tickets).toBe(0);
  expect(figures([ticket({ soldAt: "2026-11-27T08:30:00Z", date: "2026-11-27" })], day("2026-11-27")).hours).toEqual([
    { hour: 9, sales: 6_00, tickets: 1 },
  ]);
});

it("divides a split payment over its methods, without change and tip, of one ticket", () => {
  const tip = { method: "cash", amount: 1_00 } as const;
  const lines = [sampleLine("bill", { price: 97_00 })];
  const split = ticket({ lines, payments: [paid("cash", 47_00, 51_00), paid("card", 50_00)], tip });
  const { methods, sums, articles } = figures([split]);
  expect(methods).toEqual([
    { method: "cash", sales: 47_00, tips: 1_00 },
    { method: "card", sales: 50_00, tips: 0 },
  ]);
  expect(sums.now).toMatchObject({ tickets: 1, sales: 97_00, tips: 1_00 });
  expect(articles).toMatchObject([{ quantity: 1, sales: 97_00 }]);
});

it("keeps a day's name, category, price, VAT and cost when the article has others later", () => {
  const old = sampleLine("beer", { quantity: 3, price: 2_00, cost: 50 });
  const dearer = { ...old, name: "Caña", category: "Cervezas", price: 2_50, vat: 21 as const, cost: 60 };
  const next = ticket({ date: "2026-11-27", soldAt: "2026-11-27T13:05:00Z", lines: [dearer] });
  const tickets = [next, ticket({ lines: [old] })];
  expect(figures(tickets)).toMatchObject({
    sums: { now: { sales: 6_00, vat: 55, net: 5_45 } },
    articles: [{ name: "beer", sales: 6_00, margin: 5_45 - 1_50 }],
    categories: [{ category: "Cafés", sales: 6_00 }],
  });
  const both = figures(tickets, day("2026-11-26", "2026-11-27"));
  expect(both.articles).toMatchObject([{ name: "Caña", quantity: 6, sales: 13_50 }]);
  expect(both.categories.map(({ category }) => category)).toEqual(["Cervezas", "Cafés"]);
  expect(figures([ticket()]).articles[0]).not.toHaveProperty("margin");
});

it("takes a return off on its own day, and keeps the cost of what is thrown away", () => {
  const lines = [sampleLine("beer", { quantity: 3, price: 2_00, cost: 50 })];
  const returned = ticket({ state: "returned", lines, returns: [back()] });
  expect(figures([returned]).sums.now).toMatchObject({ gross: 6_00, sales: 6_00, returns: 0 });
  const friday = figures([returned], day("2026-11-27"));
  expect(friday).toMatchObject({
    sums: { now: { gross: 0, returns: 6_00, sales: -6_00, tickets: 0 }, before: { sales: 6_00 } },
    people: [{ person: "Joan Pons", returns: 6_00, sales: -6_00, tickets: 0 }],
    methods: [{ method: "card", sales: -6_00 }],
  });
  const both = (goesTo: "stock" | "waste") =>
    figures([ticket({ state: "returned", lines, returns: [back({ goesTo })] })], day("2026-11-26", "2026-11-27"));
  expect(both("stock").articles).toMatchObject([{ quantity: 0, sales: 0, margin: 0 }]);
  expect(both("waste").articles).toMatchObject([{ quantity: 0, sales: 0, margin: -1_50 }]);
});

it("leaves what was voided or is open out of the sales, each in its own figure", () => {
  const history = [{ id: "h", at: "", by: "Joan Pons", what: "void" as const, changes: [] }];
  const result = figures([
    ticket(),
    ticket({ state: "voided", payments: [], history }),
    ticket({ state: "parked", payments: [], date: "2026-11-20" }),
    ticket({ state: "parked", payments: [] }),
    ticket({ state: "taken", payments: [] }),
  ]);
  expect(result.sums.now).toMatchObject({ sales: 6_00, tickets: 1, voided: { tickets: 1, amount: 6_00 } });
  expect(result.articles).toMatchObject([{ quantity: 3 }]);
  expect(result.open).toEqual({ tickets: 3, amount: 18_00 });
  expect(result.people).toMatchObject([
    { person: "Aitana Vives", tickets: 1, voided: 0 },
    { person: "Joan Pons", tickets: 0, sales: 0, voided: 1 },
  ]);
});

it("knows a till's own sales and the counted shifts of the period", () => {
  const shift = { id: "TC-1", title: "Z-T1-000001", till: "T1", date: "2026-11-26", by: "Joan Pons" } as const;
  const shifts = [
    { ...shift, difference: -2_00 },
    { ...shift, id: "TC-2" },
  ];
  const asked = { period: thursday, till: "T1", timeZone: "Europe/Madrid" } as const;
  const ofBar = salesFigures([ticket(), ticket({ till: "T2" })], shifts, asked);
  expect(ofBar.sums.now.tickets).toBe(1);
  expect(ofBar.shifts.map(({ id }) => id)).toEqual(["TC-1"]);
  expect(ofBar.sums.before).toBeUndefined();
});

const dates = ["2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27"];
const random: fc.Arbitrary<FiguredTicket> = fc
  .record({
    sale: sales,
    dayOf: upTo(3),
    minute: upTo(26 * 60, 6 * 60),
    by: upTo(2),
    isBack: fc.boolean(),
    later: upTo(1),
  })
  .map(({ sale, dayOf, minute, by, isBack, later }) => {
    const sold = ticket({
      ...sale,
      date: dates[dayOf]!,
      soldAt: new Date(Date.parse(`${dates[dayOf]}T00:00:00+01:00`) + minute * 60_000).toISOString(),
      by: ["Ana", "Bea", "Ciro"][by]!,
      lines: sale.lines.map((line, place) => ({ ...line, articleId: `A${place % 3}`, category: `C${place % 2}` })),
    });
    if (!isBack) return sold;
    const lines = returnAmounts(sold, [{ lineId: "L0", quantity: 1 }]);
    const payments = proposedReturn(sold, lines[0]!.amount).map(({ method, amount }) => paid(method, 0 - amount));
    return { ...sold, returns: [back({ lines, payments, date: dates[Math.min(3, dayOf + later)]!, by: "Ana" })] };
  });

/** The same figures, counted one by one. */
function counted(tickets: FiguredTicket[], { from, to }: { from: string; to: string }) {
  const sum = { sales: 0, discounts: 0, returns: 0, tips: 0, tickets: 0 };
  const by: Record<"article" | "category" | "method" | "person", Record<string, number>> = {
    article: {},
    category: {},
    method: {},
    person: {},
  };
  const add = (kind: keyof typeof by, key: string, amount: number) => {
    by[kind][key] = (by[kind][key] ?? 0) + amount;
  };
  for (const { date, ...one } of tickets) {
    const { lines, total, gross } = ticketAmounts(one);
    if (date >= from && date <= to) {
      sum.sales += total;
      sum.discounts += gross - total;
      sum.tips += one.tip?.amount ?? 0;
      sum.tickets += 1;
      for (const { line, amount } of lines) add("article", line.articleId, amount);
      for (const { line, amount } of lines) add("category", line.category, amount);
      for (const { method, amount } of one.payments) add("method", method, amount);
      add("person", one.by, total);
    }
    for (const given of one.returns) {
      if (given.date < from || given.date > to) continue;
      for (const { lineId, amount } of given.lines) {
        const { articleId, category } = one.lines.find(({ id }) => id === lineId)!;
        sum.sales -= amount;
        sum.returns += amount;
        add("article", articleId, -amount);
        add("category", category, -amount);
        add("person", given.by, -amount);
      }
      for (const { method, amount } of given.payments) add("method", method, amount);
    }
  }
  return { sum, by };
}

it(
  "comes to the same sum by every part, as counted one by one",
  () => {
    check(fc.tuple(fc.array(random, { maxLength: 8 }), upTo(3), upTo(3)), ([tickets, first, more]) => {
      const period = day(dates[first]!, dates[Math.min(3, first + more)]);
      const { sums, ...parts } = figures(tickets, period);
      const { sum, by } = counted(tickets, period);
      expect(sums.now).toMatchObject(sum);
      expect(sums.now.gross).toBe(sum.sales + sum.discounts + sum.returns);
      expect(sums.now.net + sums.now.vat).toBe(sum.sales);
      for (const part of ["hours", "weekdays", "articles", "categories", "methods", "people"] as const)
        expect(sumOf(parts[part].map((one) => one.sales))).toBe(sum.sales);
      const told = <One extends { sales: number }>(all: One[], keyOf: (one: One) => string) =>
        Object.fromEntries(all.map((one) => [keyOf(one), one.sales]));
      expect(told(parts.articles, (one) => one.articleId)).toEqual(by.article);
      expect(told(parts.categories, (one) => one.category)).toEqual(by.category);
      expect(told(parts.methods, (one) => one.method)).toEqual(by.method);
      expect(told(parts.people, (one) => one.person)).toEqual(by.person);
    });
  },
  patience,
);
