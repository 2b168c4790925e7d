import type { Locale } from "date-fns";
import type { ComponentType } from "react";

import { type LanguageCode, languages } from "@/shared/i18n/languages";
import { onDemand } from "@/shared/ui/states/onDemand";

import type { RangeCalendarProps } from "./RangeCalendar";

export type SpokenCalendarProps = Omit<RangeCalendarProps, "locale">;

/** Names of days and months, and the first day of the week: Monday in Spanish. */
const locales: Record<LanguageCode, () => Promise<Locale>> = {
  en: async () => (await import("date-fns/locale/en-US")).enUS,
  es: async () => (await import("date-fns/locale/es")).es,
  fr: async () => (await import("date-fns/locale/fr")).fr,
  ru: async () => (await import("date-fns/locale/ru")).ru,
  de: async () => (await import("date-fns/locale/de")).de,
  it: async () => (await import("date-fns/locale/it")).it,
  zh: async () => (await import("date-fns/locale/zh-CN")).zhCN,
  ar: async () => (await import("date-fns/locale/ar")).ar,
};

/** The calendar in each language. */
export const calendars = Object.fromEntries(languages.map(({ code }) => [code, calendarIn(code)])) as Record<
  LanguageCode,
  ComponentType<SpokenCalendarProps>
>;

function calendarIn(code: LanguageCode): ComponentType<SpokenCalendarProps> {
  return onDemand(async () => {
    const [{ RangeCalendar }, locale] = await Promise.all([import("./RangeCalendar"), locales[code]()]);
    return (props) => <RangeCalendar locale={locale} {...props} />;
  });
}
