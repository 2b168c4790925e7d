import { useFormikContext } from "formik";
import { useState } from "react";
import { useSelector } from "react-redux";

import type { Cents } from "@/contract/property";
import type { Offer } from "@/contract/reservations/rates";
import type { Reservation } from "@/contract/reservations/reservations";
import { agreedTotal } from "@/domain/reservations/balance";
import { askedAhead, isDue } from "@/domain/reservations/missingGuarantee";
import { isToArrive } from "@/domain/reservations/situationOf";
import { feeMoment } from "@/domain/reservations/fees";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { SaveButton } from "@/shared/record/SaveButton";

import type { BookingValues } from "@/shared/stay/record/bookingValues";
import { offerOfRoom, type RoomValues } from "@/shared/stay/record/roomValues";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { PriceChange } from "./offer/PriceChange";
import { quoteOfRoom } from "./rooms/bookedRooms";
import { selectOffers } from "@/shared/stay/offer/offersSlice";
import { type Fact, Facts } from "@/shared/ui/layout/Facts";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { nameIn } from "@/shared/stay/booking/useBookingFields";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { type BookingQuote, useBookingQuote } from "@/shared/stay/offer/bookingQuote";
import { policyWords } from "@/shared/hotel/policyWords";

interface BookingSummaryProps {
  hotel: Hotel;
  reservation: Reservation | undefined;
}

/** Price of the stay, dates of its payments, and the cost of a cancellation. */
export function BookingSummary({ hotel, reservation }: BookingSummaryProps) {
  const { text } = useText();
  const { money, date } = useBookingFormat(hotel.property);
  const words = policyWords(useText(), useFormat(), hotel.property.currency);
  const [openedAt] = useState(() => new Date());
  const moment = feeMoment(openedAt, hotel.property);
  const { values } = useFormikContext<BookingValues>();
  const offers = useSelector(selectOffers);
  const first = useBookingQuote(hotel, reservation);
  const rooms = (values.rooms ?? []).map((room) => quoteOfRoom(room, values, offers));
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
                ...sumsOfRooms(values, rooms).map(({ count, room, total }) => ({
                  label: [
                    [`${count} ×`, nameIn(hotel.roomTypes, offerOfRoom(room, values).roomTypeId)].join(" "),
                    text("desk.peopleCount", { adults: room.adults, children: room.childrenAges.length }),
                  ].join(" · "),
                  value: total === undefined ? "–" : money(total),
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
              {words.ofStay(quote.policies, { arrival: values.arrival, nights: quote.nights, moment }).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Stack>
          </>
        )}
        <div className="booking-summary-end">
          <SaveButton />
        </div>
      </Stack>
    </aside>
  );
}

interface SumOfRooms {
  count: number;
  room: RoomValues;
  total: Cents | undefined;
}

/** The further rooms, those at one price for as many people of a type together. */
function sumsOfRooms(values: BookingValues, quotes: (Offer | undefined)[]): SumOfRooms[] {
  const sums = new Map<string, SumOfRooms>();
  for (const [place, room] of (values.rooms ?? []).entries()) {
    const price = quotes[place]?.total;
    const { roomTypeId } = offerOfRoom(room, values);
    const key = [roomTypeId, room.adults, room.childrenAges.length, price].join(" ");
    const { count, total } = sums.get(key) ?? { count: 0, total: 0 };
    sums.set(key, { count: count + 1, room, total: price === undefined ? undefined : (total ?? 0) + price });
  }
  return [...sums.values()];
}

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
