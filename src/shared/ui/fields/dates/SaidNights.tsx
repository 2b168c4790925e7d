import type { CivilDate } from "@/contract/property";
import { type DatedForm, saidRange, type SaidRange } from "@/domain/saidRange";
import { useFormat } from "@/shared/i18n/useFormat";
import { useLanguage, useText } from "@/shared/i18n/useText";

export interface SaidNightsProps {
  form: DatedForm;
  from?: CivilDate | undefined;
  to?: CivilDate | undefined;
}

/** "2 noches: 3 dic y 4 dic", "31 días: 1–31 dic": the last date of a form may be a departure or a night. */
export function SaidNights({ form, from = "", to = "" }: SaidNightsProps) {
  const { text } = useText();
  const { locale } = useLanguage();
  const { list } = useFormat();
  const said = saidRange(form, from, to);
  return (
    <p className="form-text" aria-live="polite">
      {said && text(`calendar.${said.unit}s`, { count: said.count, dates: datesOf(said, locale, list) })}
    </p>
  );
}

/** One or two are named; of more, the first and the last. */
function datesOf({ count, first, last }: SaidRange, locale: string, list: (words: string[]) => string): string {
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  const format = new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "short",
    ...(!isOneYear && { year: "numeric" }),
    timeZone: "UTC",
  });
  if (count === 1) return format.format(Date.parse(first));
  if (count === 2) return list([first, last].map((date) => format.format(Date.parse(date))));
  return format.formatRange(Date.parse(first), Date.parse(last));
}
