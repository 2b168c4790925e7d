import type { RateLine, RateLineChange } from "@/contract/reservations/rateCalendar";
import { isObject } from "@/shared/shapes";

import { keptQuestions } from "./keptQuestions";

/** Nights that two desks have changed: the changes of this one, and the lines as the other has left them. */
export interface RateConflict {
  key: string;
  changes: RateLineChange[];
  lines: RateLine[];
}

const isConflict = (value: unknown): value is RateConflict =>
  isObject(value) && typeof value.key === "string" && Array.isArray(value.changes) && Array.isArray(value.lines);

export const rateConflicts = keptQuestions("rateConflict", isConflict);
