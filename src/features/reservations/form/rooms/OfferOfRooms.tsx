import { useFormikContext } from "formik";
import { useSelector } from "react-redux";

import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useText } from "@/shared/i18n/useText";
import { nameIn } from "@/shared/stay/booking/useBookingFields";
import type { BookingValues } from "@/shared/stay/record/bookingValues";
import { withRooms } from "@/shared/stay/record/roomValues";
import { LabelledControl } from "@/shared/ui/fields/LabelledControl";
import { useStandingRefusals } from "@/shared/ui/fields/fieldRefusals";

import { selectOffers } from "@/shared/stay/offer/offersSlice";
import { offersOfRoom, type RoomRow } from "./bookedRooms";

/** Type and plan of further rooms in one choice, each with its price for the stay. */
export function OfferOfRooms({ hotel, row: { places, rooms } }: { hotel: Hotel; row: RoomRow }) {
  const { text } = useText();
  const { money } = useBookingFormat(hotel.property);
  const { values, setValues } = useFormikContext<BookingValues>();
  const shown = useSelector(selectOffers);
  const refusals = useStandingRefusals();
  const [room] = rooms;
  if (!room) return null;
  const offers = offersOfRoom(room, values, shown);
  const types = [...new Set(offers.map(({ roomTypeId }) => roomTypeId))];
  const isRefused = places.some((place) => refusals[`rooms.${place}.roomTypeId`]);

  function choose(choice: string) {
    const [roomTypeId = "", ratePlanId = ""] = choice.split(" ");
    // the reason for selling one offer all the same says nothing of another
    void setValues((now) => ({ ...withRooms(now, places, { roomTypeId, ratePlanId }), saleOverride: "" }));
  }

  return (
    <LabelledControl label={text("booking.offer")} problem={undefined}>
      {(control) => (
        <select
          {...control}
          name={`rooms.${places[0]}.roomTypeId`}
          className={isRefused ? "form-select is-invalid" : "form-select"}
          aria-invalid={isRefused ? true : undefined}
          value={`${room.roomTypeId} ${room.ratePlanId}`}
          onChange={({ target }) => choose(target.value)}
        >
          <option value=" ">{text("booking.rooms.asFirst")}</option>
          {types.map((type) => (
            <optgroup key={type} label={nameIn(hotel.roomTypes, type)}>
              {offers
                .filter(({ roomTypeId }) => roomTypeId === type)
                .map(({ ratePlanId, total, reasons }) => (
                  <option key={ratePlanId} value={`${type} ${ratePlanId}`} disabled={reasons.length > 0}>
                    {[nameIn(hotel.roomTypes, type), nameIn(hotel.ratePlans, ratePlanId), money(total)].join(" · ")}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      )}
    </LabelledControl>
  );
}
