import type { Locale } from "date-fns";
import { type ComponentType, lazy } from "react";

import { type LanguageCode, languages } from "@/shared/i18n/languages";

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

/** The calendar in each language; a failed fetch is repeated at the next render. */
export const calendars = Object.fromEntries(languages.map(({ code }) => [code, calendarIn(code)])) as Record<
  LanguageCode,
  ComponentType<SpokenCalendarProps>
>;

function calendarIn(code: LanguageCode): ComponentType<SpokenCalendarProps> {
  return lazy(async () => {
    try {
      const [{ RangeCalendar }, locale] = await Promise.all([import("./RangeCalendar"), locales[code]()]);
      return { default: (props: SpokenCalendarProps) => <RangeCalendar locale={locale} {...props} /> };
    } catch (error) {
      calendars[code] = calendarIn(code);
      throw error;
    }
  });
}
