import { useId } from "react";

import { useText } from "@/shared/i18n/useText";
import { ChoiceCard } from "@/shared/ui/ChoiceCard";
import { FieldProblem } from "@/shared/ui/fields/FieldProblem";

import type { Hotel } from "@/shared/hotel/hotelSlice";
import type { TypeOffers } from "./offersByType";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { Reasons } from "@/shared/ui/states/Reasons";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useFieldProblem } from "@/shared/ui/fields/useFieldProblem";

interface RoomTypeChoiceProps {
  hotel: Hotel;
  types: TypeOffers[];
  chosen: string;
  onChoose: (type: TypeOffers) => void;
}

/** The types of room, each with what it costs at least, or why it cannot be had: a waiting list may want it still. */
export function RoomTypeChoice({ hotel, types, chosen, onChoose }: RoomTypeChoiceProps) {
  const id = useId();
  const { text } = useText();
  const { money } = useBookingFormat(hotel.property);
  const problem = useFieldProblem("roomTypeId");
  return (
    <Stack
      as="fieldset"
      gap={8}
      role="radiogroup"
      className="booking-choice"
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? `${id}-problem` : undefined}
    >
      <legend className="form-label">{text("booking.roomType")}</legend>
      <div className="booking-types">
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
              <bdi className="choice-card-name">{roomType?.name ?? roomTypeId}</bdi>
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
                  })
                )}
              </Muted>
            </ChoiceCard>
          );
        })}
      </div>
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </Stack>
  );
}
