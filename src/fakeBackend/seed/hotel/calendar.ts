import type { CivilDate } from "@/contract/property";
import { dateOfDay } from "@/domain/civilDate";

const dates = new Map<number, CivilDate>();

/** `dateOfDay`, with one text per day however many reservations name it. */
export function dateOn(day: number): CivilDate {
  const known = dates.get(day);
  if (known !== undefined) return known;
  const date = dateOfDay(day);
  dates.set(day, date);
  return date;
}
