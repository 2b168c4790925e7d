import { expect, it } from "vitest";

import type { PriceList } from "@/contract/pos/priceLists";
import { weekdays } from "@/contract/pos/weekdays";
import { listsAt, priceIn } from "@/domain/pos/priceLists";
import { onDays } from "@/fakeBackend/tillSample/samplePriceLists";

const list = (more: Partial<PriceList> = {}): PriceList => ({
  id: "LP-1",
  name: "Hora feliz",
  outlet: "bar",
  weekdays: onDays("thursday"),
  from: "18:00",
  until: "20:00",
  firstDay: "",
  lastDay: "",
  category: "",
  percent: 30,
  prices: [],
  ...more,
});
const night = list({ from: "22:00", until: "02:00" });
const beer = { price: 3_20, category: "Cervezas", codes: ["CER-01", "8437000000013"] };
const priceAt = (minute: string, of: PriceList) => priceIn(beer, listsAt([of], minute)).price;
const allDay = { from: "", until: "" };
const summer = list({ ...allDay, weekdays: onDays(...weekdays), firstDay: "2026-06-15", lastDay: "2026-09-15" });
const lastNight = list({ from: "22:00", until: "02:00", lastDay: "2026-11-26" });

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
  ["all day, without hours", "2026-11-26 00:00", list(allDay), 2_24],
  ["on another day, without hours", "2026-11-27 12:00", list(allDay), 3_20],
  ["the day before a season", "2026-06-14 23:59", summer, 3_20],
  ["on the first day of a season", "2026-06-15 00:00", summer, 2_24],
  ["on the last day of a season", "2026-09-15 23:59", summer, 2_24],
  ["the day after a season", "2026-09-16 00:00", summer, 3_20],
  ["in the last night of a season, after midnight", "2026-11-27 01:59", lastNight, 2_24],
  [
    "from the first day of a season without an end",
    "2027-06-17 12:00",
    list({ ...allDay, firstDay: "2026-06-15" }),
    2_24,
  ],
  ["the day after a whole day", "2026-11-27 00:00", list({ from: "00:00", until: "00:00" }), 3_20],
])("asks the right price %s", (_, minute, of, price) => expect(priceAt(minute, of)).toBe(price));

const idsOf = (lists: PriceList[], minute = "2026-11-26 19:00") => listsAt(lists, minute).map(({ id }) => id);

it.each<[string, Partial<typeof beer> & { happyHour?: number }, PriceList[], number, string | undefined]>([
  ["its own without a list", { happyHour: 2_50 }, [], 3_20, undefined],
  ["its happy hour price", { happyHour: 2_50 }, [list()], 2_50, "LP-1"],
  ["its happy hour price of nothing", { happyHour: 0 }, [list()], 0, "LP-1"],
  ["no happy hour price in a season", { happyHour: 2_50 }, [list({ ...allDay, percent: 10 })], 2_88, "LP-1"],
  ["less a percentage for its category", {}, [list({ category: "Cervezas" })], 2_24, "LP-1"],
  ["its own in a list for another category", {}, [list({ category: "Vinos" })], 3_20, undefined],
  ["that of the list, by its code", {}, [list({ prices: [{ code: "cer-01", price: 2_95 }] })], 2_95, "LP-1"],
  ["that of the list, by its EAN", {}, [list({ prices: [{ code: "8437000000013", price: 3_50 }] })], 3_50, "LP-1"],
  [
    "its own where the list names others",
    {},
    [list({ percent: null, prices: [{ code: "X", price: 1 }] })],
    3_20,
    undefined,
  ],
  ["the lowest of two lists", {}, [list(), list({ id: "LP-2", percent: 40 })], 1_92, "LP-2"],
  ["the first of two equal lists", {}, [list(), list({ id: "LP-2" })], 2_24, "LP-1"],
  [
    "the dearer one where only that list has it",
    {},
    [list({ category: "Vinos" }), list({ id: "LP-2", percent: null, prices: [{ code: "CER-01", price: 3_80 }] })],
    3_80,
    "LP-2",
  ],
])("asks for an article %s", (_, more, lists, price, id) => {
  expect(priceIn({ ...beer, ...more }, lists)).toEqual({ price, ...(id && { list: id }) });
});

it("knows all lists that hold at a minute", () => {
  expect(idsOf([list(), summer, list({ ...allDay, id: "LP-3" })])).toEqual(["LP-1", "LP-3"]);
});
