import type { CivilDate } from "@/contract/property";
import { addDays } from "@/domain/civilDate";
import { monthOf, quarterOf } from "@/domain/periods";

const day = (date: CivilDate) => ({ from: date, to: date });

/** The days in which what was issued or taken is looked for. */
export const pastDays = (today: CivilDate) => [
  { label: "period.today" as const, range: day(today) },
  { label: "period.yesterday" as const, range: day(addDays(today, -1)) },
  { label: "period.thisMonth" as const, range: monthOf(today) },
  { label: "period.lastMonth" as const, range: monthOf(today, -1) },
  { label: "period.thisQuarter" as const, range: quarterOf(today) },
  { label: "period.lastQuarter" as const, range: quarterOf(today, -1) },
];
