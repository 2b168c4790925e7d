import type { CivilDate } from "@/contract/property";

import { addDays } from "../civilDate";

/** Both days included, as people state a restriction: "from the 5th to the 25th". */
export interface DayRange {
  from: CivilDate;
  to: CivilDate;
}

/** The ranges without the days of another: 5–25 without 10–20 is 5–9 and 21–25. */
export const clearRange = <Range extends DayRange>(ranges: readonly Range[], cleared: DayRange): Range[] =>
  ranges.flatMap((range) => {
    if (range.to < cleared.from || cleared.to < range.from) return [range];
    const before = { ...range, to: addDays(cleared.from, -1) };
    const after = { ...range, from: addDays(cleared.to, 1) };
    return [before, after].filter(({ from, to }) => from <= to);
  });
