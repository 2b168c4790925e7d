import { useFormikContext } from "formik";
import { useEffect, useEffectEvent, useRef } from "react";
import { useSelector } from "react-redux";

import type { Reservation } from "@/contract/reservations/reservations";
import { isOfPeople } from "@/domain/reservations/offerForPeople";
import { useText } from "@/shared/i18n/useText";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { LoadProblem } from "@/shared/ui/states/LoadProblem";
import { onDemand } from "@/shared/ui/states/onDemand";
import { Loading } from "@/shared/ui/states/Loading";

import { type BookingValues, withChanges } from "@/shared/stay/record/bookingValues";
import { FormSection } from "@/shared/record/sections/FormSection";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { ContractNote } from "@/shared/stay/offer/ContractNote";
import { NegotiatedPrice } from "@/shared/stay/offer/NegotiatedPrice";
import { offersByType, samePlanIn, type TypeOffers } from "@/shared/stay/offer/offersByType";
import { selectOffers, selectOffersStatus } from "@/shared/stay/offer/offersSlice";
import { PlanChoice } from "@/shared/stay/offer/PlanChoice";
import { RoomTypeChoice } from "./RoomTypeChoice";
import { nameIn } from "@/shared/stay/booking/useBookingFields";
import { useBookingQuote } from "@/shared/stay/offer/bookingQuote";
import { useOffers } from "@/shared/stay/offer/useOffers";
import type { WaysOutProps } from "./WaysOut";

/** Needed where something cannot be sold. */
const WaysOut = onDemand<WaysOutProps>(async () => (await import("./WaysOut")).WaysOut, null);

interface OfferSectionProps {
  hotel: Hotel;
  reservation: Reservation | undefined;
  /** The stay is over: what was agreed stays. */
  isFixed: boolean;
}

/** Offers for the stay: first the type of room, then the rate plan. */
export function OfferSection({ hotel, reservation, isFixed }: OfferSectionProps) {
  const { text } = useText();
  const { values, setValues, dirty } = useFormikContext<BookingValues>();
  const proposed = useRef("");
  /** The plan, as long as a person has not chosen another. */
  const proposedPlan = useRef("");
  const askAgain = useOffers(isFixed ? undefined : values, reservation?.id);
  const types = offersByType(useSelector(selectOffers));
  const status = useSelector(selectOffersStatus);
  const chosen = types.find(({ roomTypeId }) => roomTypeId === values.roomTypeId);
  const wanted = chosen?.offers.find(({ ratePlanId }) => ratePlanId === values.ratePlanId);
  const quote = useBookingQuote(hotel, reservation);

  /** The conditions stay as they were chosen where the other type has them, too. */
  function chooseType(type: TypeOffers, changes: Partial<BookingValues> = {}) {
    const { roomTypeId, ratePlanId } = samePlanIn(type, values.ratePlanId);
    if (ratePlanId !== values.ratePlanId) proposedPlan.current = ratePlanId;
    void setValues((now) => withChanges(now, { ...changes, roomTypeId, ratePlanId }));
  }

  function takeType(...choice: Parameters<typeof chooseType>) {
    proposed.current = "";
    chooseType(...choice);
  }

  function choosePlan(ratePlanId: string) {
    proposedPlan.current = "";
    void setValues((now) => withChanges(now, { ratePlanId }));
  }

  /**
   * A call begins with a price: the lowest one is proposed, in the plan of a contract where there is one, and another one where it does not admit the people. What a
   * person has chosen stays, and so does what others have sold since: that is theirs to decide.
   */
  const propose = useEffectEvent(() => {
    const isTooSmall = values.roomTypeId === proposed.current && chosen?.usual.reasons.some(isOfPeople);
    const isOpen = values.roomTypeId === "" || isTooSmall;
    const [cheapest] = types
      .filter(({ usual }) => usual.reasons.length === 0)
      .toSorted((one, other) => one.usual.total - other.usual.total);
    if (reservation || !dirty) return;
    if (isOpen && cheapest) {
      proposed.current = cheapest.roomTypeId;
      chooseType(cheapest);
    } else if (chosen?.usual.contract && values.ratePlanId === proposedPlan.current) {
      proposedPlan.current = chosen.usual.ratePlanId;
      void setValues((now) => withChanges(now, { ratePlanId: proposedPlan.current }));
    }
  });
  useEffect(() => {
    if (status === "loaded") propose();
  }, [status]);

  const isTypeSold = chosen !== undefined && chosen.usual.reasons.length > 0;
  const waysOut = wanted && quote && quote.reasons.length > 0 && (
    <WaysOut hotel={hotel} reservation={reservation} offer={wanted} types={types} onChooseType={takeType} />
  );

  return (
    <FormSection title={text("booking.offer")}>
      {status === "failed" && <LoadProblem sentence={text("booking.offersFailed")} onRetry={askAgain} />}
      {status === "loading" && types.length === 0 && <Loading />}
      {isFixed && (
        <p dir="auto">
          {nameIn(hotel.roomTypes, values.roomTypeId)} · {nameIn(hotel.ratePlans, values.ratePlanId)}
        </p>
      )}
      {types.length === 0 && !isFixed && status !== "loading" && status !== "failed" && (
        <Muted as="p">{text("booking.offersLater")}</Muted>
      )}
      {types.length > 0 && (
        <Stack gap={16} className={status === "loading" ? "booking-offers is-stale" : "booking-offers"}>
          <RoomTypeChoice hotel={hotel} types={types} chosen={values.roomTypeId} onChoose={takeType} />
          {isTypeSold && waysOut}
          {chosen && (
            <PlanChoice
              hotel={hotel}
              offers={chosen.offers}
              told={isTypeSold ? chosen.usual.reasons : []}
              chosen={values.ratePlanId}
              onChoose={choosePlan}
            />
          )}
          {wanted && <ContractNote offer={wanted} />}
          {!isTypeSold && waysOut}
          {quote && <NegotiatedPrice {...{ hotel, reservation, quote }} planned={wanted?.nights ?? []} />}
        </Stack>
      )}
    </FormSection>
  );
}
