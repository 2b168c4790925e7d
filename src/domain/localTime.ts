import type { CivilDate } from "@/contract/property";

import { addDays, dateOfDay } from "./civilDate";

const formats = new Map<string, Intl.DateTimeFormat>();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Offsets from UTC, by zone and hour, in ms: cached, because 100,000 rows need them. */
const offsets = new Map<string, Map<number, number>>();

/** `2026-03-27 12:00`, local time of a zone. */
export function localTime(at: number, timeZone: string): string {
  return new Date(at + offsetOf(at, timeZone)).toISOString().slice(0, 16).replace("T", " ");
}

/** The local date of an instant in a zone. */
export const localDate = (at: number, timeZone: string): CivilDate =>
  dateOfDay(Math.floor((at + offsetOf(at, timeZone)) / DAY));

/**
 * The moment at which a hotel is that works on the business date, of the local time of its zone. After midnight, until the
 * close, it is the clock's; a demo that was begun days ago keeps its date.
 */
export const hotelMoment = (clock: string, businessDate: CivilDate): string =>
  clock.slice(0, 10) === addDays(businessDate, 1) ? clock : `${businessDate}${clock.slice(10)}`;

/** Only on a day on which the clocks change is each hour looked at. */
function offsetOf(at: number, timeZone: string): number {
  const day = at - modulo(at, DAY);
  const offset = cachedOffset(day, timeZone);
  return offset === cachedOffset(day + DAY, timeZone) ? offset : cachedOffset(at - modulo(at, HOUR), timeZone);
}

function cachedOffset(hour: number, timeZone: string): number {
  const known = offsets.get(timeZone) ?? new Map<number, number>();
  const offset = known.get(hour) ?? offsetAt(hour, timeZone);
  offsets.set(timeZone, known.set(hour, offset));
  return offset;
}

const modulo = (value: number, by: number) => ((value % by) + by) % by;

function offsetAt(at: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "medium" });
  formats.set(timeZone, format);
  return Date.parse(`${format.format(at).replace(" ", "T")}Z`) - at;
}
