import type { Reservation } from "@/contract/reservations/reservations";
import { ActionRow } from "@/shared/actions/ActionRow";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";

import { LateDialog } from "../actions/LateDialog";
import { reservationActions } from "../actions/reservationActions";
import { reservationWrites } from "../saves/reservationWrites";
import { desk } from "./deskLoads";
import { FirstButton } from "./FirstButton";

interface LateCheckInProps {
  hotel: Hotel;
  reservation: Reservation;
}

/** The check-in of a no-show: the one thing that can be done for who stands at the desk after the close. */
export function LateCheckIn({ hotel, reservation }: LateCheckInProps) {
  const { text } = useText();
  const waiting = reservationWrites.useWaitingAct(reservation.id);
  const { data: today } = desk.use();
  return (
    <FirstButton>
      <ActionRow
        kit={reservationActions}
        record={reservation}
        order={["checkInLate"]}
        labelOf={(action) => text(`booking.action.${action}`)}
        primary="checkInLate"
        explained="checkInLate"
        asking={["checkInLate"]}
        waiting={waiting}
        isOneOfMany
      >
        {(_, dialog) => <LateDialog dialog={dialog} hotel={hotel} reservation={reservation} states={today?.rooms} />}
      </ActionRow>
    </FirstButton>
  );
}
