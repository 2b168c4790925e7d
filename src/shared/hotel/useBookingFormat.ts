import type { Property } from "@/contract/property";
import { useFormat } from "@/shared/i18n/useFormat";
import { useLanguage } from "@/shared/i18n/useText";

/** The sign is where the language has it: before the amount, or on its other side. */
const signed = { style: "currency", currencyDisplay: "narrowSymbol", signDisplay: "exceptZero" } as const;

/** Dates, amounts in the hotel's currency, and instants on its clocks. */
export function useBookingFormat({ currency, timeZone }: Pick<Property, "currency" | "timeZone">) {
  const { money, date, timeOfDay, dayAndTime, list, series } = useFormat();
  const { locale } = useLanguage();
  return {
    money: (cents: number) => money({ cents, currency }),
    /** With its sign: "+120,00 €". */
    difference: (cents: number) => new Intl.NumberFormat(locale, { ...signed, currency }).format(cents / 100),
    date,
    timeOfDay,
    list,
    series,
    dayAndTime: (time: string) => dayAndTime(time, timeZone),
  };
}
