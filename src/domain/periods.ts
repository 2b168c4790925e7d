import type { CivilDate } from "@/contract/property";

import { addDays, addMonths } from "./civilDate";

interface Days {
  from: CivilDate;
  to: CivilDate;
}

const firstOfMonth = (date: CivilDate): CivilDate => `${date.slice(0, 8)}01`;

const monthsFrom = (first: CivilDate, months: number): Days => ({
  from: first,
  to: addDays(addMonths(first, months), -1),
});

/** The whole month of a date, or one as many months later. */
export const monthOf = (date: CivilDate, later = 0): Days => monthsFrom(addMonths(firstOfMonth(date), later), 1);

/** The whole quarter of a date, or one as many quarters later. */
export const quarterOf = (date: CivilDate, later = 0): Days =>
  monthsFrom(addMonths(firstOfMonth(date), 3 * later - ((Number(date.slice(5, 7)) - 1) % 3)), 3);
