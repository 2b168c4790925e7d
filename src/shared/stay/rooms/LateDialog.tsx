import { useState } from "react";

import type { RoomState } from "@/contract/reservations/desk";
import type { Reservation } from "@/contract/reservations/reservations";
import { lastClosed } from "@/domain/reservations/lateArrival";
import type { OpenDialog } from "@/shared/actions/ActionDialog";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";

import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { KeysField, usualKeys } from "./KeysField";
import type { ActionInput } from "../record/reservationRecord";
import { RoomDialog } from "./RoomDialog";

interface LateDialogProps {
  dialog: OpenDialog<ActionInput>;
  hotel: Hotel;
  reservation: Reservation;
  states?: RoomState[];
}

/** Receives a guest after the close in which they were marked as not come: what it does to the money, the room, the keys. */
export function LateDialog({ hotel, reservation, ...more }: LateDialogProps) {
  const { text } = useText();
  const { date } = useBookingFormat(hotel.property);
  const [keys, setKeys] = useState(usualKeys(reservation));
  const closed = date(lastClosed(hotel.property.businessDate));
  return (
    <RoomDialog {...more} reservation={reservation} action="checkInLate" input={{ keys }}>
      <p>{text("booking.lateArrival", { date: closed })}</p>
      <KeysField reservation={reservation} keys={keys} onChange={setKeys} />
    </RoomDialog>
  );
}
