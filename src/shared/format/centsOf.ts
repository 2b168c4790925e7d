import type { Cents } from "@/contract/property";

/** What is typed as an amount: "12,50" and "12.50" are 1250; 0 where it is no amount. */
export function centsOf(typed: string): Cents {
  const amount = Number(typed.trim().replace(",", "."));
  return Number.isFinite(amount) ? Math.round(amount * 100) : 0;
}

/** An amount as a person of the language would type it: "12,50". */
export const typedCents = (cents: Cents, locale: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: false, minimumFractionDigits: 2 }).format(cents / 100);
