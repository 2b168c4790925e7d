import type { Cents } from "@/contract/property";
import { latinDigits } from "@/domain/text/digits";

/** Whole units, perhaps in groups of three, then at most two decimals. */
const amountTyped = /^(-?)(\d+|\d{1,3}(?:([.,\s'’])\d{3})(?:\3\d{3})*)(?:([.,])(\d{1,2}))?$/;

/**
 * Cents of a typed amount: "12,50" and "12.50" are 1250 in every language; "1.000" is 100000 where the decimals come
 * after a comma, and no amount where they come after a point, since it may be a mistyped "1.00"; "١٬٠٠٠٫٥" is
 * 100050. NaN where it is no amount.
 */
export function centsOf(typed: string, locale: string): Cents {
  const [, sign, whole = "", group, point, decimals = ""] = amountTyped.exec(plainAmount(typed, locale)) ?? [];
  if (whole === "" || (group !== undefined && group === (point ?? decimalPointOf(locale)))) return NaN;
  const cents = Number(whole.replaceAll(/\D/g, "")) * 100 + Number(decimals.padEnd(2, "0"));
  return sign && cents > 0 ? -cents : cents;
}

/** The signs of Arabic and Persian keyboards are never mistaken: "٫" comes before decimals, "٬" between thousands. */
const plainAmount = (typed: string, locale: string) =>
  latinDigits(typed).replace("٫", decimalPointOf(locale)).replaceAll("٬", "'").replace("−", "-").trim();

const decimalPointOf = (locale: string) => new Intl.NumberFormat(locale).format(0.5).charAt(1);

/** An amount as a person of the language would type it: "12,50". */
export const typedCents = (cents: Cents, locale: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: false, minimumFractionDigits: 2 }).format(cents / 100);
