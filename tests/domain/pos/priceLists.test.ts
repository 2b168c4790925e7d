import { expect, it } from "vitest";

import type { PriceList } from "@/contract/pos/priceLists";
import { listAt, priceIn } from "@/domain/pos/priceLists";
import { onDays } from "@/fakeBackend/tillSample/samplePriceLists";

const list = (more: Partial<PriceList> = {}): PriceList => ({
  id: "LP-1",
  name: "Hora feliz",
  outlet: "bar",
  weekdays: onDays("thursday"),
  from: "18:00",
  until: "20:00",
  percent: 30,
  ...more,
});
const night = list({ from: "22:00", until: "02:00" });
const beer = { price: 3_20 };
const priceAt = (minute: string, of: PriceList) => priceIn(beer, listAt([of], minute));

// 26 November 2026 is a Thursday
it.each<[string, string, PriceList, number]>([
  ["before it begins", "2026-11-26 17:59:59", list(), 3_20],
  ["when it begins", "2026-11-26 18:00", list(), 2_24],
  ["in its last second", "2026-11-26 19:59:59", list(), 2_24],
  ["when it ends", "2026-11-26 20:00:00", list(), 3_20],
  ["on another weekday", "2026-11-27 19:00", list(), 3_20],
  ["in a night that begins on its day", "2026-11-26 22:00", night, 2_24],
  ["in that night after midnight", "2026-11-27 01:59", night, 2_24],
  ["when that night ends", "2026-11-27 02:00", night, 3_20],
  ["in the night after", "2026-11-27 22:30", night, 3_20],
  ["in the night before", "2026-11-26 01:59", night, 3_20],
  ["until midnight", "2026-11-26 23:59", list({ until: "00:00" }), 2_24],
  ["after midnight", "2026-11-27 00:00", list({ until: "00:00" }), 3_20],
  ["in the middle of a whole day", "2026-11-26 12:00", list({ from: "00:00", until: "00:00" }), 2_24],
  ["the day after a whole day", "2026-11-27 00:00", list({ from: "00:00", until: "00:00" }), 3_20],
])("asks the right price %s", (_, minute, of, price) => expect(priceAt(minute, of)).toBe(price));

it("takes an article's own price of the list, also 0, and of several lists the first", () => {
  expect(priceIn({ ...beer, happyHour: 2_50 }, list())).toBe(2_50);
  expect(priceIn({ ...beer, happyHour: 0 }, list())).toBe(0);
  expect(priceIn({ ...beer, happyHour: 2_50 })).toBe(3_20);
  expect(listAt([list(), list({ id: "LP-2" })], "2026-11-26 19:00")?.id).toBe("LP-1");
});
