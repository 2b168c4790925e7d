import { useMemo } from "react";

import type { Planning, PlanningCount } from "@/contract/reservations/planning";
import type { CivilDate } from "@/contract/property";
import { addDays, dayNumber, weekdayOf } from "@/domain/civilDate";
import { occupancyOf } from "@/domain/rates/occupancy";
import type { Formats } from "@/shared/format/formats";
import type { Texts } from "@/shared/i18n/texts";
import { useFormat } from "@/shared/i18n/useFormat";
import { useLanguage, useText } from "@/shared/i18n/useText";
import { type GridColumn, NIGHT_EDGE } from "@/shared/timeGrid/gridLines";
import { Muted } from "@/shared/ui/layout/Muted";

export interface Words extends Pick<Texts, "text"> {
  formats: Formats;
  /** In a grid, where a line is one tab stop: its head presses the badge of its room. */
  badgeTab?: -1;
}

type Nights = Pick<Planning, "from" | "to" | "businessDate" | "counts">;

/** The nights, each with what is free in the house and how full it is. */
function planningColumns(
  planning: Nights,
  { text, formats }: Words,
  weekday: (date: CivilDate) => string,
): GridColumn[] {
  const { from, to, businessDate, counts } = planning;
  const countsOn = new Map(datesOf(from, to).map((date): [string, PlanningCount[]] => [date, []]));
  for (const count of counts) countsOn.get(count.date)?.push(count);
  return [...countsOn].map(([date, ofNight]) => {
    const sum = (of: (count: PlanningCount) => number) => ofNight.reduce((total, count) => total + of(count), 0);
    const free = sum((count) => count.free);
    const occupancy = occupancyOf({
      sold: sum((count) => count.occupancy.sold),
      available: sum((count) => count.occupancy.available),
    });
    const share = occupancy === undefined ? "–" : formats.percent(occupancy);
    const day = formats.longDay(date);
    return {
      id: date,
      name: `${day}: ${text("planning.free", { count: free })}, ${text("planning.occupancy", { share })}`,
      className: classOf(date, businessDate),
      edge: NIGHT_EDGE,
      head: (
        <>
          <span>{weekday(date)}</span>
          <strong>{Number(date.slice(8))}</strong>
          <Muted size={12}>{free}</Muted>
          <Muted size={12}>{share}</Muted>
        </>
      ),
    };
  });
}

/** The same columns while the nights and their counts are: a move changes neither. */
export function usePlanningColumns({ from, to, businessDate, counts }: Nights): GridColumn[] {
  const { text } = useText();
  const formats = useFormat();
  const { locale } = useLanguage();
  return useMemo(() => {
    const letters = new Intl.DateTimeFormat(locale, { weekday: "narrow", timeZone: "UTC" });
    const isLong = (date: CivilDate) => formats.weekday(date).length > 4; // Arabic has no short names
    const weekday = (date: CivilDate) => (isLong(date) ? letters.format(Date.parse(date)) : formats.weekday(date));
    return planningColumns({ from, to, businessDate, counts }, { text, formats }, weekday);
  }, [from, to, businessDate, counts, text, formats, locale]);
}

export function classOf(date: CivilDate, businessDate: CivilDate): string {
  const weekend = weekdayOf(date) >= 6 ? "is-weekend" : "";
  if (date === businessDate) return `is-today ${weekend}`;
  return date < businessDate ? `is-past ${weekend}` : weekend;
}

export const datesOf = (from: CivilDate, to: CivilDate): CivilDate[] =>
  Array.from({ length: dayNumber(to) - dayNumber(from) }, (_, place) => addDays(from, place));

/** px, at least: 14 nights fit beside the open menu on a small laptop, and 30 on a large screen. A year is scrolled anyway. */
export const nightWidth = (nights: number) => (nights > 60 ? 64 : 36);
