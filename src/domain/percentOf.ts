import type { Cents } from "@/contract/property";

/** A share in whole cents, half a cent upwards; percents count to the hundredth. Integers all the way. */
export function percentOf(amount: Cents, percent: number): Cents {
  const hundredths = Math.round(percent * 100);
  return Math.floor((2 * amount * hundredths + 10_000) / 20_000);
}
