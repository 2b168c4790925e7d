import { useLanguage } from "@/shared/i18n/useLanguage";

/** "14:05" of today, else with the day before it. */
export function useTimeOf() {
  const { locale } = useLanguage();
  return (instant: string, now = new Date()): string => {
    const date = new Date(instant);
    const isToday = date.toDateString() === now.toDateString();
    return new Intl.DateTimeFormat(locale, { dateStyle: isToday ? undefined : "short", timeStyle: "short" }).format(
      date,
    );
  };
}
