import type { CivilDate } from "@/contract/property";

const DAY_MS = 86_400_000;

/**
 * Days since 1970-01-01, from year, month and day alone. Differences of local midnights are 23 or 25 hours when summer
 * time begins or ends, and would lose or add a night.
 */
export function dayNumber(date: CivilDate): number {
  const known = dayNumbers.get(date);
  if (known !== undefined) return known;
  const day = Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) / DAY_MS;
  if (date.length === 10) dayNumbers.set(date, day); // instants are too many to be kept
  return day;
}

/** Days by their date, and dates by their day: figures of years ask for each some hundred times. */
const dayNumbers = new Map<CivilDate, number>();
const dates = new Map<number, CivilDate>();

export function dateOfDay(day: number): CivilDate {
  const known = dates.get(day);
  if (known !== undefined) return known;
  const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
  dates.set(day, date);
  return date;
}

export const addDays = (date: CivilDate, days: number): CivilDate => dateOfDay(dayNumber(date) + days);

/** The same day so many months later, or earlier; the month's last day where it has no such day. */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0));
  return new Date(last.setUTCDate(Math.min(day, last.getUTCDate()))).toISOString().slice(0, 10);
}

/** From 1, Monday, to 7. */
export const weekdayOf = (date: CivilDate): number => ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1;

/** Whether the text is `YYYY-MM-DD` and an existing day: no 30 February. */
export const isCivilDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && isOfCalendar(dayNumber(text), text);

/** By zone: to make a format takes thirty times as long as to use it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** The local time at an instant: `2026-03-27T12:00:00`, without a zone. */
export function localMomentIn(instant: Date, timeZone: string): string {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "medium" });
  clocks.set(timeZone, clock);
  return clock.format(instant).replace(" ", "T");
}

/** The local date at an instant. */
export const civilDateIn = (instant: Date, timeZone: string): CivilDate =>
  localMomentIn(instant, timeZone).slice(0, 10);

const isOfCalendar = (day: number, text: string) => Number.isFinite(day) && dateOfDay(day) === text;

/** The year of a date that was typed with two digits: the one that is nearest to today. */
export function nearestYear(digits: string, today: CivilDate): number {
  const short = Number(digits);
  return short + 100 * Math.round((Number(today.slice(0, 4)) - short) / 100);
}
