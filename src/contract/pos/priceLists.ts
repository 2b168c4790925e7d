import { callsOf, defineRecord, type DraftOf, type RecordOf, type StoredOf } from "../definition/defineRecord";
import { amount, choice, count, date, each, flag, rows, text } from "../definition/fields";
import { defineContract } from "../endpoint";
import { outlets } from "../outlets";
import { articleLimits } from "./articleLimits";
import type { PosReason } from "./posReasons";
import { weekdays } from "./weekdays";

const time = text({ most: 5, format: "time" });

/**
 * Prices that an outlet asks on some weekdays: at their hours, as in a happy hour, and in a season. Where several hold, an
 * article has the lowest of their prices; one that has none in them has its own.
 */
export const priceList = defineRecord({
  name: "priceList",
  texts: "priceLists",
  idPrefix: "LP",
  path: "/pms/pos/price-lists",
  reads: ["articles"],
  fields: {
    name: text({ most: 40, isAsked: true }),
    outlet: choice(outlets),
    /** On which it begins. */
    weekdays: each(weekdays, flag()),
    /** Without hours it holds all day. */
    from: time,
    /** Before `from`: on the next day. */
    until: time,
    /** Without them it has no season. */
    firstDay: date(),
    lastDay: date({ ends: { from: "firstDay", unit: "day" } }),
    /** Unless told, all articles. */
    category: text({ most: 40 }),
    /** Off the price of an article that has none of its own. */
    percent: count({ least: 1, most: 100, isOptional: true }),
    prices: rows({
      most: 100,
      fields: {
        code: text({ most: articleLimits.code, isAsked: true }),
        price: amount({ least: 1, most: articleLimits.price }),
      },
    }),
  },
  states: { active: "good", paused: "quiet" },
  acts: {
    pause: { from: ["active"], to: "paused", input: {} },
    resume: { from: ["paused"], to: "active", input: {} },
  },
  columns: {
    name: { width: 160 },
    outlet: { width: 90, importance: 2, card: "fact" },
    weekdays: { width: 240, importance: 3, card: "fact" },
    from: { width: 80, importance: 5, card: "fact" },
    until: { width: 80, importance: 5, card: "fact" },
    firstDay: { width: 110, importance: 1 },
    lastDay: { width: 110, importance: 1 },
    category: { width: 120, importance: 2 },
    percent: { width: 110, importance: 4, card: "fact" },
    state: { width: 110, card: "mark" },
  },
});

export type PriceListDraft = DraftOf<typeof priceList>;
export type StoredPriceList = StoredOf<typeof priceList>;

/** As a till reads it: it holds in `[from, until)`, which may pass midnight, and on both days of its season. */
export type PriceList = Pick<StoredPriceList, keyof PriceListDraft | "id">;

export interface PriceListRecord extends RecordOf<typeof priceList, PosReason> {}

export const priceListCalls = callsOf<PriceListRecord, PosReason>()(priceList);

/** Prices that hold at some hours of the week, or in a season. */
export const priceListsContract = defineContract({
  listPriceLists: priceListCalls.list,
  exportPriceLists: priceListCalls.rows,
  getPriceList: priceListCalls.get,
  createPriceList: priceListCalls.create,
  updatePriceList: priceListCalls.update,
  actOnPriceList: priceListCalls.act,
});
