import { expect, it } from "vitest";

import type { PriceListDraft } from "@/contract/pos/priceLists";
import { priceListFaults } from "@/domain/pos/priceListFaults";
import { onDays } from "@/fakeBackend/tillSample/samplePriceLists";

const list: PriceListDraft = {
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
};

it.each<[string, Partial<PriceListDraft>, [string, string][]]>([
  ["hours of a weekday", {}, []],
  ["all day", { from: "", until: "" }, []],
  ["a season of one day", { firstDay: "2026-08-15", lastDay: "2026-08-15" }, []],
  ["a season without an end", { firstDay: "2026-08-15" }, []],
  ["prices alone", { percent: null, prices: [{ code: "CER-01", price: 2_00 }] }, []],
  ["no weekday", { weekdays: onDays() }, [["weekdays", "LIST_DAYS"]]],
  ["the same hour twice", { until: "18:00" }, [["until", "LIST_HOURS"]]],
  ["no hour to begin at", { from: "" }, [["from", "LIST_HOURS_BOTH"]]],
  ["no hour to end at", { until: "" }, [["until", "LIST_HOURS_BOTH"]]],
  [
    "a season that ends before it begins",
    { firstDay: "2026-09-01", lastDay: "2026-08-31" },
    [["lastDay", "LIST_SEASON"]],
  ],
  ["neither a percentage nor a price", { percent: null }, [["percent", "LIST_NOTHING"]]],
])("judges a price list with %s", (_, more, faults) => {
  expect(priceListFaults({ ...list, ...more }).map(({ field, reason }) => [field, reason.code])).toEqual(faults);
});
