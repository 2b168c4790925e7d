import type { Money } from "@/contract/money";
import type { CivilDate } from "@/contract/property";
import { listFormatOf, listIn } from "./lists";

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;
/** Within this time the name of a weekday is unambiguous. */
const WEEK_MS = 6 * DAY_S * 1000;

/** Between facts; other languages have the Latin one. */
const commas: Partial<Record<string, string>> = { ar: "، ", zh: "、" };

/** With a minus sign: in most languages `Intl` writes a hyphen, which is shorter, and at which a line may break. */
export const withMinus = (number: string): string => number.replace("-", "−");

export type Formats = ReturnType<typeof makeFormats>;

const made = new Map<string, Formats>();

/** Creating an `Intl` formatter costs 170 times its use, so each is made when it is first used, and kept. */
export function formatsOf(locale: string): Formats {
  const formats = made.get(locale) ?? makeFormats(locale);
  made.set(locale, formats);
  return formats;
}

function lazily<Made>(make: () => Made): () => Made {
  let kept: Made | undefined;
  return () => (kept ??= make());
}

/** A format for each clock on which instants are read, the reader's without a zone. */
function zoned(locale: string, options: Intl.DateTimeFormatOptions): (timeZone?: string) => Intl.DateTimeFormat {
  const ofZones = new Map<string | undefined, Intl.DateTimeFormat>();
  return (timeZone) => {
    const format = ofZones.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
    ofZones.set(timeZone, format);
    return format;
  };
}

