import type { Money } from "@/contract/money";

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;
/** The days whose names still say which one is meant. */
const WEEK_MS = 6 * DAY_S * 1000;

export type Formats = ReturnType<typeof makeFormats>;

const made = new Map<string, Formats>();

/** Making an `Intl` formatter costs 170 times its use, so each locale's are made once. */
export function formatsOf(locale: string): Formats {
  const formats = made.get(locale) ?? makeFormats(locale);
  made.set(locale, formats);
  return formats;
}

function makeFormats(locale: string) {
  const currencies = new Map<string, Intl.NumberFormat>();
  const longDates = new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long" });
  const daysAndTimes = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const times = new Intl.DateTimeFormat(locale, { timeStyle: "short" });
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: "short" });
  const shortDates = new Intl.DateTimeFormat(locale, { dateStyle: "short" });
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });

  const kilobytes = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: "kilobyte",
    maximumFractionDigits: 1,
  });
  const megabytes = new Intl.NumberFormat(locale, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 });

  function currencyFormat(currency: string) {
    const options = { style: "currency", currency, currencyDisplay: "narrowSymbol" } as const;
    const format = currencies.get(currency) ?? new Intl.NumberFormat(locale, options);
    currencies.set(currency, format);
    return format;
  }

  return {
    money: ({ cents, currency }: Money) => currencyFormat(currency).format(cents / 100),
    /** "20 nov 2026, 14:05", of an ISO instant. */
    dayAndTime: (time: string) => daysAndTimes.format(new Date(time)),
    /** "1,2 MB", of a number of bytes. */
    fileSize: (bytes: number) =>
      bytes < 1024 * 1024 ? kilobytes.format(bytes / 1024) : megabytes.format(bytes / 1024 / 1024),
    /** "14:05", of an ISO instant. */
    clockTime: (time: string) => times.format(new Date(time)),
    longDate: (date: Date) => longDates.format(date),
    /** As short as a list wants it, of an ISO instant: today "14:05", in the last week "mar", before that "3/11/26". */
    listTime: (time: string, now = Date.now()) => {
      const date = new Date(time);
      if (date.toDateString() === new Date(now).toDateString()) return times.format(date);
      return (now - date.getTime() < WEEK_MS ? weekdays : shortDates).format(date);
    },
    /** "hace 4 minutos", of an ISO instant. */
    timeAgo: (time: string, now = Date.now()) => {
      const seconds = (Date.parse(time) - now) / 1000;
      if (-seconds < HOUR_S) return ago.format(Math.round(seconds / MINUTE_S), "minute");
      if (-seconds < DAY_S) return ago.format(Math.round(seconds / HOUR_S), "hour");
      return ago.format(Math.round(seconds / DAY_S), "day");
    },
  };
}
