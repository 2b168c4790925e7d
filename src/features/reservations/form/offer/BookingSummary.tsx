import { useFormikContext } from "formik";
import { useSelector } from "react-redux";

import type { CivilDate } from "@/contract/property";
import type { Reservation } from "@/contract/reservations/reservations";
import { addDays } from "@/domain/civilDate";
import { useText } from "@/shared/i18n/useText";
import { SaveButton } from "@/shared/record/SaveButton";

import { type BookingQuote, bookingQuote } from "./bookingQuote";
import type { BookingValues } from "../bookingValues";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { selectOffers } from "./offersSlice";
import { Reasons } from "@/shared/ui/states/Reasons";
import { useBookingFormat } from "../useBookingFormat";
import { usePolicyWords } from "./usePolicyWords";

interface BookingSummaryProps {
  hotel: Hotel;
  reservation: Reservation | undefined;
}

/** What it costs, what is due when, and what a cancellation costs. */
export function BookingSummary({ hotel, reservation }: BookingSummaryProps) {
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
        <SaveButton />
      </div>
    </aside>
  );
}

interface DepositLineProps {
  hotel: Hotel;
  quote: BookingQuote;
  arrival: CivilDate;
}

/** What is to be paid ahead, and by when. */
function DepositLine({ hotel: { property }, quote: { deposit, policies }, arrival }: DepositLineProps) {
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
