import type { CivilDate } from "@/contract/property";

import { addDays, isCivilDate } from "./civilDate";
import { nightsBetween } from "./stay";

/** The last date of each form with two: the day on which people leave, or the last night itself. */
const lastDates = {
  stay: "departure",
  walkIn: "departure",
  block: "departure",
  simulator: "departure",
  stopSale: "night",
  massChange: "night",
  report: "night",
  commission: "night",
} as const satisfies Record<string, "departure" | "night">;

export type DatedForm = keyof typeof lastDates;

export interface SaidRange {
  /** At least 1. */
  count: number;
  /** The first and the last night. */
  first: CivilDate;
  last: CivilDate;
}

/** The nights that two dates of a form mean; undefined while they mean none. */
export function saidRange(form: DatedForm, from: string, to: string): SaidRange | undefined {
  if (![from, to].every(isCivilDate)) return undefined;
  const last = lastDates[form] === "departure" ? addDays(to, -1) : to;
  return last < from ? undefined : { count: nightsBetween(from, last) + 1, first: from, last };
}
