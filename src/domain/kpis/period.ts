import type { Comparison, Period } from "@/contract/figures/period";
import type { CivilDate } from "@/contract/property";

import { addDays, addMonths } from "../civilDate";
import { nightsBetween } from "../stay";

/** The same weekday a year before: 52 whole weeks. */
const YEAR_OF_WEEKS = 364;

/** Nights of a period, the last one included. */
export const lengthOf = ({ from, to }: Period): number => nightsBetween(from, to) + 1;

/**
 * The nights that a period is compared with. By date, 29 February is compared with 28 February, so that a month stays in
 * its month. By weekday, a month may borrow days of its neighbour.
 */
export function comparedPeriod(period: Period, comparison: Comparison): Period {
  const { from, to } = period;
  if (comparison === "before") return { from: addDays(from, -lengthOf(period)), to: addDays(from, -1) };
  return { from: yearBefore(from, comparison), to: yearBefore(to, comparison) };
}

/** The close whose books are compared with those of `close`: a year before too, but for the nights just before. */
export const comparedClose = (close: CivilDate, comparison: Comparison): CivilDate =>
  comparison === "before" ? close : yearBefore(close, comparison);

/**
 * The night that one night of a period is compared with. By weekday, the nights of Holy Week are compared with those of
 * the other Holy Week.
 */
export function comparedNight(night: CivilDate, period: Period, comparison: Comparison): CivilDate {
  if (comparison === "before") return addDays(night, -lengthOf(period));
  return (comparison === "weekday" && sameFeastBefore(night)) || yearBefore(night, comparison);
}

/** Easter Sundays; a year without one is compared by the weekday alone. */
const easters = ["2025-04-20", "2026-04-05", "2027-03-28", "2028-04-16"] as const;

/** From Palm Sunday to Easter Monday, in days from Easter Sunday. */
const holyWeek = { first: -7, last: 1 } as const;

/** The same night of the Holy Week before; undefined for a night of no Holy Week, or of the first one. */
function sameFeastBefore(night: CivilDate): CivilDate | undefined {
  for (const [index, easter] of easters.entries()) {
    const days = nightsBetween(easter, night);
    const before = easters[index - 1];
    if (before && days >= holyWeek.first && days <= holyWeek.last) return addDays(before, days);
  }
  return undefined;
}

const yearBefore = (date: CivilDate, comparison: "weekday" | "date"): CivilDate =>
  comparison === "weekday" ? addDays(date, -YEAR_OF_WEEKS) : addMonths(date, -12);

/** The month, or the year, of a closed day until it: the last closed day is the business date − 1. */
export const untilDay = (date: CivilDate, span: "month" | "year"): Period => ({ from: firstOf(date, span), to: date });

/**
 * The days with which a month or year until a day is compared: as many, from the first of the one before and within it; by
 * weekday the same ones 364 days before.
 */
export function comparedUntilDay(date: CivilDate, span: "month" | "year", comparison: Comparison): Period {
  const period = untilDay(date, span);
  if (comparison === "weekday") return comparedPeriod(period, comparison);
  const from = addMonths(period.from, comparison === "before" && span === "month" ? -1 : -12);
  const last = addDays(addMonths(from, span === "month" ? 1 : 12), -1);
  const to = addDays(from, lengthOf(period) - 1);
  return { from, to: to < last ? to : last };
}

const firstOf = (date: CivilDate, span: "month" | "year"): CivilDate =>
  span === "month" ? `${date.slice(0, 7)}-01` : `${date.slice(0, 4)}-01-01`;
