import { useId } from "react";

import type { Offer } from "@/contract/reservations/rates";
import { useText } from "@/shared/i18n/useText";
import { FieldProblem } from "@/shared/ui/fields/FieldProblem";

import type { Hotel } from "@/shared/hotel/hotelSlice";
import { Reasons } from "@/shared/ui/states/Reasons";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useFieldProblem } from "@/shared/ui/fields/useFieldProblem";

interface PlanChoiceProps {
  hotel: Hotel;
  /** Of the type of room that is chosen. */
  offers: Offer[];
  chosen: string;
  onChoose: (ratePlanId: string) => void;
}

/** Under which conditions: each plan with its board, the price of a night and of the stay. */
export function PlanChoice({ hotel, offers, chosen, onChoose }: PlanChoiceProps) {
  const id = useId();
  const { text } = useText();
  const { money } = useBookingFormat(hotel.property);
  const problem = useFieldProblem("ratePlanId");

  function pricePerNight({ nights }: Offer): string {
    if (nights.length === 0) return "";
    const prices = nights.map(({ price }) => price);
    const [least, most] = [Math.min(...prices), Math.max(...prices)];
    return least === most
      ? text("booking.perNight", { price: money(least) })
      : text("booking.perNightBetween", { from: money(least), to: money(most) });
  }

  return (
    <fieldset
      role="radiogroup"
      className="booking-choice"
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? `${id}-problem` : undefined}
    >
      <legend className="form-label">{text("booking.ratePlan")}</legend>
      {offers.map((offer) => {
        const plan = hotel.ratePlans.find((one) => one.id === offer.ratePlanId);
        const isRefused = offer.reasons.length > 0;
        return (
          <label key={offer.ratePlanId} className={isRefused ? "booking-plan is-unavailable" : "booking-plan"}>
            <input
              type="radio"
              className="form-check-input"
              name="ratePlanId"
              value={offer.ratePlanId}
              checked={offer.ratePlanId === chosen}
              onChange={() => onChoose(offer.ratePlanId)}
            />
            <bdi className="booking-card-name">{plan?.name ?? offer.ratePlanId}</bdi>
            <span className="booking-card-price">{money(offer.total)}</span>
            <span className="booking-card-detail">
              {plan && text(`booking.board.${plan.board}`)}
              {isRefused && <Reasons reasons={offer.reasons} />}
            </span>
            <span className="booking-card-detail booking-plan-nightly">{pricePerNight(offer)}</span>
          </label>
        );
      })}
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </fieldset>
  );
}
