import { useFormat } from "@/shared/i18n/useFormat";
import { useLanguage } from "@/shared/i18n/useText";

import type { ChartUnit } from "./chartData";

interface ChartUnits {
  /** Of numbers of rooms, nights, guests. */
  counts: ChartUnit;
  /** Of shares: 0.61 is "61 %", in the file 61. */
  shares: ChartUnit;
  /** Of cents: 1234567 is "12.345,67 €", on the axis "12 mil €", in the file 12345,67. */
  amounts: (currency: string) => ChartUnit;
}

/** The units of a hotel's figures in the current language. */
export function useChartUnits(): ChartUnits {
  const { locale } = useLanguage();
  const { percent, money } = useFormat();
  const numbers = new Intl.NumberFormat(locale);
  return {
    counts: { say: (value) => numbers.format(value), step: 1 },
    shares: { say: percent, step: 0.01, cell: (share) => share * 100 },
    amounts(currency) {
      const short = new Intl.NumberFormat(locale, { style: "currency", currency, notation: "compact" });
      return {
        say: (cents) => money({ cents, currency }),
        tick: (cents) => short.format(cents / 100),
        step: 100,
        cell: (cents) => ({ cents }),
      };
    },
  };
}
