import type { Property } from "@/contract/property";
import { useFormat } from "@/shared/format/useFormat";

/** Dates, and amounts in the hotel's currency. */
export function useBookingFormat({ currency }: Property) {
  const { money, date, dayAndTime } = useFormat();
  return { money: (cents: number) => money({ cents, currency }), date, dayAndTime };
}
