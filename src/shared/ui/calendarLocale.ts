import type { Locale } from "date-fns";

import type { LanguageCode } from "@/shared/i18n/languages";

/** Names of days and months, and the day that a week starts on: in Spanish, Monday. */
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

const fetched = new Map<LanguageCode, Promise<Locale>>();

/** The same promise each time, so that a component may wait for it with `use`. A failed one is asked for again. */
export function calendarLocale(code: LanguageCode): Promise<Locale> {
  const locale = fetched.get(code) ?? locales[code]();
  fetched.set(code, locale);
  locale.catch(() => fetched.delete(code));
  return locale;
}
