import { expect, it } from "vitest";

import { noShelf } from "@/fakeBackend/core/shelf";
import { seasonPrices } from "@/fakeBackend/hotel/sample/seasonPrices";
import { setUpAt } from "@/fakeBackend/hotel/sample/setUpAt";
import { SetUp } from "@/fakeBackend/hotel/setUp/SetUp";
import { baseGuests } from "@/domain/rates/ratePrices";
import { dayNumber } from "@/domain/civilDate";

const forTwo = baseGuests({ baseOccupancy: 2 });

it("gives each night of two years the price that the set-up gives two people", () => {
  const setUp = new SetUp(setUpAt(new Date("2026-03-27T09:00:00Z")), noShelf);
  const prices = seasonPrices(setUp);
  const days = Array.from({ length: 730 }, (_, index) => dayNumber("2025-03-27") + index);
  for (const { id: plan } of setUp.ratePlans.all()) {
    for (const { id: type } of setUp.roomTypes.all()) {
      expect(days.map(prices(plan, type))).toEqual(days.map(setUp.rates.prices(plan, type, forTwo)));
    }
  }
});
