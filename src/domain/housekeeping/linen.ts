import type { CivilDate } from "@/contract/property";
import type { ReservationNight } from "@/contract/reservations/reservations";

import { addDays, dayNumber } from "../civilDate";

/** The bed linen of a guest who stays is changed after so many nights. */
const LINEN_NIGHTS = 3;

/**
 * The day on which the linen of a guest's bed was put on: as the guest came into the room, then with each change that was
 * done. What was due and not done is due again the next day.
 */
export function linenSince(
  nights: readonly Pick<ReservationNight, "date" | "roomId">[],
  roomId: string,
  date: CivilDate,
  isDone: (on: CivilDate) => boolean,
): CivilDate {
  const elsewhere = nights.findLast((night) => night.date < date && night.roomId !== roomId);
  let since = nights.find((night) => night.date > (elsewhere?.date ?? ""))?.date ?? date;
  for (let day = addDays(since, LINEN_NIGHTS); day < date; day = addDays(day, 1))
    if (isLinenDue(since, day) && isDone(day)) since = day;
  return since;
}

export const isLinenDue = (since: CivilDate, date: CivilDate): boolean =>
  dayNumber(date) - dayNumber(since) >= LINEN_NIGHTS;
