import type { CivilDate } from "@/contract/property";
import { dateOfDay } from "@/domain/civilDate";

const dates = new Map<number, CivilDate>();

/** `dateOfDay`, cached, so that all reservations share one string per day. */
export function dateOn(day: number): CivilDate {
  const known = dates.get(day);
  if (known !== undefined) return known;
  const date = dateOfDay(day);
  dates.set(day, date);
  return date;
}