function makeFormats(locale: string) {
  const currencies = new Map<string, Intl.NumberFormat>();
  // 03/04 is the third of April for English readers too, as on the property's paper
  const civilDates = lazily(
    () =>
      new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
        day: "2-digit",
        month: "2-digit",
        year: "numeric",
        timeZone: "UTC",
      }),
  );
  /** A planning says the same few hundred in each of its lines. */
  const saidDates = new Map<CivilDate, string>([["", ""]]);
  const civilWeekdays = lazily(() => new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" }));
  const civilDays = lazily(
    () =>
      new Intl.DateTimeFormat(locale, {
        weekday: "long",
        day: "numeric",
        month: "long",
        timeZone: "UTC",
      }),
  );
  const comma = commas[new Intl.Locale(locale).language] ?? ", ";
  const percents = lazily(() => new Intl.NumberFormat(locale, { style: "percent" }));
  const changes = lazily(
    () => new Intl.NumberFormat(locale, { style: "percent", signDisplay: "exceptZero", maximumFractionDigits: 1 }),
  );
  const longDates = lazily(() => new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long" }));
  const longDatesOfYears = lazily(() => new Intl.DateTimeFormat(locale, { dateStyle: "long" }));
  const daysAndTimes = zoned(locale, { dateStyle: "medium", timeStyle: "short" });
  // Sweden writes dates as ISO does
  const stamps = zoned("sv-SE", { dateStyle: "short", timeStyle: "short" });
  const times = zoned(locale, { timeStyle: "short" });
  const timesOfDay = lazily(() => {
    const hour = times().resolvedOptions().hour12 ? "numeric" : "2-digit";
    return new Intl.DateTimeFormat(locale, { hour, minute: "2-digit", timeZone: "UTC" });
  });
  const weekdays = zoned(locale, { weekday: "short" });
  const shortDates = zoned(locale, { dateStyle: "short" });
  const countries = lazily(() => new Intl.DisplayNames(locale, { type: "region" }));
  const languages = lazily(() => new Intl.DisplayNames(locale, { type: "language" }));
  const ago = lazily(() => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));

  const kilobytes = lazily(
    () =>
      new Intl.NumberFormat(locale, {
        style: "unit",
        unit: "kilobyte",
        maximumFractionDigits: 1,
      }),
  );
  const megabytes = lazily(
    () => new Intl.NumberFormat(locale, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 }),
  );

  function currencyFormat(currency: string) {
    const options = { style: "currency", currency, currencyDisplay: "narrowSymbol" } as const;
    const format = currencies.get(currency) ?? new Intl.NumberFormat(locale, options);
    currencies.set(currency, format);
    return format;
  }

  return {
    money: ({ cents, currency }: Money) => withMinus(currencyFormat(currency).format(cents / 100)),
    /** "27/03/2026", independent of the browser's zone; "" of a date that is not known. */
    date: (date: CivilDate) => {
      const said = saidDates.get(date) ?? civilDates().format(Date.parse(date));
      saidDates.set(date, said);
      return said;
    },
    /** "viernes, 27 de marzo", of a civil date. */
    longDay: (date: CivilDate) => civilDays().format(Date.parse(date)),
    /** "vie", of a civil date. */
    weekday: (date: CivilDate) => civilWeekdays().format(Date.parse(date)),
    /** "Ana, Luis e Inés". */
    list: listIn(locale),
    /** "101, sucia, balcón": facts about one thing, one after the other. */
    series: (facts: readonly string[]) => facts.join(comma),
    /** "87 %", of a share. */
    percent: (share: number) => percents().format(share),
    /** "+4,2 %", of the change of a figure as a share. */
    change: (share: number) => withMinus(changes().format(share)),
    /** "Francia", of an ISO 3166 code. */
    country: (code: string) => namedIn(countries(), code),
    /** "francés", of an ISO 639 code. */
    language: (code: string) => namedIn(languages(), code),
    /** "a, b y c": each word with what is written before it, and after the last one. */
    enumerated: (words: readonly string[]) => enumeratedBy(listFormatOf(locale), words),
    /** "14:05", of an ISO instant, on the clocks of a zone, else on the reader's. */
    time: (time: string, timeZone?: string) => times(timeZone).format(new Date(time)),
    /** "09:05", in English "9:05 AM", of a time of day as `HH:mm`. */
    timeOfDay: (time: string) => timesOfDay().format(Date.parse(`1970-01-01T${time}Z`)),
    /** "20 nov 2026, 14:05", of an ISO instant, on the clocks of a zone, else on the reader's. */
    dayAndTime: (time: string, timeZone?: string) => daysAndTimes(timeZone).format(new Date(time)),
    /** "2026-11-20 14:05" in every language, of an ISO instant, on the clocks of a zone. */
    stamp: (time: string, timeZone?: string) => stamps(timeZone).format(new Date(time)),
    /** "1,2 MB", of a number of bytes. */
    fileSize: (bytes: number) =>
      bytes < 1024 * 1024 ? kilobytes().format(bytes / 1024) : megabytes().format(bytes / 1024 / 1024),
    /** "viernes, 27 de marzo"; of another year "27 de marzo de 2025". */
    longDate: (date: Date, now = Date.now()) =>
      (date.getFullYear() === new Date(now).getFullYear() ? longDates : longDatesOfYears)().format(date),
    /** Short, for lists, of an ISO instant: today "14:05", in the last week "mar", before that "3/11/26". */
    listTime: (time: string, now = Date.now(), timeZone?: string) => {
      const date = new Date(time);
      const days = shortDates(timeZone);
      if (days.format(date) === days.format(now)) return times(timeZone).format(date);
      return now - date.getTime() < WEEK_MS ? weekdays(timeZone).format(date) : days.format(date);
    },
    /** "hace 4 minutos", of an ISO instant. */
    timeAgo: (time: string, now = Date.now()) => {
      const seconds = (Date.parse(time) - now) / 1000;
      if (-seconds < HOUR_S) return ago().format(Math.round(seconds / MINUTE_S), "minute");
      if (-seconds < DAY_S) return ago().format(Math.round(seconds / HOUR_S), "hour");
      return ago().format(Math.round(seconds / DAY_S), "day");
    },
  };
}

function enumeratedBy(format: Intl.ListFormat, words: readonly string[]) {
  const written: { before: string; word: string; after: string }[] = [];
  let before = "";
  for (const { type, value } of format.formatToParts(words)) {
    if (type === "element") written.push({ before, word: value, after: "" });
    before = type === "element" ? "" : value;
  }
  const last = written.at(-1);
  if (last) last.after = before;
  return written;
}

/** The code itself where it is not well formed. */
function namedIn(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
