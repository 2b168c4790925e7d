import { getIn, useFormikContext } from "formik";
import { useState } from "react";
import { useSelector } from "react-redux";

import { bookingLimits } from "@/contract/reservations/reservationDraft";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useText } from "@/shared/i18n/useText";
import { PeopleFields } from "@/shared/stay/booking/PeopleFields";
import { nameIn } from "@/shared/stay/booking/useBookingFields";
import type { BookingValues } from "@/shared/stay/record/bookingValues";
import { offerOfRoom } from "@/shared/stay/record/roomValues";
import { NumberSelect } from "@/shared/ui/fields/NumberSelect";
import { TextField } from "@/shared/ui/fields/TextField";
import { Columns } from "@/shared/ui/layout/Columns";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";

import { onDemand } from "@/shared/ui/states/onDemand";
import { selectOffers } from "@/shared/stay/offer/offersSlice";
import { quoteOfRoom, type RoomRow } from "./bookedRooms";
import { OfferOfRooms } from "./OfferOfRooms";

/** Few bookings have any. */
const RefusedRooms = onDemand(async () => (await import("./RefusedRooms")).RefusedRooms, null);

export const focusField = (name: string) => document.getElementsByName(name)[0]?.focus();

interface RoomsRowProps {
  hotel: Hotel;
  row: RoomRow;
  isOpened: boolean;
  onToggle: () => void;
  /** 0 removes the row. */
  onResize: (count: number) => void;
  onSetApart: () => void;
}

/** Rooms of one kind in a line, with the price of all; opened, in fields, with a name for each. */
export function RoomsRow({ hotel, row, isOpened, onToggle, onResize, onSetApart }: RoomsRowProps) {
  const { text } = useText();
  const { money } = useBookingFormat(hotel.property);
  const { values, errors, submitCount } = useFormikContext<BookingValues>();
  const offers = useSelector(selectOffers);
  const { places, rooms } = row;
  const [room] = rooms;
  const [first = 0] = places;
  const [isKept, setIsKept] = useState(false);
  const isWrong = submitCount > 0 && places.some((place) => getIn(errors, `rooms.${place}`) !== undefined);
  // it does not close under the hand that puts it right
  if (isWrong && !isOpened && !isKept) setIsKept(true);
  const isOpen = isOpened || isKept;
  if (!room) return null;
  const quote = quoteOfRoom(room, values, offers);
  const type = nameIn(hotel.roomTypes, offerOfRoom(room, values).roomTypeId);
  const people = text("desk.peopleCount", { adults: room.adults, children: room.childrenAges.length });
  const title = [`${rooms.length} × ${type}`, people].join(" · ");
  const named = { count: rooms.length, number: first + 2 };

  function toggle() {
    setIsKept(false);
    if (isOpened || !isKept) onToggle();
  }

  return (
    <Stack as="fieldset" gap={10} line="below" padY={10}>
      <legend className="visually-hidden">
        {text("booking.rooms.places", { ...named, last: first + 1 + rooms.length })}
      </legend>
      <Row gap={16} rowGap={4} wraps justify="between">
        <Text weight={550} breaksWords grows>
          {rooms.length} × <bdi>{type}</bdi> · {people}
        </Text>
        {quote && <Text isTabular>{money(quote.total * rooms.length)}</Text>}
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          aria-expanded={isOpen}
          aria-label={text("record.editPart", { part: title })}
          onClick={toggle}
        >
          {text("record.edit")}
        </button>
      </Row>
      <RefusedRooms hotel={hotel} row={row} />
      {isOpen && (
        <>
          <Columns least={8.5} keepsWidth gap={16} rowGap={14}>
            <OfferOfRooms hotel={hotel} row={row} />
            <PeopleFields roomTypes={hotel.roomTypes} places={places} />
            <NumberSelect
              name={`rooms.${first}.count`}
              label={text("booking.rooms.count")}
              from={1}
              to={bookingLimits.rooms - 1 - (values.rooms?.length ?? 0) + rooms.length}
              value={rooms.length}
              onChange={onResize}
            />
            {places.map((place) => (
              <TextField
                key={place}
                name={`rooms.${place}.guest`}
                label={text("booking.rooms.guest", { number: place + 2 })}
                dir="auto"
              />
            ))}
          </Columns>
          <Row gap={8} wraps>
            {rooms.length > 1 && (
              <button type="button" className="btn btn-quiet btn-sm" onClick={onSetApart}>
                {text("booking.rooms.apart")}
              </button>
            )}
            <button type="button" className="btn btn-quiet btn-sm" onClick={() => onResize(0)}>
              {text("booking.rooms.remove", named)}
            </button>
          </Row>
        </>
      )}
    </Stack>
  );
}
