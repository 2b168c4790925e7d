import { useMemo } from "react";

import type { ComparedPeriod, Period } from "@/contract/figures/period";
import type { CivilDate } from "@/contract/property";
import { useLanguage, useText } from "@/shared/i18n/useText";

const UTC = "UTC";
const formats = new Map<string, Record<"tick" | "day" | "nights", Intl.DateTimeFormat>>();

/** Creating a formatter costs far more than its use. */
function formatsIn(locale: string) {
  const known = formats.get(locale);
  if (known) return known;
  const date = { day: "numeric", month: "short", year: "numeric", timeZone: UTC } as const;
  const made = {
    // 03/04 is the third of April for English readers too, as in the list of nights
    tick: new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, {
      day: "numeric",
      month: "numeric",
      timeZone: UTC,
    }),
    day: new Intl.DateTimeFormat(locale, { ...date, weekday: "short" }),
    nights: new Intl.DateTimeFormat(locale, date),
  };
  formats.set(locale, made);
  return made;
}

/** Periods in words: "sáb, 29 nov 2025", "1–30 nov 2026". */
export function usePeriodWords() {
  const { text } = useText();
  const { locale } = useLanguage();
  return useMemo(() => {
    const { tick, day, nights } = formatsIn(locale);
    const nameOf = ({ from, to }: Period): string =>
      from === to ? day.format(Date.parse(from)) : nights.formatRange(Date.parse(from), Date.parse(to));
    return {
      nameOf,
      /** "vs. sáb, 29 nov 2025": the base of a comparison. */
      against: (base: ComparedPeriod): string =>
        text(base.isByFeast ? "figures.againstHolyWeek" : "figures.against", { base: nameOf(base) }),
      /** "29/11", on the axis of a chart. */
      tickOf: (date: CivilDate): string => tick.format(Date.parse(date)),
    };
  }, [text, locale]);
}
