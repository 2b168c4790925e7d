import { useMemo } from "react";

import type { RateCalendar } from "@/contract/reservations/rateCalendar";
import { addDays, weekdayOf } from "@/domain/civilDate";
import { useFormat } from "@/shared/i18n/useFormat";
import { useLanguage } from "@/shared/i18n/useText";
import type { GridColumn } from "@/shared/timeGrid/gridLines";
import { Muted } from "@/shared/ui/layout/Muted";

type Nights = Pick<RateCalendar, "from" | "businessDate"> & { count: number };

/** The nights, each with its month: the first of a year has that year in its place. The same columns while the nights are: a changed price changes none. */
export function useRateColumns({ from, businessDate, count }: Nights): GridColumn[] {
  const formats = useFormat();
  const { locale } = useLanguage();
  return useMemo(() => {
    // apart: "nov 26" above a day would be read as another day
    const months = new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" });
    const years = new Intl.DateTimeFormat(locale, { year: "numeric", timeZone: "UTC" });
    return Array.from({ length: count }, (_, place) => {
      const date = addDays(from, place);
      const looks = [
        date === businessDate && "is-today",
        date < businessDate && "is-past",
        weekdayOf(date) >= 6 && "is-weekend",
      ];
      const named = date.endsWith("-01-01") ? years : months;
      return {
        id: date,
        name: `${formats.longDay(date)} ${date.slice(0, 4)}`,
        className: looks.filter(Boolean).join(" "),
        head: (
          <>
            <Muted size={12}>{named.format(Date.parse(date))}</Muted>
            <span>{formats.weekday(date)}</span>
            <strong>{Number(date.slice(8))}</strong>
          </>
        ),
      };
    });
  }, [from, businessDate, count, formats, locale]);
}
