import { useFormikContext } from "formik";
import { useSelector } from "react-redux";

import type { Reservation } from "@/contract/reservations";
import { useText } from "@/shared/i18n/useText";
import { Loading } from "@/shared/ui/Loading";

import { bookingQuote } from "./bookingQuote";
import type { BookingValues } from "./bookingValues";
import { DepositLine } from "./DepositLine";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { selectOffers } from "./offersSlice";
import { Reasons } from "@/shared/ui/Reasons";
import { useBookingFormat } from "./useBookingFormat";
import { usePolicyWords } from "./usePolicyWords";

interface BookingSummaryProps {
  hotel: Hotel;
  reservation: Reservation | undefined;
  isSaving: boolean;
  /** For a connection. */
  isWaiting: boolean;
}

/** What it costs, what is due when, what a cancellation costs: as one tells it on the telephone. */
export function BookingSummary({ hotel, reservation, isSaving, isWaiting }: BookingSummaryProps) {
  const { text } = useText();
  const { money, date } = useBookingFormat(hotel.property);
  const policyWords = usePolicyWords(hotel.property);
  const { values } = useFormikContext<BookingValues>();
  const quote = bookingQuote(values, useSelector(selectOffers), hotel.products, reservation);

  return (
    <aside className="card booking-summary" aria-label={text("booking.summary")}>
      <h2 className="card-header">{text("booking.summary")}</h2>
      <div className="card-body">
        {!quote && <p className="booking-muted">{text("booking.summaryLater")}</p>}
        {quote && (
          <>
            <dl className="booking-prices">
              {quote.nights.map((night) => (
                <div key={night.date}>
                  <dt>{date(night.date)}</dt>
                  <dd>{money(night.price)}</dd>
                </div>
              ))}
              {quote.extras.map(({ product, quantity, total }) => (
                <div key={product.id}>
                  <dt>
                    <bdi>{product.name}</bdi> × {quantity}
                  </dt>
                  <dd>{money(total)}</dd>
                </div>
              ))}
              <div className="booking-total">
                <dt>{text("booking.total")}</dt>
                <dd aria-live="polite">{money(quote.total)}</dd>
              </div>
              <DepositLine hotel={hotel} quote={quote} arrival={values.arrival} />
            </dl>
            <h3 className="booking-subheading">{text("booking.policy")}</h3>
            <ul className="booking-policy">
              {policyWords(quote.policies.cancellation, values.arrival, quote.nights).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <Reasons reasons={quote.reasons} />
          </>
        )}
        <div className="form-submit">
          <button type="submit" className="btn btn-primary" aria-disabled={isSaving} aria-keyshortcuts="Control+Enter">
            {text(reservation ? "booking.save" : "booking.create")}
          </button>
          {isSaving && <Loading />}
        </div>
        <p role="status" className="booking-waits">
          {isWaiting && text(reservation ? "booking.saveWaits" : "booking.createWaits")}
        </p>
        <p className="form-text booking-key">{text("booking.saveKey")}</p>
      </div>
    </aside>
  );
}
