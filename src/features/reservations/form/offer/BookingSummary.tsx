import { useFormikContext } from "formik";
import { useSelector } from "react-redux";

import type { Offer } from "@/contract/reservations/rates";
import type { Reservation } from "@/contract/reservations/reservations";
import { agreedTotal } from "@/domain/reservations/balance";
import { askedAhead, isDue } from "@/domain/reservations/missingGuarantee";
import { isToArrive } from "@/domain/reservations/situationOf";
import { useText } from "@/shared/i18n/useText";
import { SaveButton } from "@/shared/record/SaveButton";

import type { BookingQuote } from "./bookingQuote";
import type { BookingValues } from "@/shared/stay/record/bookingValues";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { PriceChange } from "./PriceChange";
import { quoteOfRoom } from "./bookedRooms";
import { selectOffers } from "./offersSlice";
import { type Fact, Facts } from "@/shared/ui/layout/Facts";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { Reasons } from "@/shared/ui/states/Reasons";
import { nameIn } from "@/shared/stay/booking/useBookingFields";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useBookingQuote } from "./useBookingQuote";
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
  const offers = useSelector(selectOffers);
  const first = useBookingQuote(hotel, reservation);
  const rooms = (values.rooms ?? []).map((room) => quoteOfRoom(room, values, offers, hotel.roomTypes));
  const quote = first && withRooms(first, rooms);
  const deposit = useDeposit({ hotel, reservation }, quote);

  return (
    <aside className="card booking-summary" aria-label={text("booking.summary")}>
      <h2 className="card-header">{text("booking.summary")}</h2>
      <Stack gap={14} className="card-body">
        {!quote && <Muted as="p">{text("booking.summaryLater")}</Muted>}
        {quote && (
          <>
            <Facts
              shape="sums"
              facts={[
                ...quote.nights.map((night) => ({ label: date(night.date), value: money(night.price) })),
                ...quote.extras.map(({ name, quantity, total }) => ({
                  label: `${name} × ${quantity}`,
                  drawn: (
                    <>
                      <bdi>{name}</bdi> × {quantity}
                    </>
                  ),
                  value: money(total),
                })),
                ...rooms.map((room, place) => ({
                  label: [
                    text("booking.rooms.room", { number: place + 2 }),
                    room && nameIn(hotel.roomTypes, room.roomTypeId),
                  ]
                    .filter(Boolean)
                    .join(" · "),
                  value: room ? money(room.total) : "–",
                })),
                {
                  label: text("booking.total"),
                  value: <span aria-live="polite">{money(quote.total)}</span>,
                  isTotal: true,
                },
                ...(deposit ? [deposit] : []),
              ]}
            />
            {reservation && <PriceChange hotel={hotel} reservation={reservation} quote={quote} />}
            <h3 className="booking-subheading">{text("booking.policy")}</h3>
            <Stack as="ul" gap={4}>
              {policyWords(quote.policies.cancellation, values.arrival, quote.nights).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Stack>
            <Reasons reasons={quote.reasons} isQuiet={isTakenAnyway(values)} />
          </>
        )}
        <SaveButton />
      </Stack>
    </aside>
  );
}

/** The reasons against a sale are no surprise to who waits, or says why it is sold anyway. */
const isTakenAnyway = ({ state, saleOverride = "" }: BookingValues) =>
  state === "waitlist" || saleOverride.trim() !== "";

/** With the other rooms of the booking in its sums. */
const withRooms = (quote: BookingQuote, rooms: (Offer | undefined)[]): BookingQuote => ({
  ...quote,
  total: rooms.reduce((sum, room) => sum + (room?.total ?? 0), quote.total),
  deposit: rooms.reduce((sum, room) => sum + (room?.deposit ?? 0), quote.deposit),
});

/** The deposit: how much is open, by when, or who answers for it. Nothing once the guest has come. */
function useDeposit(
  { hotel: { property, products }, reservation }: BookingSummaryProps,
  quote?: BookingQuote,
): Fact | undefined {
  const { text } = useText();
  const { money, date } = useBookingFormat(property);
  const { values } = useFormikContext<BookingValues>();
  if (!quote || (reservation && !isToArrive(reservation.state))) return undefined;
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
  return { label, value: isOpen ? money(open) : amount === 0 ? text("booking.depositNone") : settled };
}
