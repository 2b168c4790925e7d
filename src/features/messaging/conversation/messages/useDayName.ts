import { useFormat } from "@/shared/format/useFormat";
import { useToday } from "@/shared/format/useToday";
import { useText } from "@/shared/i18n/useText";

import { dayOf } from "../rows/messageRows";

const DAY_MS = 24 * 60 * 60 * 1000;

/** "Hoy", "Ayer", "lunes, 16 de noviembre", for an ISO instant. */
export function useDayName() {
  useToday(); // after midnight today becomes yesterday
  const { text } = useText();
  const { longDate } = useFormat();

  return (instant: string, now = Date.now()) => {
    if (dayOf(instant) === new Date(now).toDateString()) return text("conversation.today");
    if (dayOf(instant) === new Date(now - DAY_MS).toDateString()) return text("conversation.yesterday");
    return longDate(new Date(instant), now);
  };
}
