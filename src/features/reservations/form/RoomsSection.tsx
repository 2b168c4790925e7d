import { useFormikContext } from "formik";
import { useRef } from "react";
import { useSelector } from "react-redux";

import { bookingLimits } from "@/contract/reservations/reservations";
import { isSaleOverridable } from "@/domain/rates/saleOverride";
import { RoutedFields } from "@/shared/account/RoutedFields";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useText } from "@/shared/i18n/useText";
import { FormSection } from "@/shared/record/sections/FormSection";
import { useRecordForm } from "@/shared/record/recordFormContext";
import { PeopleFields } from "@/shared/stay/booking/PeopleFields";
import { nameIn } from "@/shared/stay/booking/useBookingFields";
import type { BookingValues } from "@/shared/stay/record/bookingValues";
import type { RoomValues } from "@/shared/stay/record/roomValues";
import { LabelledControl } from "@/shared/ui/fields/LabelledControl";
import { TextField } from "@/shared/ui/fields/TextField";
import { useFieldProblem } from "@/shared/ui/fields/useFieldProblem";
import { AddIcon } from "@/shared/ui/icons";
import { Columns } from "@/shared/ui/layout/Columns";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { Reasons } from "@/shared/ui/states/Reasons";

import { offersOfRoom, quoteOfRoom, roomsAs } from "./offer/bookedRooms";
import { selectOffers } from "./offer/offersSlice";
import { SaleOverrideField } from "./offer/SaleOverrideField";
import { useBookingQuote } from "./offer/useBookingQuote";

/** The further rooms of a new booking, and what the folio of the first one pays for them. */
export function RoomsSection({ hotel }: { hotel: Hotel }) {
  const { text } = useText();
  const { values, setFieldValue } = useFormikContext<BookingValues>();
  const add = useRef<HTMLButtonElement>(null);
  const { rooms = [] } = values;
  if (rooms.length === 0) return null;

  function remove(place: number) {
    void setFieldValue("rooms", rooms.toSpliced(place, 1));
    add.current?.focus();
  }

  return (
    <FormSection title={text("booking.rooms.more")}>
      <Muted as="p">{text("booking.rooms.hint")}</Muted>
      {rooms.map(({ id }, place) => (
        <RoomFields key={id} hotel={hotel} place={place} onRemove={() => remove(place)} />
      ))}
      {rooms.length + 1 < bookingLimits.rooms && (
        <Text
          as="button"
          ref={add}
          type="button"
          stands="start"
          className="btn btn-quiet btn-sm"
          onClick={() => void setFieldValue("rooms", roomsAs(values, rooms.length + 1))}
        >
          <AddIcon size={18} aria-hidden="true" />
          {text("booking.rooms.add")}
        </Text>
      )}
      <SaleOfRooms hotel={hotel} />
      <RoutedFields legend={text("booking.rooms.routed")} />
    </FormSection>
  );
}

/** Asks why a further room is sold all the same, where the first one does not ask for it already. */
function SaleOfRooms({ hotel }: { hotel: Hotel }) {
  const { values } = useFormikContext<BookingValues>();
  const offers = useSelector(selectOffers);
  const { refusal } = useRecordForm();
  const { rooms = [], saleOverride = "", state } = values;
  const first = useBookingQuote(hotel, undefined);
  if (state === "waitlist" || (first && first.reasons.length > 0)) return null;
  // offers are for one room: that several are too many is known from the server
  const isAgainst =
    isSaleOverridable(refusal?.reasons ?? []) ||
    rooms.some((room) => isSaleOverridable(quoteOfRoom(room, values, offers, hotel.roomTypes)?.reasons ?? []));
  return isAgainst || saleOverride !== "" ? <SaleOverrideField /> : null;
}

interface RoomFieldsProps {
  hotel: Hotel;
  place: number;
  onRemove: () => void;
}

function RoomFields({ hotel, place, onRemove }: RoomFieldsProps) {
  const { text } = useText();
  const { values } = useFormikContext<BookingValues>();
  const offers = useSelector(selectOffers);
  const room = values.rooms?.[place];
  if (!room) return null;
  const quote = quoteOfRoom(room, values, offers, hotel.roomTypes);
  const number = place + 2;
  return (
    <Stack as="fieldset" gap={10} line="below" padY={10}>
      <legend className="form-label">{text("booking.rooms.room", { number })}</legend>
      <Columns least={8.5} keepsWidth gap={16} rowGap={14}>
        <OfferOfRoom hotel={hotel} place={place} room={room} />
        <PeopleFields roomTypes={hotel.roomTypes} place={place} />
        <TextField
          name={`rooms.${place}.guest`}
          label={text("booking.guest")}
          hint={text("booking.rooms.guestHint")}
          dir="auto"
        />
      </Columns>
      {quote && quote.reasons.length > 0 && <Reasons reasons={quote.reasons} />}
      <Text as="button" type="button" stands="start" className="btn btn-quiet btn-sm" onClick={onRemove}>
        {text("booking.rooms.remove", { number })}
      </Text>
    </Stack>
  );
}

interface OfferOfRoomProps {
  hotel: Hotel;
  place: number;
  room: RoomValues;
}

/** Type and plan in one choice, each with its price for the stay. */
function OfferOfRoom({ hotel, place, room }: OfferOfRoomProps) {
  const { text } = useText();
  const { money } = useBookingFormat(hotel.property);
  const { values, setValues } = useFormikContext<BookingValues>();
  const offers = offersOfRoom(room, values, useSelector(selectOffers), hotel.roomTypes);
  const name = `rooms.${place}.roomTypeId`;
  const problem = useFieldProblem(name);
  const types = [...new Set(offers.map(({ roomTypeId }) => roomTypeId))];

  function choose(choice: string) {
    const [roomTypeId = "", ratePlanId = ""] = choice.split(" ");
    // the reason for selling one offer all the same says nothing of another
    void setValues((now) => ({
      ...now,
      rooms: now.rooms?.with(place, { ...room, roomTypeId, ratePlanId }),
      saleOverride: "",
    }));
  }

  return (
    <LabelledControl label={text("booking.offer")} problem={problem}>
      {(control) => (
        <select
          {...control}
          name={name}
          className={problem ? "form-select is-invalid" : "form-select"}
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
