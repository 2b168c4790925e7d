import { useSelector } from "react-redux";

import { selectTimeZone } from "@/shared/connection/connectionSlice";
import { useFormat } from "@/shared/i18n/useFormat";

/** ISO instants on the property's clocks; on the reader's until the property is loaded. */
export function useHotelTimes() {
  const { time, listTime, dayAndTime } = useFormat();
  const timeZone = useSelector(selectTimeZone);
  return {
    time: (instant: string) => time(instant, timeZone),
    listTime: (instant: string, now = Date.now()) => listTime(instant, now, timeZone),
    dayAndTime: (instant: string) => dayAndTime(instant, timeZone),
  };
}
