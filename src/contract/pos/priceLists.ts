import { callsOf, defineRecord, type DraftOf, type RecordOf, type StoredOf } from "../definition/defineRecord";
import { choice, count, each, flag, text } from "../definition/fields";
import { defineContract } from "../endpoint";
import { outlets } from "../outlets";
import type { PosReason } from "./posReasons";

/** Monday is the first. */
export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

const time = text({ most: 5, isAsked: true, format: "time" });

/** Prices that an outlet asks at hours of some weekdays, as in a happy hour. */
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
    from: time,
    /** Before `from`: on the next day. */
    until: time,
    /** Off the price of an article that has none of its own. */
    percent: count({ least: 1, most: 100 }),
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
    percent: { width: 110, importance: 4, card: "fact" },
    state: { width: 110, card: "mark" },
  },
});

export type PriceListDraft = DraftOf<typeof priceList>;
export type StoredPriceList = StoredOf<typeof priceList>;

/** As a till reads it: it holds in `[from, until)`, which may pass midnight. */
export type PriceList = Pick<StoredPriceList, keyof PriceListDraft | "id">;

export interface PriceListRecord extends RecordOf<typeof priceList, PosReason> {}

export const priceListCalls = callsOf<PriceListRecord, PosReason>()(priceList);

/** Prices that hold at some hours of the week. */
export const priceListsContract = defineContract({
  listPriceLists: priceListCalls.list,
  exportPriceLists: priceListCalls.rows,
  getPriceList: priceListCalls.get,
  createPriceList: priceListCalls.create,
  updatePriceList: priceListCalls.update,
  actOnPriceList: priceListCalls.act,
});
