import type { Period } from "@/contract/figures/period";
import { useLanguage, useText } from "@/shared/i18n/useText";

const UTC = "UTC";
const formats = new Map<string, { day: Intl.DateTimeFormat; nights: Intl.DateTimeFormat }>();

/** Creating a formatter costs far more than its use. */
function formatsIn(locale: string) {
  const known = formats.get(locale);
  if (known) return known;
  const date = { day: "numeric", month: "short", year: "numeric", timeZone: UTC } as const;
  const made = {
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
  const { day, nights } = formatsIn(locale);

  const nameOf = ({ from, to }: Period): string =>
    from === to ? day.format(Date.parse(from)) : nights.formatRange(Date.parse(from), Date.parse(to));

  return {
    nameOf,
    /** "vs. sáb, 29 nov 2025": the base of a comparison. */
    against: (base: Period): string => text("figures.against", { base: nameOf(base) }),
  };
}
