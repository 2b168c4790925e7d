import { isMainThread } from "node:worker_threads";

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { addDays, civilDateIn, dateOfDay, dayNumber, isCivilDate, weekdayOf } from "@/domain/civilDate";
import { nightsBetween, nightsOf, overlaps, sharedNights } from "@/domain/stay";

import { facts } from "./facts";

/** Summer time that begins at two, at midnight, in the other half of the year, or never; and a quarter of an hour. */
const zones = [
  ["UTC", 0],
  ["Europe/Madrid", -60],
  ["America/Santiago", 180],
  ["America/Bogota", 300],
  ["Pacific/Auckland", -780],
  ["Asia/Kathmandu", -345],
] as const;

describe.each(zones)("in %s", (zone, januaryOffset) => {
  beforeEach(() => void vi.stubEnv("TZ", zone));
  afterEach(() => void vi.unstubAllEnvs());

  // a thread cannot change its zone, and the rules have to hold all the same
  it.runIf(isMainThread)("runs in that zone", () => {
    expect(new Date(2026, 0, 15).getTimezoneOffset()).toBe(januaryOffset);
  });

  /** What date pickers, calendars and hotel systems got wrong, as their users reported it there. */
  it.each([
    ["the night when summer time ends (benitolopez/hotel-datepicker #180)", "2024-10-27", "2024-10-28", 1],
    ["a day of 23 hours (GCWizard #233)", "2019-03-31", "2019-04-01", 1],
    ["a day of 25 hours (GCWizard #233)", "2019-10-27", "2019-10-28", 1],
    ["over the last Sunday of March (taitems/jQuery.Gantt #168)", "2015-03-24", "2015-04-02", 9],
    ["summer time that begins at midnight in Santiago", "2026-09-05", "2026-09-07", 2],
    ["summer time that ends at midnight in Santiago", "2026-04-04", "2026-04-05", 1],
    ["the beginning of summer time in Madrid", "2026-03-28", "2026-03-30", 2],
    ["the end of a month", "2026-01-31", "2026-02-01", 1],
    ["the end of a year", "2026-12-31", "2027-01-01", 1],
    ["a leap day", "2028-02-28", "2028-03-01", 2],
    ["the end of February in other years", "2026-02-28", "2026-03-01", 1],
    ["day use", "2026-03-27", "2026-03-27", 0],
  ])("counts the nights of %s", (_, arrival, departure, nights) => {
    expect(nightsBetween(arrival, departure)).toBe(nights);
    expect(nightsOf({ arrival, departure })).toHaveLength(nights);
  });

  it.each([
    ["2020-10-31", 100, "2020-07-23", "iamkun/dayjs #1097"],
    ["2018-10-28", 1000, "2016-02-01", "iamkun/dayjs #384"],
  ])("goes back from %s by %i days to %s and counts as many (%s)", (date, days, earlier) => {
    expect(addDays(date, -days)).toBe(earlier);
    expect(nightsBetween(earlier, date)).toBe(days);
  });

  const stay = (arrival: string, departure: string) => ({ arrival: `2026-${arrival}`, departure: `2026-${departure}` });
  const march = stay("03-01", "04-01");

  facts([
    ["keeps a picked date (WoollyinWales/jomres #413)", () => nightsOf(stay("06-13", "06-14")), ["2026-06-13"]],
    ["keeps the day of a number", () => dateOfDay(dayNumber("2026-06-13")), "2026-06-13"],
    // Crocoblock/suggestions #5705
    ["frees the room on the day of departure", () => overlaps(stay("03-25", "03-26"), stay("03-26", "03-27")), false],
    ["frees the room the night before", () => overlaps(stay("03-25", "03-26"), stay("03-24", "03-25")), false],
    ["holds the room on its night", () => overlaps(stay("03-25", "03-26"), stay("03-24", "03-27")), true],
    [
      "does not count the day of departure as a night (frappe/hospitality, get_rooms_booked)",
      () => nightsOf(stay("03-27", "03-30")),
      ["2026-03-27", "2026-03-28", "2026-03-29"],
    ],
    // tmphat1312/the-wild-oasis, BookingStatistics
    ["counts the nights of a stay within a month", () => sharedNights(stay("03-30", "04-05"), march), 2],
    ["counts no nights beyond the month", () => sharedNights(stay("02-20", "04-05"), march), 31],
    ["counts no night of the next month", () => sharedNights(stay("04-01", "04-05"), march), 0],
    ["blocks no night for day use", () => overlaps(stay("03-27", "03-27"), stay("03-26", "03-29")), false],
  ]);
});

const daysOfWeek = ["2026-11-16", "2026-11-20", "2026-11-22", "1969-12-29"];
const unknownDates = ["2026-02-30", "2026-13-01", "2026-00-10", "2026-02-29"];
const noDates = [...unknownDates, "2026-1-1", "27/03/2026", "", "2026-03-27 12:00"];

facts([
  ["knows the days of the week, from 1970 back", () => daysOfWeek.map(weekdayOf), [1, 5, 7, 1]],
  ["takes a leap day for a date alone", () => [...noDates, "2028-02-29"].filter(isCivilDate), ["2028-02-29"]],
]);

it("gives the date at the hotel, wherever the browser is", () => {
  const instant = new Date("2026-11-20T23:30:00Z");
  expect(civilDateIn(instant, "Europe/Madrid")).toBe("2026-11-21");
  expect(civilDateIn(instant, "America/Santiago")).toBe("2026-11-20");
});
