import type { Property } from "@/contract/property";
import { withMinus } from "@/shared/format/formats";
import { useFormat } from "@/shared/i18n/useFormat";
import { useLanguage } from "@/shared/i18n/useText";

/** The sign is where the language has it: before the amount, or on its other side. */
const signed = { style: "currency", currencyDisplay: "narrowSymbol", signDisplay: "exceptZero" } as const;

/** An amount of cents with its sign: "+120,00 €". */
export function useDifference(currency: string) {
  const { locale } = useLanguage();
  return (cents: number) => withMinus(new Intl.NumberFormat(locale, { ...signed, currency }).format(cents / 100));
}

/** Dates, amounts in the hotel's currency, and instants on its clocks. */
export function useBookingFormat({ currency, timeZone }: Pick<Property, "currency" | "timeZone">) {
  const { money, date, timeOfDay, dayAndTime, list, series } = useFormat();
  const difference = useDifference(currency);
  return {
    money: (cents: number) => money({ cents, currency }),
    difference,
    date,
    timeOfDay,
    list,
    series,
    dayAndTime: (time: string) => dayAndTime(time, timeZone),
  };
}
