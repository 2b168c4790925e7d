import { useFormikContext } from "formik";

import type { Offer, OfferAlternativesQuery } from "@/contract/reservations/rates";
import type { ReasonCode } from "@/contract/reservations/reservationReasons";
import type { Reservation } from "@/contract/reservations/reservations";
import { addDays } from "@/domain/civilDate";
import { isSaleOverridable } from "@/domain/rates/saleOverride";
import { nightsBetween } from "@/domain/stay";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useText } from "@/shared/i18n/useText";
import { nameIn } from "@/shared/stay/booking/useBookingFields";
import { type BookingValues, withChanges } from "@/shared/stay/record/bookingValues";
import { Stack } from "@/shared/ui/layout/Stack";
import { LoadState } from "@/shared/ui/states/LoadState";

import { offerAlternatives } from "./offerAlternatives";
import { SaleOverrideField } from "./SaleOverrideField";
import type { TypeOffers } from "@/shared/stay/offer/offersByType";
import { Price, Way, Ways } from "./Ways";

/** So many other dates are offered, the nearest. */
const MOST_DATES = 6;

const ofRooms = new Set<ReasonCode>(["NO_AVAILABILITY", "HOUSE_FULL"]);

export interface WaysOutProps {
  hotel: Hotel;
  reservation: Reservation | undefined;
  /** The one that is wanted, and cannot be sold. */
  offer: Offer;
  types: TypeOffers[];
  onChooseType: (type: TypeOffers, changes: Partial<BookingValues>) => void;
}

/** Offers to a guest whose wish cannot be met: each way is one press. */
export function WaysOut({ hotel, reservation, offer, types, onChooseType }: WaysOutProps) {
  const { text } = useText();
  const { values, setValues } = useFormikContext<BookingValues>();
  const { arrival, departure, state } = values;
  const isInHouse = reservation?.state === "inHouse";
  const missing = nightsMissing(offer, nightsBetween(arrival, departure));
  const free = types.filter(({ usual, roomTypeId }) => usual.reasons.length === 0 && roomTypeId !== offer.roomTypeId);
  const isOfSales = isSaleOverridable(offer.reasons);
  const isWaiting = state === "waitlist";
  const canWait = !reservation && offer.reasons.every(({ code }) => ofRooms.has(code));

  /** Who takes another way need not wait. */
  const noWait: Partial<BookingValues> = canWait && isWaiting ? { state: "confirmed" } : {};

  function change(changes: Partial<BookingValues>) {
    void setValues((now) => withChanges(now, { ...noWait, ...changes }));
  }

  return (
    <Stack as="section" gap={14} aria-label={text("booking.waysOut")}>
      {missing > 0 && (
        <Ways label={text("booking.waysOut")}>
          <Way onTake={() => change({ departure: addDays(departure, missing) })}>
            {text("booking.addNights", { count: missing })}
          </Way>
        </Ways>
      )}
      {free.length > 0 && (
        <Ways label={text("booking.otherTypes")}>
          {free.map((type) => {
            const same = type.offers.find(
              ({ ratePlanId, reasons }) => ratePlanId === offer.ratePlanId && !reasons.length,
            );
            return (
              <Way key={type.roomTypeId} onTake={() => onChooseType(type, noWait)}>
                <bdi>{nameIn(hotel.roomTypes, type.roomTypeId)}</bdi>
                <Price hotel={hotel} total={(same ?? type.usual).total} wanted={offer.total} />
              </Way>
            );
          })}
        </Ways>
      )}
      {!isInHouse && isOfSales && <OtherDates hotel={hotel} reservation={reservation} offer={offer} onTake={change} />}
      {canWait && (
        <button
          type="button"
          className="btn btn-quiet btn-sm btn-own-width"
          aria-pressed={isWaiting}
          onClick={() => change({ state: isWaiting ? "confirmed" : "waitlist" })}
        >
          {text("booking.toWaitlist")}
        </button>
      )}
      {!isWaiting && isOfSales && <SaleOverrideField />}
    </Stack>
  );
}

/** Nights that minimum stays ask for besides: that of the arrival, and those of each night. */
function nightsMissing({ reasons }: Offer, nights: number): number {
  const asked = reasons.filter(({ code }) => code === "MIN_STAY" || code === "MIN_STAY_THROUGH");
  return Math.max(nights, ...asked.map(({ values }) => Number(values?.nights))) - nights;
}

interface OtherDatesProps extends Pick<WaysOutProps, "hotel" | "reservation" | "offer"> {
  onTake: (dates: Pick<BookingValues, "arrival" | "departure">) => void;
}

/** The same nights on other dates, the nearest first. */
function OtherDates({ hotel, reservation, offer, onTake }: OtherDatesProps) {
  const { text } = useText();
  const { date } = useBookingFormat(hotel.property);
  const { values } = useFormikContext<BookingValues>();
  const { arrival, departure, adults, childrenAges, company, agency } = values;
  const query: OfferAlternativesQuery = {
    arrival,
    departure,
    adults,
    children: childrenAges.join(",") || undefined,
    reservationId: reservation?.id,
    companyId: company?.id,
    agencyId: agency?.id,
    roomTypeId: offer.roomTypeId,
    ratePlanId: offer.ratePlanId,
  };
  const load = offerAlternatives.use(query);
  const { data = [] } = load;
  return (
    <Ways label={text("booking.otherDates")}>
      <LoadState
        load={load}
        failed={text("booking.otherDatesFailed")}
        empty={data.length === 0 && text("booking.otherDatesNone")}
      />
      {data.slice(0, MOST_DATES).map(({ total, ...dates }) => (
        <Way key={dates.arrival} onTake={() => onTake({ arrival: dates.arrival, departure: dates.departure })}>
          <bdi>
            {date(dates.arrival)} – {date(dates.departure)}
          </bdi>
          <Price hotel={hotel} total={total} wanted={offer.total} />
        </Way>
      ))}
    </Ways>
  );
}
