import type { Period } from "@/contract/figures/period";
import type { CivilDate } from "@/contract/property";
import { addDays } from "@/domain/civilDate";
import { monthOf, quarterOf } from "@/domain/periods";

/** The periods that a hotel asks for, by its business date. Months, quarters and years are whole: what is to come is on the books. */
const presets = {
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  lastSevenDays: (today) => ({ from: addDays(today, -7), to: addDays(today, -1) }),
  nextSevenDays: (today) => ({ from: today, to: addDays(today, 6) }),
  nextThirtyDays: (today) => ({ from: today, to: addDays(today, 29) }),
  nextNinetyDays: (today) => ({ from: today, to: addDays(today, 89) }),
  thisMonth: (today) => monthOf(today),
  lastMonth: (today) => monthOf(today, -1),
  nextMonth: (today) => monthOf(today, 1),
  thisQuarter: (today) => quarterOf(today),
  lastQuarter: (today) => quarterOf(today, -1),
  thisYear: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` }),
} satisfies Record<string, (today: CivilDate) => Period>;

export type PresetId = keyof typeof presets;

export const presetPeriod = (preset: PresetId, today: CivilDate): Period => presets[preset](today);
