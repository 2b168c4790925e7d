import type { ComparedPeriod, Comparison, Period } from "@/contract/figures/period";
import type { CivilDate } from "@/contract/property";

import { addDays, addMonths } from "../civilDate";
import { nightsBetween, nightsOf } from "../stay";

/** 52 whole weeks. */
const YEAR_OF_WEEKS = 364;

/** Nights of a period, the last one included. */
export const lengthOf = ({ from, to }: Period): number => nightsBetween(from, to) + 1;

/** All of them, in order. */
export const nightsIn = ({ from, to }: Period): CivilDate[] => nightsOf({ arrival: from, departure: addDays(to, 1) });

/** Nights from `from` to `to`, perhaps not all. */
export interface Nights extends Period {
  /** By each of the nights, the one that is compared with it. Absent of nights just before: they are known as they are. */
  comparedTo?: ReadonlyMap<CivilDate, CivilDate>;
  /** Nights between the two that are not of them. */
  skipped?: ReadonlySet<CivilDate>;
}

export const isWithin = (date: CivilDate | undefined, { from, to, skipped }: Nights): boolean =>
  date !== undefined && date >= from && date <= to && !skipped?.has(date);

/**
 * The nights that a period is compared with. By date, 29 February is compared with 28 February, so that a month stays in
 * its month. By weekday, a month may borrow days of its neighbour, and has those of the other Holy Week for its own.
 */
export function comparedNights(period: Period, comparison: Comparison): Nights {
  if (comparison === "before")
    return { from: comparedNight(period.from, period, comparison), to: addDays(period.from, -1) };
  const comparedTo = new Map(nightsIn(period).map((night) => [comparedNight(night, period, comparison), night]));
  const nights = [...comparedTo.keys()].toSorted();
  const span = { from: nights[0]!, to: nights.at(-1)! };
  const skipped = new Set(nightsIn(span).filter((night) => !comparedTo.has(night)));
  return { ...span, comparedTo, ...(skipped.size > 0 && { skipped }) };
}

/** From the first night to the last. */
export const spanOf = ({ from, to, skipped }: Nights): ComparedPeriod => ({
  from,
  to,
  ...(skipped && { isByFeast: true }),
});

/** The night that one night of a period is compared with. */
export function comparedNight(night: CivilDate, period: Period, comparison: Comparison): CivilDate {
  if (comparison === "before") return addDays(night, -lengthOf(period));
  return comparison === "date" ? addMonths(night, -12) : weekdayBefore(night);
}

/** Easter Sundays; a year without one is compared by the weekday alone. */
const easters = ["2025-04-20", "2026-04-05", "2027-03-28", "2028-04-16"] as const;

/** From Palm Sunday to Easter Monday. */
const holyWeekOf = (easter: CivilDate): CivilDate[] => nightsIn({ from: addDays(easter, -7), to: addDays(easter, 1) });

/**
 * Nights of a Holy Week with those of the one before; and those that would be compared with that one, with the nights that
 * this leaves, so that no night is compared twice.
 */
function pairsOf(easter: CivilDate, former: CivilDate): [night: CivilDate, other: CivilDate][] {
  const [own, others] = [holyWeekOf(easter), holyWeekOf(former)];
  const apart = nightsBetween(addDays(easter, -YEAR_OF_WEEKS), former);
  const left = others.map((other) => addDays(other, YEAR_OF_WEEKS)).filter((night) => !own.includes(night));
  return [
    ...own.map((night, day) => [night, others[day]!] as [CivilDate, CivilDate]),
    ...left.map((night): [CivilDate, CivilDate] => {
      let other = addDays(night, -YEAR_OF_WEEKS);
      while (others.includes(other)) other = addDays(other, -apart);
      return [night, other];
    }),
  ];
}

const movedNights = new Map(easters.slice(1).flatMap((easter, index) => pairsOf(easter, easters[index]!)));

/** The same weekday a year before. */
const weekdayBefore = (night: CivilDate): CivilDate => movedNights.get(night) ?? addDays(night, -YEAR_OF_WEEKS);

/** The month, or the year, of a closed day until it: the last closed day is the business date − 1. */
export const untilDay = (date: CivilDate, span: "month" | "year"): Period => ({ from: firstOf(date, span), to: date });

/**
 * The days with which a month or year until a day is compared: as many, from the first of the one before and within it; by
 * weekday the same ones 364 days before.
 */
export function comparedUntilDay(date: CivilDate, span: "month" | "year", comparison: Comparison): Nights {
  const period = untilDay(date, span);
  if (comparison === "weekday") return comparedNights(period, comparison);
  const from = addMonths(period.from, comparison === "before" && span === "month" ? -1 : -12);
  const last = addDays(addMonths(from, span === "month" ? 1 : 12), -1);
  const to = addDays(from, lengthOf(period) - 1);
  return { from, to: to < last ? to : last };
}

const firstOf = (date: CivilDate, span: "month" | "year"): CivilDate =>
  span === "month" ? `${date.slice(0, 7)}-01` : `${date.slice(0, 4)}-01-01`;
