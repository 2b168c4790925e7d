import type { CivilDate } from "@/contract/property";
import { dateOfDay, dayNumber } from "@/domain/civilDate";

const DAY_MS = 86_400_000;
/** After midnight UTC, at half past midnight of a summer's night in Madrid: an hour and a half before. */
const CLOSED_AT_MS = -1.5 * 3_600_000;

/** The instant at which a day of the sample was closed. */
export const closingOf = (date: CivilDate) => new Date((dayNumber(date) + 1) * DAY_MS + CLOSED_AT_MS).toISOString();

/** The day of the sample that was open at an instant, in milliseconds. */
export const closedOn = (instant: number): CivilDate => dateOfDay(Math.floor((instant - CLOSED_AT_MS) / DAY_MS));
