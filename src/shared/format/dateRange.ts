import type { CivilDate } from "@/contract/property";
import { isCivilDate } from "@/domain/civilDate";

/** Both days included; without `from` and `to`, all days. */
export interface DateRange {
  from?: CivilDate;
  to?: CivilDate;
}

/** `dd/MM/yyyy`, the specification's format, for display and input. */
export const typedDate = (date: CivilDate): string => date.split("-").toReversed().join("/");

export function typedRange({ from, to }: DateRange): string {
  if (!from) return "";
  return to && to !== from ? `${typedDate(from)} - ${typedDate(to)}` : typedDate(from);
}

const DATE = String.raw`(\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2})`;
const RANGE = new RegExp(String.raw`^\s*${DATE}(?:(?:\s+|\s*(?:-|–|—|a|al|to)\s*)${DATE})?\s*$`, "i");

/** Parses "27/03/2026 - 30/03/2026", "27.3.26 a 30.3.26", a single day, or nothing. Undefined for an invalid date. */
export function parseRange(text: string): DateRange | undefined {
  if (text.trim() === "") return {};
  const [, from, to] = RANGE.exec(text) ?? [];
  if (!from) return undefined;
  const dates = [from, to ?? from].map(dateOf);
  return dates.every(isCivilDate) ? { from: dates[0], to: to === undefined ? undefined : dates[1] } : undefined;
}

/** Parses "27/03/2026", "27.3.26" or "2026-03-27". Undefined for an invalid date, and for nothing. */
export function parseDate(text: string): CivilDate | undefined {
  const { from, to } = parseRange(text) ?? {};
  return to ? undefined : from;
}

function dateOf(text: string): CivilDate {
  if (isCivilDate(text)) return text;
  const [day = "", month = "", year = ""] = text.split(/[/.-]/);
  return [year.length === 2 ? `20${year}` : year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
}
