import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { addDays } from "@/domain/civilDate";
import { clearRange, type DayRange } from "@/domain/rates/prices";
import type { DayRestrictions } from "@/domain/rates/rateNight";
import { restrictionReasons } from "@/domain/rates/restrictionReasons";

import { facts } from "./facts";

const open: DayRestrictions = { minStay: 1, isClosed: false, isClosedToArrival: false, isClosedToDeparture: false };
const stay = { arrival: "2026-03-27", departure: "2026-03-30" };

const against = (days: Record<string, Partial<DayRestrictions>>, of = stay) =>
  restrictionReasons(of, (date) => ({ ...open, ...days[date] })).map(({ message }) => message);

const closed = (day: string) => `El ${day}/03/2026 está cerrado a la venta.`;
const lengths = (which: string, nights: number) =>
  `Estancia ${which} de ${nights} noches para llegadas del 27/03/2026.`;
const toArrivals = "El 27/03/2026 está cerrado a llegadas.";
const toDepartures = "El 30/03/2026 está cerrado a salidas.";
const noArrival = { isClosedToArrival: true };
const noDeparture = { isClosedToDeparture: true };
const isClosed = { isClosed: true };
const twoClosed = { "2026-03-27": isClosed, "2026-03-29": isClosed };
const longer = { "2026-03-27": { maxStay: 3 }, "2026-03-28": { maxStay: 1 } };
const dayUse = { arrival: "2026-03-27", departure: "2026-03-27" };
const onDay = (day: string, rules: Partial<DayRestrictions>, of = stay) => against({ [`2026-03-${day}`]: rules }, of);

facts([
  ["a stay without restrictions is sold", () => against({}), []],
  ["a minimum counts on the day of arrival", () => onDay("27", { minStay: 4 }), [lengths("mínima", 4)]],
  ["a minimum may be the stay", () => onDay("27", { minStay: 3 }), []],
  ["a minimum does not count on other days", () => onDay("28", { minStay: 7 }), []],
  ["nobody arrives on a day closed to it", () => onDay("27", noArrival), [toArrivals]],
  ["others stay through that day", () => onDay("28", noArrival), []],
  ["others leave on that day", () => onDay("30", noArrival), []],
  ["nobody leaves on a day closed to it", () => onDay("30", noDeparture), [toDepartures]],
  ["others arrive on that day", () => onDay("27", noDeparture), []],
  ["others sleep through that day", () => onDay("29", noDeparture), []],
  ["no night is sold on a closed day", () => onDay("29", isClosed), [closed("29")]],
  ["a stay may end on that day", () => onDay("30", isClosed), []],
  ["day use has no minimum", () => onDay("27", { minStay: 3 }, dayUse), []],
  ["day use does not begin on a day closed to arrival", () => onDay("27", noArrival, dayUse).length, 1],
  ["closed nights are named", () => against(twoClosed), [closed("27"), closed("29")]],
  [
    "a minimum to stay through counts on each night (fewohbee#287)",
    () => against({ "2026-03-28": { minStayThrough: 2 }, "2026-03-29": { minStayThrough: 4 } }),
    ["Estancia mínima de 4 noches si incluye la del 29/03/2026."],
  ],
  ["it does not count on the departure", () => onDay("30", { minStayThrough: 4 }), []],
  ["a maximum counts on the day of arrival", () => onDay("27", { maxStay: 2 }), [lengths("máxima", 2)]],
  ["a maximum may be the stay, and does not count on other days", () => against(longer), []],
  [
    "no night is sold once its quota is",
    () => against({ "2026-03-27": { quota: 2, sold: 1 }, "2026-03-28": { quota: 2, sold: 2 } }),
    ["El cupo de 2 de esta tarifa para la noche del 28/03/2026 está vendido."],
  ],
  ["a quota of none sells no night", () => onDay("27", { quota: 0 }).length, 1],
  ["a quota does not count on the departure", () => onDay("30", { quota: 0 }), []],
  [
    "all restrictions are told, each with its date",
    () =>
      against({
        "2026-03-27": { ...noArrival, minStay: 5, maxStay: 2 },
        "2026-03-29": isClosed,
        "2026-03-30": noDeparture,
      }),
    [closed("29"), toArrivals, toDepartures, lengths("mínima", 5), lengths("máxima", 2)],
  ],
]);

const ofJanuary = (day: number) => addDays("2026-01-01", day - 1);
const january = (from: number, to: number): DayRange => ({ from: ofJanuary(from), to: ofJanuary(to) });

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
