import type { Reservation } from "@/contract/reservations/reservations";
import { paidTotal } from "@/domain/account/balance";
import { agreedTotal } from "@/domain/reservations/balance";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useText } from "@/shared/i18n/useText";
import { Facts } from "@/shared/ui/layout/Facts";

import type { BookingQuote } from "@/shared/stay/offer/bookingQuote";

interface PriceChangeProps {
  hotel: Hotel;
  reservation: Reservation;
  quote: BookingQuote;
}

/** The price of the stay before and after a change that is not saved yet, and how much of it is charged and paid already. */
export function PriceChange({ hotel: { property, products }, reservation, quote }: PriceChangeProps) {
  const { text } = useText();
  const { money, difference } = useBookingFormat(property);
  const before = agreedTotal(reservation, products);
  const charged = reservation.charges.reduce((sum, { amount }) => sum + amount, 0);
  const paid = paidTotal(reservation.payments);
  if (quote.total === before) return null;
  const values = { before: money(before), now: money(quote.total), difference: difference(quote.total - before) };
  return (
    <>
      <p role="status">
        <strong>{text("booking.priceChange", values)}</strong>
      </p>
      <Facts
        shape="sums"
        facts={[
          { label: text("booking.alreadyCharged"), value: money(charged) },
          { label: text("booking.alreadyPaid"), value: money(paid) },
        ]}
      />
    </>
  );
}
