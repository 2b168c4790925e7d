import type { Cents } from "@/contract/property";

/** A price in cents, as it is. Throws a RangeError for one below zero, which the contract does not allow. */
export function checkedPrice(price: Cents): Cents {
  if (price < 0) throw new RangeError(`A price is at least 0: ${price} cents.`);
  return price;
}

/** A percentage in whole cents, half a cent rounded up; percents have two decimals. Computed in integers. */
export function percentOf(amount: Cents, percent: number): Cents {
  const hundredths = Math.round(percent * 100);
  return Math.floor((2 * amount * hundredths + 10_000) / 20_000);
}
