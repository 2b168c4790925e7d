import type { CivilDate } from "@/contract/property";
import { presetPeriod } from "@/shared/figures/period/periodPresets";

const periods = ["today", "yesterday", "thisMonth", "lastMonth", "thisQuarter", "lastQuarter"] as const;

/** The days in which what was issued or taken is looked for. */
export const pastDays = (today: CivilDate) =>
  periods.map((period) => ({ label: `period.${period}` as const, range: presetPeriod(period, today) }));
