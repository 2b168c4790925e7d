import type { Property } from "@/contract/property";
import { useFormat } from "@/shared/format/useFormat";

/** Dates, amounts in the hotel's currency, and instants on its clocks. */
export function useBookingFormat({ currency, timeZone }: Property) {
  const { money, date, dayAndTime } = useFormat();
  return {
    money: (cents: number) => money({ cents, currency }),
    date,
    dayAndTime: (time: string) => dayAndTime(time, timeZone),
  };
}
