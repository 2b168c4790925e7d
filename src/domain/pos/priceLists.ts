import { type PriceList, weekdays } from "@/contract/pos/priceLists";
import type { TillArticle } from "@/contract/pos/till";
import type { Cents } from "@/contract/property";

import { addDays, weekdayOf } from "../civilDate";
import { percentOff } from "./ticketAmounts";

/**
 * Whether a list holds at a local minute (`2026-11-26 19:59`). After midnight it belongs to the day on which it began; until
 * the time at which it begins, it holds for 24 hours.
 */
function holdsAt({ weekdays: days, from, until }: PriceList, minute: string): boolean {
  const [date = "", time = ""] = minute.split(" ");
  const isOn = (day: string) => days[weekdays[weekdayOf(day) - 1]!];
  if (from < until) return isOn(date) && from <= time && time < until;
  return (isOn(date) && from <= time) || (isOn(addDays(date, -1)) && time < until);
}

/** The list that holds for an outlet's till: of several the first. */
export const listAt = (lists: readonly PriceList[], minute: string): PriceList | undefined =>
  lists.find((list) => holdsAt(list, minute));

/** Price of a piece or a kilo, VAT included, in a list or without one. */
export const priceIn = ({ price, happyHour }: Pick<TillArticle, "price" | "happyHour">, list?: PriceList): Cents =>
  list ? (happyHour ?? percentOff(price, list.percent)) : price;
