import { useFormikContext } from "formik";
import { useSelector } from "react-redux";

import type { Reservation } from "@/contract/reservations/reservations";
import { agreedTotal } from "@/domain/reservations/balance";
import { askedAhead, isDue } from "@/domain/reservations/missingGuarantee";
import { isToArrive } from "@/domain/reservations/situationOf";
import { useText } from "@/shared/i18n/useText";
import { SaveButton } from "@/shared/record/SaveButton";

import { type BookingQuote, bookingQuote } from "./bookingQuote";
import type { BookingValues } from "@/shared/stay/record/bookingValues";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { selectOffers } from "./offersSlice";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { Reasons } from "@/shared/ui/states/Reasons";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { usePolicyWords } from "./usePolicyWords";

interface BookingSummaryProps {
  hotel: Hotel;
  reservation: Reservation | undefined;
}

/** Price of the stay, dates of its payments, and the cost of a cancellation. */
export function BookingSummary({ hotel, reservation }: BookingSummaryProps) {
  const { text } = useText();
  const { money, date } = useBookingFormat(hotel.property);
  const policyWords = usePolicyWords(hotel.property);
  const { values } = useFormikContext<BookingValues>();
  const quote = bookingQuote(values, useSelector(selectOffers), hotel.products, reservation);

  return (
    <aside className="card booking-summary" aria-label={text("booking.summary")}>
      <h2 className="card-header">{text("booking.summary")}</h2>
      <Stack gap={14} className="card-body">
        {!quote && <Muted as="p">{text("booking.summaryLater")}</Muted>}
        {quote && (
          <>
            <Stack as="dl" gap={4} className="booking-prices">
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
                <Text as="dt" weight={620}>
                  {text("booking.total")}
                </Text>
                <Text as="dd" weight={620} aria-live="polite">
                  {money(quote.total)}
                </Text>
              </div>
              <DepositLine hotel={hotel} quote={quote} reservation={reservation} />
            </Stack>
            <h3 className="booking-subheading">{text("booking.policy")}</h3>
            <Stack as="ul" gap={4}>
              {policyWords(quote.policies.cancellation, values.arrival, quote.nights).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Stack>
            <Reasons reasons={quote.reasons} />
          </>
        )}
        <SaveButton />
      </Stack>
    </aside>
  );
}

interface DepositLineProps extends BookingSummaryProps {
  quote: BookingQuote;
}

/** The deposit: how much is open, by when, or who answers for it. Nothing once the guest has come. */
function DepositLine({ hotel: { property, products }, quote, reservation }: DepositLineProps) {
  const { text } = useText();
  const { money, date } = useBookingFormat(property);
  const { values } = useFormikContext<BookingValues>();
  if (reservation && !isToArrive(reservation.state)) return null;
  // what was charged besides the stay is not part of the quote
  const others = reservation ? reservation.total - agreedTotal(reservation, products) : 0;
  const { guarantee, arrival } = values;
  const { payments = [], billing } = reservation ?? {};
  const asked = askedAhead({ ...quote, total: quote.total + others, guarantee, arrival, payments, billing });
  const { amount, open, dueOn, answeredBy } = asked;
  const isOpen = open > 0;
  const label =
    isOpen && dueOn && !isDue(asked, property.businessDate)
      ? text("booking.depositBy", { date: date(dueOn) })
      : text(isOpen ? "booking.depositNow" : "booking.deposit");
  const by = answeredBy === "group" ? text("booking.group") : answeredBy && text(`booking.guarantee.${answeredBy}`);
  const settled = by
    ? text("booking.depositAnswered", { guarantee: by })
    : text("booking.depositPaid", { amount: money(amount) });
  return (
    <div>
      <dt>{label}</dt>
      <dd>{isOpen ? money(open) : amount === 0 ? text("booking.depositNone") : settled}</dd>
    </div>
  );
}
