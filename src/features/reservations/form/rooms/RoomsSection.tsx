import { useFormikContext } from "formik";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useSelector } from "react-redux";

import { isSaleOverridable } from "@/domain/rates/saleOverride";
import { RoutedFields } from "@/shared/account/RoutedFields";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { useRecordForm } from "@/shared/record/recordFormContext";
import { FormSection } from "@/shared/record/sections/FormSection";
import type { BookingValues } from "@/shared/stay/record/bookingValues";
import { Muted } from "@/shared/ui/layout/Muted";

import { selectOffers } from "@/shared/stay/offer/offersSlice";
import { SaleOverrideField } from "../offer/SaleOverrideField";
import { useBookingQuote } from "@/shared/stay/offer/bookingQuote";
import { quoteOfRoom, type RoomRow, roomsAs, rowsOf } from "./bookedRooms";
import { focusField, RoomsRow } from "./RoomsRow";

/** The further rooms of a new booking, those of one kind in a row, and what the folio of the first one pays for them. */
export function RoomsSection({ hotel }: { hotel: Hotel }) {
  const { text } = useText();
  const { values, setFieldValue } = useFormikContext<BookingValues>();
  const [opened, setOpened] = useState<string[]>([]);
  const { rooms = [] } = values;
  if (rooms.length === 0) return null;

  function resize(row: RoomRow, count: number) {
    const next = roomsAs({ ...values, rooms: row.rooms }, count);
    void setFieldValue("rooms", rooms.toSpliced(row.places[0] ?? 0, row.rooms.length, ...next));
    if (count === 0) focusField("roomCount");
  }

  /** The last of a row gets one of its own. */
  function setApart({ places, rooms: own }: RoomRow) {
    flushSync(() => setOpened([...opened, ...own.slice(-1).map(({ id }) => id)]));
    focusField(`rooms.${places.at(-1)}.roomTypeId`);
  }

  return (
    <FormSection title={text("booking.rooms.more")}>
      <Muted as="p">{text("booking.rooms.hint")}</Muted>
      {rowsOf(rooms, opened).map((row) => {
        const id = row.rooms[0]?.id ?? "";
        const isOpened = opened.includes(id);
        return (
          <RoomsRow
            key={id}
            hotel={hotel}
            row={row}
            isOpened={isOpened}
            onToggle={() => setOpened(isOpened ? opened.filter((one) => one !== id) : [...opened, id])}
            onResize={(count) => resize(row, count)}
            onSetApart={() => setApart(row)}
          />
        );
      })}
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
    rooms.some((room) => isSaleOverridable(quoteOfRoom(room, values, offers)?.reasons ?? []));
  return isAgainst || saleOverride !== "" ? <SaleOverrideField /> : null;
}
