import { expect, it } from "vitest";

import type { PriceList } from "@/contract/pos/priceLists";
import { priceListFaults } from "@/domain/pos/priceListFaults";
import { onDays } from "@/fakeBackend/tillSample/samplePriceLists";

type Days = Parameters<typeof onDays>;

const list = (weekdays: Days, from: string, until: string, more: Partial<PriceList> = {}): PriceList => ({
  id: "LP-1",
  name: "Hora feliz",
  outlet: "bar",
  weekdays: onDays(...weekdays),
  from,
  until,
  percent: 30,
  ...more,
});
const evening = list(["thursday"], "18:00", "20:00");
const night = list(["sunday"], "23:00", "02:00");

it.each<[string, PriceList, PriceList, boolean]>([
  ["in its last minute", list(["thursday"], "19:59", "21:00"), evening, true],
  ["from its end on", list(["thursday"], "20:00", "21:00"), evening, false],
  ["until its begin", list(["thursday"], "17:00", "18:00"), evening, false],
  ["around it", list(["thursday"], "10:00", "23:00"), evening, true],
  ["on another day", list(["friday"], "18:00", "20:00"), evening, false],
  ["at another outlet", list(["thursday"], "18:00", "20:00", { outlet: "shop" }), evening, false],
  ["on Monday, in the night of Sunday", list(["monday"], "01:00", "03:00"), night, true],
  ["in the night of Sunday, against Monday", night, list(["monday"], "01:59", "03:00"), true],
  ["on Monday, when that night is over", list(["monday"], "02:00", "03:00"), night, false],
  ["through midnight from the day before", list(["wednesday"], "22:00", "18:01"), evening, true],
])("knows whether two price lists hold together: %s", (_, one, other, isRefused) => {
  const faults = priceListFaults({ ...one, id: "LP-2" }, [other]);
  expect(faults.map(({ reason }) => reason.code)).toEqual(isRefused ? ["LIST_OVERLAP"] : []);
});

it("asks for a day and for two times, and never refuses a list for itself", () => {
  expect(priceListFaults(evening, [evening])).toEqual([]);
  expect(priceListFaults(list([], "18:00", "18:00"), []).map(({ field }) => field)).toEqual(["weekdays", "until"]);
});
