import type { Reservation } from "@/contract/reservations/reservations";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";

import { useBookingFormat } from "@/shared/hotel/useBookingFormat";

interface FolioSumsProps {
  hotel: Hotel;
  reservation: Reservation;
}

/** What both windows come to. */
export function FolioSums({ hotel, reservation: { windows, balance } }: FolioSumsProps) {
  const { text } = useText();
  const { money } = useBookingFormat(hotel.property);
  const total = windows.reduce((sum, window) => sum + window.total, 0);
  return (
    <section className="folio-sums" aria-label={text("booking.folioBoth")}>
      <h3>{text("booking.folioBoth")}</h3>
      <dl className="booking-prices">
        <div>
          <dt>{text("booking.total")}</dt>
          <dd>{money(total)}</dd>
        </div>
        <div>
          <dt>{text("column.balance")}</dt>
          <dd>{money(balance)}</dd>
        </div>
      </dl>
    </section>
  );
}
