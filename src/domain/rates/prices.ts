import type { Cents, CivilDate } from "@/contract/property";
import type { Rounding } from "@/contract/reservations/rates";

import { addDays } from "../civilDate";

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

/** Cents of a unit of the currency, and of ten. */
const [UNIT, TEN] = [100, 1_000];

/** A price in cents, rounded half up; prices that end in 9 are 10 units apart. */
export function rounded(price: Cents, to: Rounding | undefined): Cents {
  const toStep = (amount: Cents, step: Cents) => Math.floor((2 * amount + step) / (2 * step)) * step;
  if (to === "half") return toStep(price, UNIT / 2);
  if (to === "unit") return toStep(price, UNIT);
  if (to === "nine") return toStep(price - 9 * UNIT, TEN) + 9 * UNIT;
  return price;
}

/** Both days included, as people state a restriction: "from the 5th to the 25th". */
export interface DayRange {
  from: CivilDate;
  to: CivilDate;
}

/** The ranges without the days of another: 5–25 without 10–20 is 5–9 and 21–25. */
export const clearRange = <Range extends DayRange>(ranges: readonly Range[], cleared: DayRange): Range[] =>
  ranges.flatMap((range) => {
    if (range.to < cleared.from || cleared.to < range.from) return [range];
    const before = { ...range, to: addDays(cleared.from, -1) };
    const after = { ...range, from: addDays(cleared.to, 1) };
    return [before, after].filter(({ from, to }) => from <= to);
  });
