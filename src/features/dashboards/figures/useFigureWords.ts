import { useSelector } from "react-redux";

import type { FigureName } from "@/contract/figures/hotelFigures";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useFormat } from "@/shared/i18n/useFormat";
import { useLanguage } from "@/shared/i18n/useText";

/** A figure in words: "79 %", "120,00 €", "+6"; undefined for none, and for money before the hotel is loaded. */
export function useFigureWords() {
  const currency = useSelector(selectHotel)?.property.currency;
  const { money, percent } = useFormat();
  const { locale } = useLanguage();
  const counts = new Intl.NumberFormat(locale);
  const signed = new Intl.NumberFormat(locale, { signDisplay: "exceptZero" });

  return function valueIn(figure: FigureName, value: number | undefined): string | undefined {
    if (value === undefined) return undefined;
    if (figure === "occupancy") return percent(value);
    if (figure === "adr" || figure === "revpar") return currency && money({ cents: value, currency });
    return (figure === "pickup" ? signed : counts).format(value);
  };
}
