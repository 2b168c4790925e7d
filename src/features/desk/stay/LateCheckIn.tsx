import { generatePath, Link, useLocation } from "react-router-dom";

import type { Reservation } from "@/contract/reservations/reservations";
import { missingFields } from "@/domain/guests/guestSegments";
import { ActionRow } from "@/shared/actions/ActionRow";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";

import { LateDialog } from "@/shared/stay/rooms/LateDialog";
import { asking } from "@/shared/stay/record/reservationActions";
import { desk } from "@/shared/stay/rooms/deskLoad";
import { FirstButton } from "./FirstButton";
import { reservationRecord } from "@/shared/stay/record/reservationRecord";

interface LateCheckInProps {
  hotel: Hotel;
  reservation: Reservation;
}

/** The check-in of a no-show: the one thing that can be done for who stands at the desk after the close. */
export function LateCheckIn({ hotel, reservation }: LateCheckInProps) {
  const { text } = useText();
  const waiting = reservationRecord.useWaitingAct(reservation.id);
  const { data: today } = desk.use();
  const { search } = useLocation();
  const travellers = generatePath(paths.travellers, { id: reservation.id });
  const checkInLate = asking("checkInLate", (dialog) => (
    <LateDialog dialog={dialog} hotel={hotel} reservation={reservation} states={today?.rooms} />
  ));
  return (
    <FirstButton>
      {missingFields(reservation.guest).length > 0 && (
        <p>
          {text("desk.dataWarning")} <Link to={{ pathname: travellers, search }}>{text("register.title")}</Link>
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
