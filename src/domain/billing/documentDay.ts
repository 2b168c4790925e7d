import type { CivilDate, Property } from "@/contract/property";

import { civilDateIn } from "../civilDate";

/** The day of documents: the business date, or the date of the hotel's clock where a day was closed early. */
export function documentDay(
  now: Date,
  { businessDate, timeZone }: Pick<Property, "businessDate" | "timeZone">,
): CivilDate {
  const clockDate = civilDateIn(now, timeZone);
  return clockDate < businessDate ? clockDate : businessDate;
}
