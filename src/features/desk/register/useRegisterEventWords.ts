import { useSelector } from "react-redux";

import type { RegisterEvent } from "@/contract/reservations/register";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";

/** An event of a register, by whom and when, in words. */
export function useRegisterEventWords(): (event: RegisterEvent) => string {
  const { text } = useText();
  const { date, dayAndTime } = useFormat();
  const timeZone = useSelector(selectHotel)?.property.timeZone;

  function wordsOf(event: RegisterEvent): string {
    const { by } = event;
    if (event.what === "prepared") return text("register.event.prepared", { by, count: event.count });
    if (event.what === "takenBack") return text("register.event.takenBack", { by, reason: event.reason });
    const { sentOn, lot } = event;
    const values = { by, date: date(sentOn) };
    return lot === "" ? text("register.event.sent", values) : text("register.event.sentLot", { ...values, lot });
  }

  return (event) => `${dayAndTime(event.at, timeZone)} · ${wordsOf(event)}`;
}
