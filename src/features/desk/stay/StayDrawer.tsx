import { fullName } from "@/domain/people/names";

import { useSearchParams } from "react-router-dom";

import { situationTones } from "@/shared/hotel/tones";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { RecordDrawer } from "@/shared/record/RecordDrawer";
import { useWayBack } from "@/shared/routing/origin";
import { paths } from "@/shared/routing/paths";
import { StateBadge } from "@/shared/ui/states/StateBadge";
import { useSelector } from "react-redux";

import { reservationRecord } from "@/shared/stay/record/reservationRecord";
import { CheckIn } from "./CheckIn";
import { CheckOut } from "./CheckOut";

interface StayDrawerProps {
  /** The reservation's. */
  id: string;
  act: "checkIn" | "checkOut";
}

/** The check-in or the check-out of a reservation, over the desk's lists, which stay as they are. */
export function StayDrawer({ id, act }: StayDrawerProps) {
  const { text } = useText();
  const hotel = useSelector(selectHotel);
  return (
    <RecordDrawer
      record={reservationRecord}
      id={id}
      titleOf={(shown) => (shown ? text(`desk.${act}Of`, { customer: fullName(shown.guest) }) : id)}
      renderBeside={({ situation }) => (
        <StateBadge tone={situationTones[situation]}>{text(`situation.${situation}`)}</StateBadge>
      )}
      onClose={useDeskClose()}
    >
      {(reservation) =>
        reservation &&
        hotel &&
        (act === "checkIn" ? (
          <CheckIn hotel={hotel} reservation={reservation} />
        ) : (
          <CheckOut hotel={hotel} reservation={reservation} />
        ))
      }
    </RecordDrawer>
  );
}

/** Back to the page that it was opened from, or else to the lists, with their tab and what they are searched for. */
export function useDeskClose(): () => void {
  const [query] = useSearchParams();
  return useWayBack(`${paths.checkInOut}?${query.toString()}`).goBack;
}
