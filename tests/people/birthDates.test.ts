import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { birthDateFault, yearOfBirth } from "@/domain/people/birthDates";
import { nearestYear } from "@/domain/civilDate";
import { parseBirthDate, parseDate } from "@/shared/format/dateRange";

const today = "2026-11-26";

describe("a date with a year of two digits", () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date(`${today}T12:00:00`) }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ["1/5/63", "1963-05-01"],
    ["26.11.26", "2026-11-26"],
    ["27/11/26", "1926-11-27"],
    ["1-1-00", "2000-01-01"],
    ["29/2/28", "1928-02-29"],
    ["12/03/1963", "1963-03-12"],
    ["1963-03-12", "1963-03-12"],
    ["31/02/90", undefined],
    ["63", undefined],
    ["", undefined],
  ])("is, of a birth, never still to come: %j", (typed, date) => {
    expect(parseBirthDate(typed)).toBe(date);
  });

  it.each([
    ["27/3/27", "2027-03-27"],
    ["1/1/99", "1999-01-01"],
    ["1/1/75", "2075-01-01"],
    ["1/1/2206", "2206-01-01"],
  ])("is otherwise of the nearest century: %j", (typed, date) => {
    expect(parseDate(typed)).toBe(date);
  });
});

it("takes the century from the day itself", () => {
  expect(yearOfBirth("63", "05", "01", today)).toBe(1963);
  expect(yearOfBirth("05", "05", "01", "1999-01-01")).toBe(1905);
  expect(nearestYear("02", "1998-01-01")).toBe(2002);
});

it.each([
  ["", undefined],
  [today, undefined],
  ["1906-11-26", undefined],
  ["1905-11-25", "BIRTH_DATE_TOO_OLD"],
  ["2026-11-27", "BIRTH_DATE_INVALID"],
  ["1990-02-31", "DATE_UNKNOWN"],
  ["ayer", "DATE_UNKNOWN"],
])("a birth on %j: %s", (date, code) => expect(birthDateFault(date, today)).toBe(code));
