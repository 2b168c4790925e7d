import type { Cents } from "@/contract/property";

/** Whole units, perhaps in groups of three, then at most two decimals. */
const amountTyped = /^(-?)(\d+|\d{1,3}(?:([.,\s'’])\d{3})(?:\3\d{3})*)(?:([.,])(\d{1,2}))?$/;

/**
 * What is typed as an amount: "12,50" and "12.50" are 1250, "1.000" and "1,000.00" are 100000, since no amount has three
 * decimals; 0 where it is no amount.
 */
export function centsOf(typed: string): Cents {
  const [, sign, whole = "", group, point, decimals = ""] = amountTyped.exec(typed.trim()) ?? [];
  if (whole === "" || (group !== undefined && group === point)) return 0;
  const cents = Number(whole.replaceAll(/\D/g, "")) * 100 + Number(decimals.padEnd(2, "0"));
  return sign && cents > 0 ? -cents : cents;
}

/** An amount as a person of the language would type it: "12,50". */
export const typedCents = (cents: Cents, locale: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: false, minimumFractionDigits: 2 }).format(cents / 100);
