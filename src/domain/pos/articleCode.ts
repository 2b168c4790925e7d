import type { PosReason } from "@/contract/pos/posReasons";
import type { TillArticle } from "@/contract/pos/till";
import type { Cents } from "@/contract/property";

import { posReason } from "./posReason";

/** EAN-8, UPC-A, EAN-13. */
const EAN = /^(\d{8}|\d{12}|\d{13})$/;

/** `2X`, five digits of the article, five of the value, check digit: codes that a shop prints itself. */
const STORE = /^(2\d)(\d{5})(\d{5})\d$/;
const WEIGHT = "21";
const PRICE = "23";

/** As it is printed below its bars, a code may have spaces. */
const plainOf = (code: string): string => code.replaceAll(/\s/g, "").toUpperCase();

/** A code by which articles are compared: an EAN-13 that begins with 0 may be scanned as a UPC-A without it. */
export const codeKey = (code: string): string => plainOf(code).replace(/^\d{12}$/, "0$&");

/** Whether the last digit of an EAN follows from the others, by the weights 1 and 3 from the right (GS1). */
export function hasCheckDigit(ean: string): boolean {
  const [check = 0, ...rest] = Array.from(ean, Number).toReversed();
  const sum = rest.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === check;
}

/** Why a code cannot be one of an article: it looks like an EAN and is misread. */
export const codeReasons = (code: string): PosReason[] =>
  EAN.test(plainOf(code)) && !hasCheckDigit(plainOf(code)) ? [posReason("CODE_CHECK", { code })] : [];

export interface ScannedArticle {
  article: TillArticle;
  /** Grams of an article that is sold by weight. */
  grams?: number;
  /** As the label says. */
  price?: Cents;
}

/**
 * The article of a scan. A code that the shop has printed with weight or price comes before a plain one, unless they are 0; part
 * of a code finds nothing.
 */
export function readScan(scan: string, articles: readonly TillArticle[]): ScannedArticle | { reason: PosReason } {
  const code = plainOf(scan);
  const [fault] = codeReasons(code);
  if (fault) return { reason: fault };
  const [, kind = "", number = "", value = ""] = STORE.exec(code) ?? [];
  const isLabel = (kind === WEIGHT || kind === PRICE) && Number(value) > 0;
  const labelled = isLabel ? byStoreCode(`${kind}${number}`, articles) : undefined;
  if (labelled && kind === PRICE) return { article: labelled, price: Number(value) };
  if (labelled?.isWeighed && kind === WEIGHT) return { article: labelled, grams: Number(value) };
  const article = articles.find(({ codes }) => codes.some((one) => codeKey(one) === codeKey(code)));
  return article ? { article } : { reason: posReason("CODE_UNKNOWN", { code: scan.trim() }) };
}

/** The article has the first seven digits as its code, or an EAN of them with a value of 0. */
const byStoreCode = (first: string, articles: readonly TillArticle[]) =>
  articles.find(({ codes }) => codes.map(plainOf).some((one) => one === first || one.startsWith(`${first}00000`)));
