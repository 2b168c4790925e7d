import { useText } from "@/shared/i18n/useText";
import { ChoiceCard } from "@/shared/ui/ChoiceCard";

import type { Hotel } from "@/shared/hotel/hotelSlice";
import type { TypeOffers } from "@/shared/stay/offer/offersByType";
import { Columns } from "@/shared/ui/layout/Columns";
import { Muted } from "@/shared/ui/layout/Muted";
import { Text } from "@/shared/ui/layout/Text";
import { Reasons } from "@/shared/ui/states/Reasons";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { ChoiceGroup } from "@/shared/stay/offer/ChoiceGroup";

interface RoomTypeChoiceProps {
  hotel: Hotel;
  types: TypeOffers[];
  chosen: string;
  onChoose: (type: TypeOffers) => void;
}

/** The types of room, each with its lowest price, or why it cannot be had: a waiting list may still want it. */
export function RoomTypeChoice({ hotel, types, chosen, onChoose }: RoomTypeChoiceProps) {
  const { text } = useText();
  const { money } = useBookingFormat(hotel.property);
  return (
    <ChoiceGroup name="roomTypeId" legend={text("booking.roomType")}>
      <Columns least={15.5} keepsWidth gap={8}>
        {types.map((type) => {
          const { roomTypeId, usual, least } = type;
          const roomType = hotel.roomTypes.find((one) => one.id === roomTypeId);
          const isSold = usual.reasons.length > 0;
          return (
            <ChoiceCard
              key={roomTypeId}
              name="roomTypeId"
              value={roomTypeId}
              isChosen={roomTypeId === chosen}
              onChoose={() => onChoose(type)}
              isUnavailable={isSold}
            >
              <Text as="bdi" stands="start" breaksWords weight={550} className="choice-card-name">
                {roomType?.name ?? roomTypeId}
              </Text>
              <Text weight={550} isTabular>
                {!isSold && text("booking.priceFrom", { price: money(least) })}
              </Text>
              <Muted size={13} className="choice-card-detail">
                {isSold ? (
                  <Reasons reasons={usual.reasons} />
                ) : (
                  text(usual.available > 0 ? "booking.available" : "booking.availableOver", {
                    count: usual.available,
                    people: roomType?.maxOccupancy ?? 0,
                    rooms: usual.oversale?.rooms ?? 0,
                    allowed: usual.oversale?.allowed ?? 0,
                  })
                )}
              </Muted>
            </ChoiceCard>
          );
        })}
      </Columns>
    </ChoiceGroup>
  );
}
