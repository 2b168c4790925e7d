import { expect, it } from "vitest";

import type { PriceList } from "@/contract/pos/till";
import { priceListFaults } from "@/domain/pos/priceListFaults";

const THURSDAY = 4;
const list = (weekdays: number[], from: string, until: string, more: Partial<PriceList> = {}): PriceList => ({
  id: "LP-1",
  name: "Hora feliz",
  outlet: "bar",
  weekdays,
  from,
  until,
  percent: 30,
  ...more,
});
const evening = list([THURSDAY], "18:00", "20:00");
const night = list([7], "23:00", "02:00");

it.each<[string, PriceList, PriceList, boolean]>([
  ["in its last minute", list([THURSDAY], "19:59", "21:00"), evening, true],
  ["from its end on", list([THURSDAY], "20:00", "21:00"), evening, false],
  ["until its begin", list([THURSDAY], "17:00", "18:00"), evening, false],
  ["around it", list([THURSDAY], "10:00", "23:00"), evening, true],
  ["on another day", list([5], "18:00", "20:00"), evening, false],
  ["at another outlet", list([THURSDAY], "18:00", "20:00", { outlet: "shop" }), evening, false],
  ["on Monday, in the night of Sunday", list([1], "01:00", "03:00"), night, true],
  ["in the night of Sunday, against Monday", night, list([1], "01:59", "03:00"), true],
  ["on Monday, when that night is over", list([1], "02:00", "03:00"), night, false],
  ["through midnight from the day before", list([3], "22:00", "18:01"), evening, true],
])("knows whether two price lists hold together: %s", (_, one, other, isRefused) => {
  const faults = priceListFaults({ ...one, id: "LP-2" }, [other]);
  expect(faults.map(({ reason }) => reason.code)).toEqual(isRefused ? ["LIST_OVERLAP"] : []);
});

it("asks for a day and for two times, and never refuses a list for itself", () => {
  expect(priceListFaults(evening, [evening])).toEqual([]);
  expect(priceListFaults(list([], "18:00", "18:00"), []).map(({ field }) => field)).toEqual(["weekdays", "until"]);
});
