import { useMemo } from "react";

import type { RateCalendar, RateField } from "@/contract/reservations/rateCalendar";
import type { RatePlan } from "@/contract/reservations/rates";
import type { RateNight } from "@/domain/rates/rateNight";
import type { Formats } from "@/shared/format/formats";
import type { Texts } from "@/shared/i18n/texts";
import { useFormat } from "@/shared/i18n/useFormat";
import { useLanguage, useText } from "@/shared/i18n/useText";

/** Texts and formats of the calendar, one object while neither language nor currency changes. */
export interface RateWords extends Pick<Texts, "text"> {
  formats: Formats;
  locale: string;
  currency: string;
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
    return {
      text,
      formats,
      locale,
      currency,
      formulaOf({ derivedFrom }, plans) {
        if (!derivedFrom) return "";
        const { ratePlanId, percent, amount, rounding } = derivedFrom;
        const parts = [
          plans.find(({ id }) => id === ratePlanId)?.code ?? ratePlanId,
          percent === 0 ? "" : percents.format(percent / 100),
          amount === 0 ? "" : amounts.format(amount / 100),
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

/** The restrictions of a night, in the signs of the trade and in words. */
export function restrictionsOf(night: RateNight, text: Texts["text"]): Restriction[] {
  const { minStay, minStayThrough = 1, maxStay, quota } = night;
  const all: [boolean, Restriction][] = [
    [night.isClosed, { field: "isClosed", sign: "✕", words: text("rates.closed") }],
    [night.isClosedToArrival, { field: "isClosedToArrival", sign: "CTA", words: text("rates.closedToArrival") }],
    [night.isClosedToDeparture, { field: "isClosedToDeparture", sign: "CTD", words: text("rates.closedToDeparture") }],
    [minStay > 1, { field: "minStay", sign: `≥${minStay}`, words: text("rates.minStay", { count: minStay }) }],
    [
      minStayThrough > 1,
      {
        field: "minStayThrough",
        sign: `↔${minStayThrough}`,
        words: text("rates.minStayThrough", { count: minStayThrough }),
      },
    ],
    [
      maxStay !== undefined,
      { field: "maxStay", sign: `≤${maxStay}`, words: text("rates.maxStay", { count: maxStay ?? 0 }) },
    ],
    [quota !== undefined, { field: "quota", sign: `#${quota}`, words: text("rates.quota", { count: quota ?? 0 }) }],
  ];
  return all.filter(([isSaid]) => isSaid).map(([, restriction]) => restriction);
}
