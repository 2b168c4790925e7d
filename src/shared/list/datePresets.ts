import type { CivilDate } from "@/contract/property";
import { addDays, weekdayOf } from "@/domain/civilDate";
import type { DateRange } from "@/shared/format/dateRange";

export type PresetId = "today" | "tomorrow" | "thisWeek" | "nextWeekend" | "nextSevenDays" | "thisMonth" | "nextMonth";

const SATURDAY = 6;
const SUNDAY = 7;

/** The ranges that a desk asks for, by the hotel's own date. A week begins on Monday. */
export function datePresets(today: CivilDate): [PresetId, Required<DateRange>][] {
  const monday = addDays(today, 1 - weekdayOf(today));
  const saturday = addDays(monday, SATURDAY - 1 + (weekdayOf(today) === SUNDAY ? 7 : 0));
  const firstOfMonth = `${today.slice(0, 8)}01`;
  const firstOfNext = firstOfMonthAfter(firstOfMonth);
  return [
    ["today", { from: today, to: today }],
    ["tomorrow", { from: addDays(today, 1), to: addDays(today, 1) }],
    ["thisWeek", { from: monday, to: addDays(monday, 6) }],
    ["nextWeekend", { from: saturday, to: addDays(saturday, 1) }],
    ["nextSevenDays", { from: today, to: addDays(today, 6) }],
    ["thisMonth", { from: firstOfMonth, to: addDays(firstOfNext, -1) }],
    ["nextMonth", { from: firstOfNext, to: addDays(firstOfMonthAfter(firstOfNext), -1) }],
  ];
}

/** 31 days after the first of a month it is always the next one. */
const firstOfMonthAfter = (first: CivilDate): CivilDate => `${addDays(first, 31).slice(0, 8)}01`;
