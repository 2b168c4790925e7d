import type { CsvCell } from "@/shared/csv/csvOf";
import { useProperty } from "@/shared/hotel/useProperty";
import { useLanguage } from "@/shared/i18n/useText";
import { useFormat } from "@/shared/i18n/useFormat";

import type { DrawnCell, ReportKind } from "./reportTable";

/** Values of reports in words, as the reader's language writes them. */
export function useReportValues() {
  const { currency } = useProperty();
  const { money, weekday, date } = useFormat();
  const { locale } = useLanguage();
  const numbers = {
    count: new Intl.NumberFormat(locale),
    change: new Intl.NumberFormat(locale, { signDisplay: "exceptZero" }),
    changeShare: new Intl.NumberFormat(locale, {
      style: "percent",
      signDisplay: "exceptZero",
      maximumFractionDigits: 1,
    }),
    decimal: new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }),
    share: new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 }),
  };
  return (kind: ReportKind, value: string | number): string => {
    if (kind === "date") return `${weekday(String(value))} ${date(String(value))}`;
    if (typeof value === "string" || kind === "text") return String(value);
    return kind === "money" ? money({ cents: value, currency }) : numbers[kind].format(value);
  };
}

/** A value in a file: a share in percent, a date as ISO has it, and nothing where it is unknown. */
export function csvCell({ kind, value }: DrawnCell): CsvCell {
  if (value === undefined) return "";
  if (typeof value === "string") return value;
  if (kind === "money") return { cents: value };
  return kind === "share" || kind === "changeShare" ? value * 100 : value;
}
