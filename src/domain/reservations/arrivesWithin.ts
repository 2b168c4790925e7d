import type { CivilDate } from "@/contract/property";

import { addDays } from "../civilDate";

/** Nights for which rooms should be assigned, tonight among them. */
export const assignAhead = 7;

/** Whether a stay begins on one of the next nights, of which the first is that of the business date, or before them. */
export const arrivesWithin = ({ arrival }: { arrival: CivilDate }, nights: number, businessDate: CivilDate): boolean =>
  arrival < addDays(businessDate, nights);
