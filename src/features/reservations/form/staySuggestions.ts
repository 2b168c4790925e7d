import type { CivilDate } from "@/contract/property";
import { addDays, weekdayOf } from "@/domain/civilDate";

const FRIDAY = 5;

/** The weekend that is still to come, from Friday to Sunday. */
function nextWeekend(today: CivilDate) {
  const friday = addDays(today, (FRIDAY - weekdayOf(today) + 7) % 7 || 7);
  return { from: friday, to: addDays(friday, 2) };
}

/** The stays that are asked for most. */
export const staySuggestions = (today: CivilDate) => ({
  tonight: { from: today, to: addDays(today, 1) },
  tomorrow: { from: addDays(today, 1), to: addDays(today, 2) },
  weekend: nextWeekend(today),
});
