import type { Reservation } from "@/contract/reservations";
import { useText } from "@/shared/i18n/useText";

import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useBookingFormat } from "./useBookingFormat";

interface ReservationFactsProps {
  hotel: Hotel;
  reservation: Reservation;
}

/** What one is asked for first: number, situation, room, what is paid. */
export function ReservationFacts({ hotel, reservation }: ReservationFactsProps) {
  const { text } = useText();
  const { money, dayAndTime } = useBookingFormat(hotel.property);
  const { id, confirmationNumber, situation, total, balance, createdAt, createdBy, nights, cancelReason } = reservation;
  const roomIds = new Set(nights.map(({ roomId }) => roomId));
  const rooms = hotel.rooms.filter((room) => roomIds.has(room.id)).map((room) => room.number);
  return (
    <dl className="booking-facts">
      <Fact label={text("booking.number")} value={`${id} · ${confirmationNumber}`} />
      <Fact label={text("column.situation")} value={text(`situation.${situation}`)} />
      {cancelReason && <Fact label={text("bulk.reason")} value={text(`cancelReason.${cancelReason}`)} />}
      <Fact label={text("booking.room")} value={rooms.join(", ") || text("booking.roomNone")} />
      <Fact label={text("booking.total")} value={money(total)} />
      <Fact label={text("column.balance")} value={money(balance)} />
      <Fact label={text("booking.createdAt")} value={[dayAndTime(createdAt), createdBy].filter(Boolean).join(" · ")} />
    </dl>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <bdi>{value}</bdi>
    </dd>
  </div>
);
