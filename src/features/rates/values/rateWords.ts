import { useMemo } from "react";

import type { Cents } from "@/contract/property";
import type { RateCalendar, RateField } from "@/contract/reservations/rateCalendar";
import type { RatePlan } from "@/contract/reservations/rates";
import type { RateNight } from "@/domain/rates/rateNight";
import { type Formats, withMinus } from "@/shared/format/formats";
import type { Texts } from "@/shared/i18n/texts";
import { useFormat } from "@/shared/i18n/useFormat";
import { useLanguage, useText } from "@/shared/i18n/useText";

/** Texts and formats of the calendar, one object while neither language nor currency changes. */
export interface RateWords extends Pick<Texts, "text"> {
  formats: Formats;
  locale: string;
  currency: string;
  /** "105,60", of cents: the grid has no room for the currency. */
  amount: (cents: Cents) => string;
  /** "BAR −12 %": how a plan derives from another; "" for one with prices of its own. */
  formulaOf: (plan: RatePlan, plans: readonly RatePlan[]) => string;
}

export function useRateWords({ currency }: Pick<RateCalendar, "currency">): RateWords {
  const { text } = useText();
  const formats = useFormat();
  const { locale } = useLanguage();
  return useMemo(() => {
    const signed = { signDisplay: "exceptZero" } as const;
    const percents = new Intl.NumberFormat(locale, { ...signed, style: "percent", maximumFractionDigits: 2 });
    const amounts = new Intl.NumberFormat(locale, {
      ...signed,
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
    });
    const plain = new Intl.NumberFormat(locale, { useGrouping: false, minimumFractionDigits: 2 });
    return {
      text,
      formats,
      amount: (cents) => withMinus(plain.format(cents / 100)),
      locale,
      currency,
      formulaOf({ derivedFrom }, plans) {
        if (!derivedFrom) return "";
        const { ratePlanId, percent, amount, rounding } = derivedFrom;
        const parts = [
          plans.find(({ id }) => id === ratePlanId)?.code ?? ratePlanId,
          percent === 0 ? "" : withMinus(percents.format(percent / 100)),
          amount === 0 ? "" : withMinus(amounts.format(amount / 100)),
          rounding ? text(`rates.rounding.${rounding}`) : "",
        ];
        return parts.filter(Boolean).join(" ");
      },
    };
  }, [text, formats, locale, currency]);
}

interface Restriction {
  field: RateField;
  /** Of the trade, in every language. */
  sign: string;
  words: string;
}

/** The restrictions of a night, in the signs of the trade and in words: only those there are are worded, as each takes time. */
export function restrictionsOf(night: RateNight, text: Texts["text"]): Restriction[] {
  const { minStay, minStayThrough = 1, maxStay, quota } = night;
  const found: Restriction[] = [];
  const closed = (field: "isClosed" | "isClosedToArrival" | "isClosedToDeparture", sign: string) => {
    if (night[field]) found.push({ field, sign, words: text(`rates.${closedWords[field]}`) });
  };
  const counted = (field: "minStay" | "minStayThrough" | "maxStay" | "quota", sign: string, count: number) =>
    found.push({ field, sign: `${sign}${count}`, words: text(`rates.${field}`, { count }) });
  closed("isClosed", "✕");
  closed("isClosedToArrival", "CTA");
  closed("isClosedToDeparture", "CTD");
  if (minStay > 1) counted("minStay", "≥", minStay);
  if (minStayThrough > 1) counted("minStayThrough", "↔", minStayThrough);
  if (maxStay !== undefined) counted("maxStay", "≤", maxStay);
  if (quota !== undefined) counted("quota", "#", quota);
  return found;
}

const closedWords = {
  isClosed: "closed",
  isClosedToArrival: "closedToArrival",
  isClosedToDeparture: "closedToDeparture",
} as const;
