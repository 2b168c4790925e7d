import type { CivilDate } from "@/contract/property";

import { addDays, isCivilDate } from "./civilDate";
import { nightsBetween } from "./stay";

/** The last date of each form with two: the day on which people leave, the last night itself, or the last day. */
const lastDates = {
  stay: "departure",
  walkIn: "departure",
  block: "departure",
  simulator: "departure",
  stopSale: "night",
  massChange: "night",
  report: "night",
  commission: "night",
  terms: "night",
  vatBook: "day",
  season: "day",
} as const satisfies Record<string, "departure" | "night" | "day">;

export type DatedForm = keyof typeof lastDates;

export interface SaidRange {
  unit: "night" | "day";
  /** At least 1. */
  count: number;
  /** The first and the last night, or day. */
  first: CivilDate;
  last: CivilDate;
}

/** The nights, or days, that two dates of a form mean; undefined while they mean none. */
export function saidRange(form: DatedForm, from: string, to: string): SaidRange | undefined {
  if (![from, to].every(isCivilDate)) return undefined;
  const end = lastDates[form];
  const last = end === "departure" ? addDays(to, -1) : to;
  const unit = end === "day" ? "day" : "night";
  return last < from ? undefined : { unit, count: nightsBetween(from, last) + 1, first: from, last };
}
