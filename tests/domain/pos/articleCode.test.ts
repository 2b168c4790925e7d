import { expect, it } from "vitest";

import type { TillArticle } from "@/contract/pos/till";
import { codeKey, hasCheckDigit, readScan } from "@/domain/pos/articleCode";

const article = (id: string, codes: string[], more: Partial<TillArticle> = {}): TillArticle => ({
  id,
  name: id,
  codes,
  category: "Tienda",
  vat: 21,
  price: 250,
  modifiers: [],
  ...more,
});

const articles = [
  article("22", ["A-1"]),
  article("7", ["22"]),
  article("postcard", ["TP 10", "0240000019736"]),
  article("mint", ["96385074"]),
  article("cheese", ["2100002"], { isWeighed: true }),
  article("cake", ["2301000000006"]),
  article("pen", ["2112345000008"]),
];

/** "cheese 8000 g", "cake 12345 cents", or why it is none. */
function read(scan: string): string {
  const found = readScan(scan, articles);
  if ("reason" in found) return found.reason.code;
  const { article: its, grams, price } = found;
  return [its.id, ...(grams ? [`${grams} g`] : []), ...(price === undefined ? [] : [`${price} cents`])].join(" ");
}

it.each([
  ["a code, never an id", "22", "7"],
  ["no part of a code", "2", "CODE_UNKNOWN"],
  ["no row of zeros", "0000", "CODE_UNKNOWN"],
  ["nothing", " ", "CODE_UNKNOWN"],
  ["small letters and spaces", " tp10 ", "postcard"],
  ["an EAN-13", "0240000019736", "postcard"],
  ["it without its first 0", "240000019736", "postcard"],
  ["it as it is printed", "0 240000 019736", "postcard"],
  ["it with a wrong digit", "0240000019737", "CODE_CHECK"],
  ["it with a wrong digit and spaces", "0 240000 019737", "CODE_CHECK"],
  ["an EAN-8", "96385074", "mint"],
  ["an EAN-8 with a wrong digit", "96385075", "CODE_CHECK"],
  ["an EAN of another shop", "4006381333931", "CODE_UNKNOWN"],
  ["a label with a weight", "2100002080005", "cheese 8000 g"],
  ["a label with a weight and a wrong digit", "2100002080003", "CODE_CHECK"],
  ["a label with a price", "2301000123453", "cake 12345 cents"],
  ["a label without a price, as the article itself", "2301000000006", "cake"],
  ["a label without a weight, as a plain code", "2112345000008", "pen"],
  ["no weight of what is sold by piece", "2112345012346", "CODE_UNKNOWN"],
])("reads %s", (_, scan, expected) => expect(read(scan)).toBe(expected));

it.each([
  ["2112345000008", true],
  ["4006381333931", true],
  ["5901234123457", true],
  ["4006381333932", false],
])("knows whether %s has its check digit: %s", (ean, isRight) => expect(hasCheckDigit(ean)).toBe(isRight));

it("has one key for a number with and without its first 0, and for small letters", () => {
  expect(codeKey("240000019736")).toBe(codeKey("0240000019736"));
  expect(codeKey("a-1 ")).toBe(codeKey("A-1"));
  expect(codeKey("22")).not.toBe(codeKey("022"));
});
