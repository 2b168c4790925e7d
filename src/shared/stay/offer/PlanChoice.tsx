import type { Offer } from "@/contract/reservations/rates";
import type { Reason } from "@/contract/reservations/reservationReasons";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { ChoiceCard } from "@/shared/ui/ChoiceCard";

import type { Hotel } from "@/shared/hotel/hotelSlice";
import { Muted } from "@/shared/ui/layout/Muted";
import { Text } from "@/shared/ui/layout/Text";
import { Reasons } from "@/shared/ui/states/Reasons";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { ChoiceGroup } from "./ChoiceGroup";

interface PlanChoiceProps {
  hotel: Hotel;
  /** Of the type of room that is chosen. */
  offers: Offer[];
  /** Reasons that are told of the type already. */
  told: Reason[];
  chosen: string;
  onChoose: (ratePlanId: string) => void;
}

/** The rate plans, each with its board, the price of a night and of the stay. */
export function PlanChoice({ hotel, offers, told, chosen, onChoose }: PlanChoiceProps) {
  const { text } = useText();
  const reasonText = useReason();
  const { money } = useBookingFormat(hotel.property);

  function pricePerNight({ nights }: Offer): string {
    if (nights.length === 0) return "";
    const prices = nights.map(({ price }) => price);
    const [least, most] = [Math.min(...prices), Math.max(...prices)];
    return least === most
      ? text("booking.perNight", { price: money(least) })
      : text("booking.perNightBetween", { from: money(least), to: money(most) });
  }

  return (
    <ChoiceGroup name="ratePlanId" legend={text("booking.ratePlan")}>
      {offers.map((offer) => {
        const plan = hotel.ratePlans.find((one) => one.id === offer.ratePlanId);
        const isRefused = offer.reasons.length > 0;
        return (
          <ChoiceCard
            key={offer.ratePlanId}
            name="ratePlanId"
            value={offer.ratePlanId}
            isChosen={offer.ratePlanId === chosen}
            onChoose={() => onChoose(offer.ratePlanId)}
            isUnavailable={isRefused}
          >
            <Text as="bdi" stands="start" breaksWords weight={550} className="choice-card-name">
              {plan?.name ?? offer.ratePlanId}
            </Text>
            <Text tone={isRefused ? "muted" : undefined} weight={550} isTabular className="booking-plan-price">
              {money(offer.total)}
            </Text>
            <Muted size={13} className="booking-plan-board">
              {plan && text(`booking.board.${plan.board}`)}
              <Reasons reasons={offer.reasons.filter((one) => !told.map(reasonText).includes(reasonText(one)))} />
            </Muted>
            <Muted size={13} className="booking-plan-price">
              {pricePerNight(offer)}
            </Muted>
          </ChoiceCard>
        );
      })}
    </ChoiceGroup>
  );
}
