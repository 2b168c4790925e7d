import type { Charge } from "@/contract/folio";
import type { Reservation } from "@/contract/reservations";
import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";

import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useBookingFormat } from "./useBookingFormat";

interface FolioCardProps {
  hotel: Hotel;
  reservation: Reservation;
}

/** What is not named after a product. */
const kinds: Partial<Record<Charge["kind"], MessageId>> = {
  room: "booking.room",
  fee: "booking.charge.fee",
};

/** What has been charged and paid, and what is left. */
export function FolioCard({ hotel, reservation: { charges, payments, total, balance } }: FolioCardProps) {
  const { text } = useText();
  const { money, date, dayAndTime } = useBookingFormat(hotel.property);
  const nameOf = ({ kind, description }: Charge) => {
    const id = kinds[kind];
    return id ? text(id) : description;
  };
  return (
    <section className="card booking-section" aria-labelledby="booking-folio">
      <h2 className="card-header" id="booking-folio">
        {text("booking.folio")}
      </h2>
      <div className="card-body">
        {charges.length + payments.length === 0 && <p className="booking-muted">{text("booking.folioEmpty")}</p>}
        <dl className="booking-prices">
          {charges.map((charge) => (
            <div key={charge.id}>
              <dt>
                {date(charge.date)} · <bdi>{nameOf(charge)}</bdi>
              </dt>
              <dd>{money(charge.amount)}</dd>
            </div>
          ))}
          {payments.map((payment) => (
            <div key={payment.id}>
              <dt>
                {dayAndTime(payment.at)} · {text(`booking.method.${payment.method}`)}
              </dt>
              <dd>{money(-payment.amount)}</dd>
            </div>
          ))}
          <div className="booking-total">
            <dt>{text("booking.total")}</dt>
            <dd>{money(total)}</dd>
          </div>
          <div className="booking-total">
            <dt>{text("column.balance")}</dt>
            <dd>{money(balance)}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
