import type { FreeRoom } from "@/contract/reservations/desk";
import { isReady } from "@/domain/rooms/cleanliness";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useText } from "@/shared/i18n/useText";
import { ChoiceCard } from "@/shared/ui/ChoiceCard";
import { Muted } from "@/shared/ui/layout/Muted";
import { Text } from "@/shared/ui/layout/Text";

interface RoomCardProps {
  hotel: Hotel;
  room: FreeRoom;
  isChosen: boolean;
  onChoose: (room: FreeRoom) => void;
}

/** A free room, as a choice: what it costs, and whether it can be entered. */
export function RoomCard({ hotel, room, isChosen, onChoose }: RoomCardProps) {
  const { text } = useText();
  const { money } = useBookingFormat(hotel.property);
  const { roomId, roomTypeId, ratePlanId, total, cleanliness, contract } = room;
  const type = hotel.roomTypes.find(({ id }) => id === roomTypeId)?.name ?? "";
  const plan = hotel.ratePlans.find(({ id }) => id === ratePlanId)?.name ?? "";
  return (
    <ChoiceCard name="walk-in-room" value={roomId} isChosen={isChosen} onChoose={() => onChoose(room)}>
      <Text stands="start" breaksWords weight={550} className="choice-card-name">
        <bdi>{hotel.rooms.find(({ id }) => id === roomId)?.number}</bdi> · {type}
      </Text>
      <bdi>{money(total)}</bdi>
      <Muted size={13} className="choice-card-detail">
        {plan} · {contract && `${text("booking.contractPrice", { company: contract.company.name })} · `}
        <Text tone={isReady(cleanliness) ? "success" : "danger"}>{text(`roomState.${cleanliness}`)}</Text>
      </Muted>
    </ChoiceCard>
  );
}
