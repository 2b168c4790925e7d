import type { CivilDate } from "@/contract/property";
import { isCivilDate, nearestYear } from "@/domain/civilDate";
import { yearOfBirth } from "@/domain/people/birthDates";
import { latinDigits } from "@/domain/text/digits";

import { civilDateOf } from "./pickerDate";

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
export const parseRange = (text: string): DateRange | undefined => rangeOf(text, nearestDate);

function rangeOf(text: string, dateOf: (typed: string) => CivilDate): DateRange | undefined {
  if (text.trim() === "") return {};
  const [, from, to] = RANGE.exec(latinDigits(text)) ?? [];
  if (!from) return undefined;
  const dates = [from, to ?? from].map((date) => (isCivilDate(date) ? date : dateOf(date)));
  return dates.every(isCivilDate) ? { from: dates[0], to: to === undefined ? undefined : dates[1] } : undefined;
}

/** Whether the text ends with a date whose year has four digits: "27/03/20" may still become "27/03/2027". */
export const endsWithWholeDate = (text: string): boolean =>
  /(?:[/.-]\d{4}|\d{4}-\d{2}-\d{2})\s*$/.test(latinDigits(text));

/** Parses "27/03/2026", "27.3.26" or "2026-03-27". Undefined for an invalid date, and for nothing. */
export const parseDate = (text: string): CivilDate | undefined => dayOf(parseRange(text));

/** The same for a birth, whose year of two digits is never still to come: "63" is 1963. */
export const parseBirthDate = (text: string): CivilDate | undefined => dayOf(rangeOf(text, pastDate));

const dayOf = ({ from, to }: DateRange = {}) => (to ? undefined : from);

/** How a year of two digits is read. */
type Century = (digits: string, month: string, day: string, today: CivilDate) => number;

const dateBy = (yearOf: Century) => (typed: string) => {
  const [day = "", month = "", year = ""] = typed.split(/[/.-]/).map((part) => part.padStart(2, "0"));
  const whole = year.length === 2 ? yearOf(year, month, day, civilDateOf(new Date())) : year;
  return [whole, month, day].join("-");
};

const nearestDate = dateBy((year, _, __, today) => nearestYear(year, today));
const pastDate = dateBy(yearOfBirth);
