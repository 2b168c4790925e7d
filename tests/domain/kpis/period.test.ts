import { expect, it } from "vitest";

import { comparedNight, comparedNights, comparedUntilDay } from "@/domain/kpis/period";
import { lengthOf, nightsIn, spanOf, untilDay } from "@/domain/kpis/period";
import { weekdayOf } from "@/domain/civilDate";
import { periodReasons } from "@/domain/kpis/periodReasons";

import { facts } from "../facts";

const known = { from: "2025-01-01", to: "2029-11-26" };
const dates = ["PERIOD_DATES: Escriba dos fechas."];
const noneBefore = ["PERIOD_WITHOUT_DATA: No hay datos de ese periodo: empiezan el 01/01/2025."];
const noneAfter = ["PERIOD_AHEAD: No hay datos de ese periodo: terminan el 26/11/2029."];

it.each<[string, string, string, string[]]>([
  ["no first date", "", "2026-03-01", dates],
  ["a date that does not exist", "2026-02-01", "2026-02-30", dates],
  ["a wrong order", "2026-03-02", "2026-03-01", ["PERIOD_ENDS_BEFORE: El periodo termina antes de empezar."]],
  ["three years", "2026-01-01", "2028-01-02", ["PERIOD_TOO_LONG: El periodo puede tener hasta dos años."]],
  ["a year before the data", "2023-01-01", "2024-12-31", noneBefore],
  ["a year after the data", "2029-11-27", "2029-12-31", noneAfter],
  ["a single night", "2026-03-01", "2026-03-01", []],
  ["two years with a leap day", "2027-03-01", "2029-02-28", []],
  ["the first night of the data", "2024-12-01", "2025-01-01", []],
  ["the last night of the data", "2029-11-26", "2030-01-01", []],
])("judges a period of %s", (_, from, to, expected) => {
  expect(periodReasons({ from, to }, known).map(({ code, message }) => `${code}: ${message}`)).toEqual(expected);
});

const comparedPeriod = (...of: Parameters<typeof comparedNights>) => spanOf(comparedNights(...of));

it.each([
  ["2026-11-28", "2025-11-29", "2025-11-28"],
  ["2027-03-28", "2026-04-05", "2026-03-28"], // Easter
  ["2028-03-01", "2027-03-03", "2027-03-01"],
  ["2029-03-01", "2028-03-02", "2028-03-01"],
  ["2028-12-31", "2028-01-02", "2027-12-31"],
])("compares %s by weekday with %s and by date with %s", (date, byWeekday, byDate) => {
  const period = { from: date, to: date };
  expect(comparedPeriod(period, "weekday")).toEqual({ from: byWeekday, to: byWeekday });
  expect(comparedPeriod(period, "date")).toEqual({ from: byDate, to: byDate });
});

it.each([
  ["Good Friday", "2027-03-26", "2026-04-03"],
  ["Easter Sunday", "2027-03-28", "2026-04-05"],
  ["Palm Sunday", "2028-04-09", "2027-03-21"],
  ["Easter Monday", "2026-04-06", "2025-04-21"],
  ["the Tuesday after it", "2027-03-30", "2026-03-24"],
  ["the Saturday after it, with the last that is left", "2027-04-03", "2026-03-28"],
  ["the Sunday after it, where two weeks were the other's", "2027-04-04", "2026-03-22"],
  ["the Saturday before Palm Sunday", "2027-03-20", "2026-03-21"],
  ["the first Easter of the table", "2025-04-20", "2024-04-21"],
])("compares %s by weekday, %s with %s", (_, night, other) => {
  expect(comparedNight(night, { from: night, to: night }, "weekday")).toBe(other);
});

it("compares each night by weekday with the same weekday, and no two with the same night", () => {
  const period = { from: "2025-01-01", to: "2029-12-31" };
  const others = nightsIn(period).map((night) => [night, comparedNight(night, period, "weekday")] as const);
  expect(others.filter(([night, other]) => weekdayOf(night) !== weekdayOf(other))).toEqual([]);
  expect(new Set(others.map(([, other]) => other)).size).toBe(lengthOf(period));
});

const week = { from: "2026-11-23", to: "2026-11-29" };
const single = (date: string) => ({ from: date, to: date });
const march = comparedNights({ from: "2027-03-01", to: "2027-03-31" }, "weekday");

facts([
  ["asks nothing of the data before they are known", () => periodReasons({ from: "1999-01-01", to: "1999-01-31" }), []],
  [
    "compares a February of 29 days by date with the whole February before",
    () => comparedPeriod({ from: "2028-02-01", to: "2028-02-29" }, "date"),
    { from: "2027-02-01", to: "2027-02-28" },
  ],
  ["compares 29 February with the 28th", () => comparedNight("2028-02-29", single("2028-02-29"), "date"), "2027-02-28"],
  ["compares a week with the last", () => comparedPeriod(week, "before"), { from: "2026-11-16", to: "2026-11-22" }],
  ["compares a night with the same a week before", () => comparedNight("2026-11-24", week, "before"), "2026-11-17"],
  ["compares a month with Holy Week with as many nights", () => march.comparedTo?.size, 31],
  ["tells that some are elsewhere", () => spanOf(march), { from: "2026-03-02", to: "2026-04-06", isByFeast: true }],
  [
    "compares Holy Week with Holy Week",
    () => comparedPeriod({ from: "2027-03-21", to: "2027-03-29" }, "weekday"),
    { from: "2026-03-29", to: "2026-04-06" },
  ],
  ["compares a holiday with its date", () => comparedNight("2027-03-26", single("2027-03-26"), "date"), "2026-03-26"],
  ["counts a month until a day", () => untilDay("2026-11-25", "month"), { from: "2026-11-01", to: "2026-11-25" }],
  ["counts a year until a day", () => untilDay("2026-11-25", "year"), { from: "2026-01-01", to: "2026-11-25" }],
]);

it.each([
  ["month", "date", "2026-11-25", "2025-11-01", "2025-11-25"],
  ["month", "before", "2026-11-25", "2026-10-01", "2026-10-25"],
  ["month", "weekday", "2026-11-25", "2025-11-02", "2025-11-26"],
  ["month", "before", "2026-03-31", "2026-02-01", "2026-02-28"],
  ["month", "date", "2028-02-29", "2027-02-01", "2027-02-28"],
  ["year", "date", "2028-03-10", "2027-01-01", "2027-03-11"],
  ["year", "before", "2028-12-31", "2027-01-01", "2027-12-31"],
  ["year", "weekday", "2026-11-25", "2025-01-02", "2025-11-26"],
] as const)("compares the %s until a day, %s, of %s with as many days", (span, comparison, date, from, to) => {
  expect(spanOf(comparedUntilDay(date, span, comparison))).toEqual({ from, to });
});
