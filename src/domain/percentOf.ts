import type { Cents } from "@/contract/property";

/** A percentage in whole cents, half a cent rounded up; percents have two decimals. Computed in integers. */
export function percentOf(amount: Cents, percent: number): Cents {
  const hundredths = Math.round(percent * 100);
  return Math.floor((2 * amount * hundredths + 10_000) / 20_000);
}
