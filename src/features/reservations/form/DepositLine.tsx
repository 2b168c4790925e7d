import type { CivilDate } from "@/contract/property";
import { addDays } from "@/domain/civilDate";
import { useText } from "@/shared/i18n/useText";

import type { BookingQuote } from "./bookingQuote";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useBookingFormat } from "./useBookingFormat";

interface DepositLineProps {
  hotel: Hotel;
  quote: BookingQuote;
  arrival: CivilDate;
}

/** What is to be paid ahead, and by when. */
export function DepositLine({ hotel: { property }, quote: { deposit, policies }, arrival }: DepositLineProps) {
  const { text } = useText();
  const { money, date } = useBookingFormat(property);
  const { dueDaysBefore } = policies.deposit;
  const due = dueDaysBefore === null ? undefined : addDays(arrival, -dueDaysBefore);
  const isDueNow = due === undefined || due <= property.businessDate;
  return (
    <div>
      <dt>
        {deposit === 0 && text("booking.deposit")}
        {deposit > 0 && (isDueNow ? text("booking.depositNow") : text("booking.depositBy", { date: date(due) }))}
      </dt>
      <dd>{deposit === 0 ? text("booking.depositNone") : money(deposit)}</dd>
    </div>
  );
}
