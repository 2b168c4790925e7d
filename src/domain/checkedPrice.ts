import type { Cents } from "@/contract/property";

/** A price in cents, as it is. Throws a RangeError for one below zero, which the contract does not allow. */
export function checkedPrice(price: Cents): Cents {
  if (price < 0) throw new RangeError(`A price is at least 0: ${price} cents.`);
  return price;
}
