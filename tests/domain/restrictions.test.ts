import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { addDays } from "@/domain/civilDate";
import { clearRange, type DayRange } from "@/domain/rates/prices";
import type { DayRestrictions } from "@/domain/rates/rateNight";
import { restrictionReasons } from "@/domain/rates/restrictionReasons";

const open: DayRestrictions = { minStay: 1, isClosed: false, isClosedToArrival: false, isClosedToDeparture: false };
const stay = { arrival: "2026-03-27", departure: "2026-03-30" };

const against = (days: Record<string, Partial<DayRestrictions>>, of = stay) =>
  restrictionReasons(of, (date) => ({ ...open, ...days[date] })).map(({ message }) => message);

describe("restrictions", () => {
  it("do not affect a stay if there are none", () => {
    expect(against({})).toEqual([]);
  });

  it("take the minimum stay from the day of arrival only", () => {
    expect(against({ "2026-03-27": { minStay: 4 } })).toEqual([
      "Estancia mínima de 4 noches para llegadas del 27/03/2026.",
    ]);
    expect(against({ "2026-03-27": { minStay: 3 } })).toEqual([]);
    expect(against({ "2026-03-28": { minStay: 7 } })).toEqual([]);
  });

  it("forbid arrivals on a closed day, and allow others to stay through it and to leave", () => {
    expect(against({ "2026-03-27": { isClosedToArrival: true } })).toEqual(["El 27/03/2026 está cerrado a llegadas."]);
    expect(against({ "2026-03-28": { isClosedToArrival: true } })).toEqual([]);
    expect(against({ "2026-03-30": { isClosedToArrival: true } })).toEqual([]);
  });

  it("forbid departures on a closed day, and allow others to arrive and to stay through it", () => {
    expect(against({ "2026-03-30": { isClosedToDeparture: true } })).toEqual(["El 30/03/2026 está cerrado a salidas."]);
    expect(against({ "2026-03-27": { isClosedToDeparture: true } })).toEqual([]);
    expect(against({ "2026-03-29": { isClosedToDeparture: true } })).toEqual([]);
  });

  it("forbid nights on a closed day, and allow a stay to end there", () => {
    expect(against({ "2026-03-29": { isClosed: true } })).toEqual(["El 29/03/2026 está cerrado a la venta."]);
    expect(against({ "2026-03-30": { isClosed: true } })).toEqual([]);
  });

  it("have no minimum for day use", () => {
    const dayUse = { arrival: "2026-03-27", departure: "2026-03-27" };
    expect(against({ "2026-03-27": { minStay: 3 } }, dayUse)).toEqual([]);
    expect(against({ "2026-03-27": { isClosedToArrival: true } }, dayUse)).toHaveLength(1);
  });

  it("name each closed night", () => {
    expect(against({ "2026-03-27": { isClosed: true }, "2026-03-29": { isClosed: true } })).toEqual([
      "El 27/03/2026 está cerrado a la venta.",
      "El 29/03/2026 está cerrado a la venta.",
    ]);
  });

  it("take the minimum to stay through from each night, and not from the departure (fewohbee#287)", () => {
    const days = { "2026-03-28": { minStayThrough: 2 }, "2026-03-29": { minStayThrough: 4 } };
    expect(against(days)).toEqual(["Estancia mínima de 4 noches si incluye la del 29/03/2026."]);
    expect(against({ "2026-03-30": { minStayThrough: 4 } })).toEqual([]);
  });

  it("take the maximum stay from the day of arrival only", () => {
    expect(against({ "2026-03-27": { maxStay: 2 } })).toEqual([
      "Estancia máxima de 2 noches para llegadas del 27/03/2026.",
    ]);
    expect(against({ "2026-03-27": { maxStay: 3 }, "2026-03-28": { maxStay: 1 } })).toEqual([]);
  });

  it("forbid each night on which the plan has sold its quota", () => {
    const days = { "2026-03-27": { quota: 2, sold: 1 }, "2026-03-28": { quota: 2, sold: 2 } };
    expect(against(days)).toEqual(["El cupo de 2 de esta tarifa para la noche del 28/03/2026 está vendido."]);
    expect(against({ "2026-03-27": { quota: 0 } })).toHaveLength(1);
    expect(against({ "2026-03-30": { quota: 0 } })).toEqual([]);
  });

  it("are all told, each with its date", () => {
    const days = {
      "2026-03-27": { isClosedToArrival: true, minStay: 5, maxStay: 2 },
      "2026-03-29": { isClosed: true },
      "2026-03-30": { isClosedToDeparture: true },
    };
    expect(
      restrictionReasons(stay, (date) => ({ ...open, ...(days as Record<string, object>)[date] })).map(
        ({ code }) => code,
      ),
    ).toEqual(["CLOSED", "CLOSED_TO_ARRIVAL", "CLOSED_TO_DEPARTURE", "MIN_STAY", "MAX_STAY"]);
  });
});

const january = (from: number, to: number): DayRange => ({
  from: addDays("2026-01-01", from - 1),
  to: addDays("2026-01-01", to - 1),
});

describe("clearing a range of days", () => {
  it("leaves 5–9 and 21–25 of 5–25 without 10–20 (MewsSystems/gitbook-connector-api)", () => {
    expect(clearRange([january(5, 25)], january(10, 20))).toEqual([january(5, 9), january(21, 25)]);
  });

  it.each([
    ["beside it", january(5, 9), january(10, 20), [january(5, 9)]],
    ["covered by it", january(12, 15), january(10, 20), []],
    ["that ends in it", january(5, 10), january(10, 20), [january(5, 9)]],
    ["that begins in it", january(20, 25), january(10, 20), [january(21, 25)]],
    ["equal to it", january(10, 20), january(10, 20), []],
  ])("leaves of a range %s what lies outside", (_, range, cleared, left) => {
    expect(clearRange([range], cleared)).toEqual(left);
  });

  it("keeps the other fields of a range", () => {
    const minStay = { ...january(5, 25), minStay: 3 };
    expect(clearRange([minStay], january(10, 31))).toEqual([{ ...january(5, 9), minStay: 3 }]);
  });

  it("removes exactly the cleared days", () => {
    const range = fc
      .tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 20 }))
      .map(([from, length]) => january(from, from + length));
    const holds = (ranges: readonly DayRange[], date: string) =>
      ranges.filter(({ from, to }) => from <= date && date <= to).length;
    fc.assert(
      fc.property(fc.array(range, { maxLength: 4 }), range, (ranges, cleared) => {
        const left = clearRange(ranges, cleared);
        for (let day = 1; day <= 81; day++) {
          const date = addDays("2026-01-01", day - 1);
          expect(holds(left, date)).toBe(holds([cleared], date) ? 0 : holds(ranges, date));
        }
      }),
      { seed: 525, numRuns: 150 },
    );
  });
});
