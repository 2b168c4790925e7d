import { useFormikContext } from "formik";
import { useSelector } from "react-redux";

import { useText } from "@/shared/i18n/useText";
import { LoadProblem } from "@/shared/ui/LoadProblem";
import { Loading } from "@/shared/ui/Loading";

import type { BookingValues } from "./bookingValues";
import { FormSection } from "./FormSection";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { offersByType, type TypeOffers } from "./offersByType";
import { selectOffers, selectOffersStatus } from "./offersSlice";
import { PlanChoice } from "./PlanChoice";
import { RoomTypeChoice } from "./RoomTypeChoice";
import { useFieldWords } from "./useFieldWords";

interface OfferSectionProps {
  hotel: Hotel;
  /** The stay is over: what was agreed stays. */
  isFixed: boolean;
  onRetry: () => void;
}

/** What the hotel has for the stay: first the type of room, then under which conditions. */
export function OfferSection({ hotel, isFixed, onRetry }: OfferSectionProps) {
  const { text } = useText();
  const words = useFieldWords(hotel);
  const { values, setValues } = useFormikContext<BookingValues>();
  const types = offersByType(useSelector(selectOffers));
  const status = useSelector(selectOffersStatus);
  const chosen = types.find(({ roomTypeId }) => roomTypeId === values.roomTypeId);

  /** The conditions stay as they were chosen where the other type has them, too. */
  function chooseType({ roomTypeId, offers, usual }: TypeOffers) {
    const same = offers.find(({ ratePlanId, reasons }) => ratePlanId === values.ratePlanId && reasons.length === 0);
    void setValues((now) => ({ ...now, roomTypeId, ratePlanId: (same ?? usual).ratePlanId }));
  }

  function choosePlan(ratePlanId: string) {
    void setValues((now) => ({ ...now, ratePlanId }));
  }

  return (
    <FormSection title={text("booking.offer")}>
      {status === "failed" && <LoadProblem sentence={text("booking.offersFailed")} onRetry={onRetry} />}
      {status === "loading" && types.length === 0 && <Loading />}
      {isFixed && (
        <p dir="auto">
          {words("roomTypeId", values)} · {words("ratePlanId", values)}
        </p>
      )}
      {types.length === 0 && !isFixed && status !== "loading" && status !== "failed" && (
        <p className="booking-muted">{text("booking.offersLater")}</p>
      )}
      {types.length > 0 && (
        <div className={status === "loading" ? "booking-offers is-stale" : "booking-offers"}>
          <RoomTypeChoice hotel={hotel} types={types} chosen={values.roomTypeId} onChoose={chooseType} />
          {chosen && (
            <PlanChoice hotel={hotel} offers={chosen.offers} chosen={values.ratePlanId} onChoose={choosePlan} />
          )}
        </div>
      )}
    </FormSection>
  );
}
