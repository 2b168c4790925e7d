import type { Property } from "@/contract/property";
import { useFormat } from "@/shared/i18n/useFormat";

/** Dates, amounts in the hotel's currency, and instants on its clocks. */
export function useBookingFormat({ currency, timeZone }: Pick<Property, "currency" | "timeZone">) {
  const { money, date, timeOfDay, dayAndTime, list, series } = useFormat();
  return {
    money: (cents: number) => money({ cents, currency }),
    /** With its sign: "+120,00 €". */
    difference: (cents: number) => `${cents > 0 ? "+" : ""}${money({ cents, currency })}`,
    date,
    timeOfDay,
    list,
    series,
    dayAndTime: (time: string) => dayAndTime(time, timeZone),
  };
}
