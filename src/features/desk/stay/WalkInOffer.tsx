import { useFormikContext } from "formik";
import { useEffect, useEffectEvent } from "react";
import { useSelector } from "react-redux";

import { guaranteesAtDesk } from "@/domain/reservations/deskGuarantees";
import { askedAhead } from "@/domain/reservations/missingGuarantee";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useText } from "@/shared/i18n/useText";
import { useStartFrom } from "@/shared/record/AfterSaving";
import { FormSection } from "@/shared/record/sections/FormSection";
import { type BookingQuote, useBookingQuote } from "@/shared/stay/offer/bookingQuote";
import { ContractNote } from "@/shared/stay/offer/ContractNote";
import { NegotiatedPrice } from "@/shared/stay/offer/NegotiatedPrice";
import { PlanChoice } from "@/shared/stay/offer/PlanChoice";
import { selectOffers } from "@/shared/stay/offer/offersSlice";
import { type BookingValues, withChanges } from "@/shared/stay/record/bookingValues";
import { ChoiceField } from "@/shared/ui/fields/ChoiceField";
import { Facts } from "@/shared/ui/layout/Facts";

/** The plans of the room that is chosen, and a price instead of theirs. */
export function WalkInPlan({ hotel }: { hotel: Hotel }) {
  const { text } = useText();
  const { money } = useBookingFormat(hotel.property);
  const { values, setValues } = useFormikContext<BookingValues>();
  const offers = useSelector(selectOffers).filter(({ roomTypeId }) => roomTypeId === values.roomTypeId);
  const wanted = offers.find(({ ratePlanId }) => ratePlanId === values.ratePlanId);
  const quote = useBookingQuote(hotel, undefined);
  if (!wanted || !quote) return null;
  return (
    <FormSection title={text("booking.offer")}>
      <PlanChoice
        hotel={hotel}
        offers={offers}
        told={[]}
        chosen={values.ratePlanId}
        onChoose={(ratePlanId) => void setValues((now) => withChanges(now, { ratePlanId }))}
      />
      <ContractNote offer={wanted} />
      <NegotiatedPrice hotel={hotel} reservation={undefined} quote={quote} planned={wanted.nights} />
      {values.negotiatedPrice && (
        <Facts shape="sums" facts={[{ label: text("booking.total"), value: money(quote.total), isTotal: true }]} />
      )}
    </FormSection>
  );
}

/** The guarantee of the stay, by its plan; what has to be paid before the keys are given is said here. */
export function WalkInGuarantee({ hotel }: { hotel: Hotel }) {
  const { text } = useText();
  const { values, initialValues } = useFormikContext<BookingValues>();
  const startFrom = useStartFrom<BookingValues>();
  const quote = useBookingQuote(hotel, undefined);
  const choices = guaranteesAtDesk(quote?.policies);
  const isGiven = choices.includes(values.guarantee);

  /** Another plan asks for another guarantee. */
  const settle = useEffectEvent(() => {
    const [guarantee] = choices;
    void startFrom({ ...initialValues, guarantee }, { ...values, guarantee });
  });
  useEffect(() => {
    if (!isGiven) settle();
  }, [isGiven]);

  return (
    <FormSection title={text("booking.guarantee")}>
      <ChoiceField
        name="guarantee"
        label={text("booking.guaranteeKind")}
        choices={choices}
        wordsOf={(kind) => text(`booking.guarantee.${kind}`)}
      />
      {quote && <AskedNow hotel={hotel} quote={quote} />}
    </FormSection>
  );
}

function AskedNow({ hotel, quote }: { hotel: Hotel; quote: BookingQuote }) {
  const { text } = useText();
  const { money } = useBookingFormat(hotel.property);
  const { guarantee, arrival } = useFormikContext<BookingValues>().values;
  const { open } = askedAhead({ ...quote, guarantee, arrival, payments: [] });
  return open > 0 && <p role="status">{text("desk.askedNow", { amount: money(open) })}</p>;
}
