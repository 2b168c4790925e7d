import { useSelector } from "react-redux";

import { selectHotel } from "@/shared/hotel/hotelSlice";
import { withMinus } from "@/shared/format/formats";
import { useFormat } from "@/shared/i18n/useFormat";
import { useLanguage } from "@/shared/i18n/useText";

import type { FigureKind } from "./figureTable";

/** Values of figures in words, as the reader's language writes them: "72,9 %", "+6"; no money before the hotel is loaded. */
export function useFigureValues() {
  const currency = useSelector(selectHotel)?.property.currency;
  const { money, weekday, date, percent, change } = useFormat();
  const { locale } = useLanguage();
  const formatted = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(locale, options);
    return (value: number) => withMinus(format.format(value));
  };
  const count = formatted({ maximumFractionDigits: 1 });
  const numbers = {
    count,
    decimal: count,
    change: formatted({ signDisplay: "exceptZero" }),
    changeShare: change,
    share: formatted({ style: "percent", maximumFractionDigits: 1 }),
    percent,
    money: (cents: number) => currency && money({ cents, currency }),
  };
  return function inWords(kind: FigureKind, value: string | number | undefined): string | undefined {
    if (value === undefined) return undefined;
    if (typeof value === "string" && value !== "" && kind === "date") return date(value);
    if (typeof value === "string" && value !== "" && kind === "night") return `${weekday(value)} ${date(value)}`;
    if (typeof value === "string" || kind === "text" || kind === "date" || kind === "night") return String(value);
    return numbers[kind](value);
  };
}
