import type { Reservation } from "@/contract/reservations/reservations";
import { missingFields } from "@/domain/guests/guestSegments";
import { ActionRow } from "@/shared/actions/ActionRow";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";

import { LateDialog } from "@/shared/stay/rooms/LateDialog";
import { asking, reservationRecord } from "@/shared/stay/record/reservationRecord";
import { desk } from "@/shared/stay/rooms/deskLoad";
import { RegisterLink } from "./RegisterLink";
import { FirstButton } from "./FirstButton";

interface LateCheckInProps {
  hotel: Hotel;
  reservation: Reservation;
}

/** The check-in of a no-show: the one thing that can be done for who stands at the desk after the close. */
export function LateCheckIn({ hotel, reservation }: LateCheckInProps) {
  const { text } = useText();
  const waiting = reservationRecord.useWaitingAct(reservation.id);
  const { data: today } = desk.use();
  const checkInLate = asking("checkInLate", (dialog) => (
    <LateDialog dialog={dialog} hotel={hotel} reservation={reservation} states={today?.rooms} />
  ));
  return (
    <FirstButton>
      {missingFields(reservation.guest).length > 0 && (
        <p>
          {text("desk.dataWarning")} <RegisterLink id={reservation.id} />
        </p>
      )}
      <ActionRow
        kit={reservationRecord.acts}
        record={reservation}
        permissions={reservation.actions}
        acts={[{ ...checkInLate, isPrimary: () => true, isExplained: true }]}
        waiting={waiting}
      />
    </FirstButton>
  );
}
