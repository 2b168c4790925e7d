import type { CivilDate } from "@/contract/property";
import { addDays, dateOfDay, dayNumber } from "@/domain/civilDate";
import { cleaningAfter } from "@/domain/close/cleaning";

import type { Hotel } from "../hotel/Hotel";
import type { StoredReservation } from "../hotel/StoredReservation";
import { LISTED_DAYS, type SampleDays, type StoredReport } from "./DayReports";
import { figuresOf } from "./figuresOf";

const DAY_MS = 86_400_000;
/** After midnight UTC, at half past midnight of a summer's night in Madrid: an hour and a half before. */
const CLOSED_AT_MS = -1.5 * 3_600_000;

type Stays = readonly StoredReservation[];

/** The days before the sample's first, each counted without a difference. `earlier` are the stays from before its books. */
export function sampleDays(opened: CivilDate, hotel: Hotel, earlier: () => Stays): SampleDays {
  let first: CivilDate | undefined;

  function staysAround(date: CivilDate): Stays {
    first ??= firstDayOf(hotel.sampled);
    return date > first ? hotel.sampled : [...earlier(), ...hotel.sampled];
  }

  function reportOf(date: CivilDate): StoredReport | undefined {
    const stays = staysAround(date);
    if (date < firstDayOf(stays) && date < addDays(opened, -LISTED_DAYS)) return undefined;
    const [openedAt, closedAt] = [closingOf(addDays(date, -1)), closingOf(date)];
    const figures = figuresOf(date, stays, hotel, ({ at }) => at >= openedAt && at < closedAt);
    const payments = figures.payments.map((count) => ({ ...count, counted: count.expected }));
    const near = stays.filter(({ arrival, departure }) => arrival <= addDays(date, 1) && departure > date);
    const cleaning = cleaningAfter(
      date,
      near.map((stay) => asOf(date, stay)),
      hotel.rooms,
      new Set(),
    );
    return { ...figures, payments, cleaning, date, closedAt, closedBy: "Andrei Popescu", messagesSent: 0, early: [] };
  }

  return { to: opened, reportOf };
}

/** The stay as it was when the day closed: in the house, or still to come. */
const asOf = (date: CivilDate, stay: StoredReservation): StoredReservation =>
  stay.checkedInOn !== undefined && stay.checkedInOn <= date
    ? { ...stay, state: "inHouse" }
    : { ...stay, state: stay.state === "checkedOut" ? "confirmed" : stay.state };

/** "" without stays: then there is no day. */
export const firstDayOf = (stays: Stays): CivilDate =>
  stays.reduce((first, { arrival }) => (first === "" || arrival < first ? arrival : first), "");

const closingOf = (date: CivilDate) => new Date((dayNumber(date) + 1) * DAY_MS + CLOSED_AT_MS).toISOString();

/** The day that was open at an instant, in milliseconds. */
export const closedOn = (instant: number): CivilDate => dateOfDay(Math.floor((instant - CLOSED_AT_MS) / DAY_MS));
