import { callsOf, defineRecord, type DraftOf, type RecordOf, type StoredOf } from "../definition/defineRecord";
import { amount, choice, count, each, instant, rows, text, texts } from "../definition/fields";
import { defineContract } from "../endpoint";
import { outlets, stockPlaces, type StockPlace } from "../outlets";
import { articleLimits } from "./articleLimits";
import type { PosReason } from "./posReasons";

/** Regulation (EU) 1169/2011, Annex II, in its order. */
export const allergens = [
  "gluten",
  "crustaceans",
  "eggs",
  "fish",
  "peanuts",
  "soy",
  "milk",
  "nuts",
  "celery",
  "mustard",
  "sesame",
  "sulphites",
  "lupin",
  "molluscs",
] as const;
export type Allergen = (typeof allergens)[number];

/** It is to be ordered, more was sold than there was, it may not be sold: the most urgent last, as a list sorts them. */
export const articleNotices = ["below", "negative", "undeclared"] as const;
export type ArticleNotice = (typeof articleNotices)[number];

/** Pieces that a place has or gets: below zero where more was sold than entered. */
const pieces = count({ least: -articleLimits.pieces, most: articleLimits.pieces, isOptional: true });

/** A thing that an outlet sells, or does for a guest. */
export const article = defineRecord({
  name: "article",
  texts: "articles",
  idPrefix: "ART",
  path: "/pms/pos/articles",
  reads: ["articles", "tickets"],
  key: "code",
  fields: {
    name: text({ most: 60, isAsked: true }),
    /** Codes and EANs are one space: no two articles have the same. */
    code: text({ most: articleLimits.code, isAsked: true }),
    eans: texts({ most: articleLimits.code, count: 10 }),
    outlet: choice(outlets),
    category: text({ most: 40, isAsked: true }),
    /** Percent. */
    vat: choice(["4", "10", "21"]),
    /** Of a piece or a kilo, VAT included. */
    price: amount({ least: 1, most: articleLimits.price }),
    /** While a price list holds; else the list's percentage is taken off. */
    happyHour: amount({ least: 1, most: articleLimits.price, isOptional: true }),
    /** Without VAT. */
    cost: amount({ most: articleLimits.price, isOptional: true }),
    unit: choice(["piece", "kilo"], "piece"),
    /** Below so many of its outlet's stock it is to be ordered. Without it no stock is kept. */
    minimum: count({ least: 0, most: articleLimits.pieces, isOptional: true }),
    /** Of a treatment. */
    minutes: count({ least: 5, most: 480, isOptional: true }),
    /** Where it is made. */
    station: choice(["none", "bar", "kitchen"], "none"),
    modifiers: rows({
      most: 20,
      fields: {
        group: text({ most: 30, isAsked: true }),
        name: text({ most: 40, isAsked: true }),
        /** On top of the price. */
        price: amount({ most: articleLimits.price }),
      },
    }),
    allergens: each(allergens, choice(["undeclared", "free", "traces", "contains"])),
  },
  states: { onSale: "good", withdrawn: "quiet" },
  acts: {
    withdraw: { from: ["onSale"], to: "withdrawn", input: {} },
    sellAgain: { from: ["withdrawn"], to: "onSale", input: {} },
  },
  derived: { inStock: pieces, notice: choice(articleNotices) },
  columns: {
    name: { width: 200 },
    code: { width: 100, importance: 4, card: "fact" },
    category: { width: 130, importance: 5, card: "fact" },
    outlet: { width: 90, importance: 3 },
    price: { width: 90, importance: 8, card: "fact" },
    vat: { width: 60, importance: 2 },
    inStock: { width: 110, importance: 6, card: "fact" },
    notice: { width: 130, importance: 7, card: "mark", tones: { undeclared: "late", negative: "late", below: "open" } },
    state: { width: 110, card: "mark" },
    eans: { width: 130, importance: 1 },
  },
});

export type ArticleDraft = DraftOf<typeof article>;
export type StoredArticle = StoredOf<typeof article>;

export interface Article extends RecordOf<typeof article, PosReason> {
  /** By place; below zero where more was sold than entered. Empty where no stock is kept. */
  stock: Partial<Record<StockPlace, number>>;
  /** At its outlet; null where no stock is kept. */
  inStock: number | null;
  notice: ArticleNotice | "";
}

export const articleCalls = callsOf<Article, PosReason>()(article);

/** A movement of stock besides sales and returns, as it was made: a wrong one is voided. A count says how many there are, whatever was thought. */
export const stockMovement = defineRecord({
  name: "stockMovement",
  texts: "stock",
  idPrefix: "MV",
  isFinal: true,
  path: "/pms/pos/stock",
  reads: ["articles", "tickets"],
  fields: {
    /** Its code or one of its EANs, as it is scanned. */
    code: text({ most: articleLimits.code, isAsked: true }),
    place: choice(stockPlaces),
    kind: choice(["delivery", "waste", "count", "toOutlet"]),
    quantity: count({ least: 0, most: articleLimits.pieces }),
    reason: text({ most: 200, isAsked: true }),
  },
  states: { posted: "good", voided: "quiet" },
  acts: {
    /** It was entered by mistake: it counts no more. */
    void: { from: ["posted"], to: "voided", input: { why: text({ most: 200, isAsked: true }) } },
  },
  derived: { at: instant(), difference: pieces },
  columns: {
    article: { width: 200 },
    code: { width: 110, importance: 1 },
    kind: {
      width: 130,
      card: "mark",
      tones: { delivery: "good", waste: "late", count: "open", toOutlet: "quiet" },
    },
    place: { width: 110, importance: 4, card: "fact" },
    difference: { width: 100, importance: 5, card: "fact" },
    at: { width: 150, importance: 3, card: "fact" },
    by: { width: 130, importance: 2 },
    reason: { width: 180, importance: 2 },
    state: { width: 110, importance: 1 },
  },
});

export type MovementDraft = DraftOf<typeof stockMovement>;

export interface StockMovement extends RecordOf<typeof stockMovement, PosReason> {
  articleId: string;
  /** Name of the article, as it is now. */
  article: string;
  at: string;
  by: string;
  /** Pieces that it adds to the place. `toOutlet` takes as many from the store. */
  difference: number;
}

export const stockCalls = callsOf<StockMovement, PosReason>()(stockMovement);

/** Articles of the outlets, and the movements of their stock. */
export const articlesContract = defineContract({
  listArticles: articleCalls.list,
  exportArticles: articleCalls.rows,
  /** Before `/pms/pos/articles/:id`. */
  getArticle: articleCalls.get,
  createArticle: articleCalls.create,
  updateArticle: articleCalls.update,
  actOnArticle: articleCalls.act,
  importArticles: articleCalls.importRows,
  listStockMovements: stockCalls.list,
  exportStockMovements: stockCalls.rows,
  getStockMovement: stockCalls.get,
  createStockMovement: stockCalls.create,
  actOnStockMovement: stockCalls.act,
});
