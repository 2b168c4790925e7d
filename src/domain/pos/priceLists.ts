import type { PriceList } from "@/contract/pos/priceLists";
import { weekdays } from "@/contract/pos/weekdays";
import type { TillArticle } from "@/contract/pos/till";
import type { Cents } from "@/contract/property";

import { addDays, weekdayOf } from "../civilDate";
import { codeKey } from "./articleCode";
import { percentOff } from "./ticketAmounts";

/**
 * Whether a list holds at a local minute (`2026-11-26 19:59`). After midnight it belongs to the day on which it began; until
 * the time at which it begins, it holds for 24 hours.
 */
function holdsAt({ weekdays: days, from, until, firstDay, lastDay }: PriceList, minute: string): boolean {
  const [date = "", time = ""] = minute.split(" ");
  const isInSeason = (day: string) => (!firstDay || firstDay <= day) && (!lastDay || day <= lastDay);
  const isOn = (day: string) => days[weekdays[weekdayOf(day) - 1]!] && isInSeason(day);
  if (!from || !until) return isOn(date);
  if (from < until) return isOn(date) && from <= time && time < until;
  return (isOn(date) && from <= time) || (isOn(addDays(date, -1)) && time < until);
}

/** The lists of an outlet's till that hold. */
export const listsAt = (lists: readonly PriceList[], minute: string): PriceList[] =>
  lists.filter((list) => holdsAt(list, minute));

type Priced = Pick<TillArticle, "price" | "happyHour" | "category" | "codes">;

/** The happy hour price of an article is one of lists with hours. */
function pricesIn({ prices, category, percent, from }: PriceList, { price, happyHour, ...article }: Priced): Cents[] {
  const codes = new Set(article.codes.map(codeKey));
  const own = prices.filter(({ code }) => codes.has(codeKey(code))).map((one) => one.price);
  if (own.length > 0) return own;
  if (category !== "" && category !== article.category) return [];
  if (happyHour !== undefined && from !== "") return [happyHour];
  return percent === null ? [] : [percentOff(price, percent)];
}

/**
 * Price of a piece or a kilo, VAT included, and the list that it is from: of several that hold the lowest. Without one it is
 * the article's own.
 */
export function priceIn(article: Priced, lists: readonly PriceList[]): { price: Cents; list?: string } {
  const [lowest] = lists
    .flatMap((list) => pricesIn(list, article).map((price) => ({ price, list: list.id })))
    .toSorted((one, other) => one.price - other.price);
  return lowest ?? { price: article.price };
}
