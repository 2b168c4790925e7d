import { useToday } from "@/shared/format/useToday";
import { useLanguage } from "@/shared/i18n/useLanguage";
import { useText } from "@/shared/i18n/useText";

import { dayOf } from "./messageRows";

interface Formats {
  time: Intl.DateTimeFormat;
  day: Intl.DateTimeFormat;
  dayAndYear: Intl.DateTimeFormat;
}

const made = new Map<string, Formats>();

/** Making a formatter costs much more than its use, so each locale's are made once. */
function formatsOf(locale: string): Formats {
  const formats = made.get(locale) ?? {
    time: new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit" }),
    day: new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long" }),
    dayAndYear: new Intl.DateTimeFormat(locale, { dateStyle: "long" }),
  };
  made.set(locale, formats);
  return formats;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Times and days of messages, of ISO instants: "14:05"; "Hoy", "Ayer", "lunes, 16 de noviembre". */
export function useMessageFormat() {
  useToday(); // what was today is yesterday after midnight
  const { text } = useText();
  const { time, day, dayAndYear } = formatsOf(useLanguage().locale);

  function dayName(instant: string, now = Date.now()) {
    const date = new Date(instant);
    if (dayOf(instant) === new Date(now).toDateString()) return text("conversation.today");
    if (dayOf(instant) === new Date(now - DAY_MS).toDateString()) return text("conversation.yesterday");
    const isThisYear = date.getFullYear() === new Date(now).getFullYear();
    return (isThisYear ? day : dayAndYear).format(date);
  }

  return { clockTime: (instant: string) => time.format(new Date(instant)), dayName };
}
