import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useNavigate, useParams } from "react-router-dom";

import { copyPath } from "@/shared/hotel/newStayPath";
import { isToArrive } from "@/domain/reservations/situationOf";
import { useText } from "@/shared/i18n/useText";
import { OpenRecord } from "@/shared/record/OpenRecord";
import { isNewId, newId, paths } from "@/shared/routing/paths";
import { BackIcon, CopyIcon } from "@/shared/ui/icons";
import { PageHeader } from "@/shared/ui/page/PageHeader";

import { BookingForm } from "./BookingForm";
import { hotelRequested, selectHotel, selectHotelStatus } from "@/shared/hotel/hotelSlice";
import { reservationRecord } from "@/shared/stay/record/reservationRecord";
import { madeTogether } from "@/shared/stay/record/deletions";
import { roomUndo } from "@/shared/rooms/roomStatuses";
import { OfferBar } from "@/shared/undo/OfferBar";
import { selectWayBack } from "./wayBackSlice";

export function ReservationPage() {
  const { id = newId } = useParams();
  const { text } = useText();
  const navigate = useNavigate();
  const isNew = isNewId(id);
  const open = useSelector(reservationRecord.selectors.selectRecord);
  /** In house, cancelled or gone: the form is not what it is opened for. */
  const isShownAlone = open?.id === id && !isToArrive(open.state);
  return (
    <>
      <PageHeader
        title={isShownAlone ? text("reservation.of", { id }) : text(isNew ? "reservation.new" : "reservation.edit")}
        action={{ icon: BackIcon, label: text("reservation.back"), path: useSelector(selectWayBack) }}
        secondAction={isNew ? undefined : { icon: CopyIcon, label: text("booking.copy"), path: copyPath(id) }}
      />
      <OpenReservation id={isNew ? undefined : id} />
      <OfferBar undo={roomUndo} takesFocus={false} />
      {/* its page goes with the booking: the list is next */}
      <OfferBar undo={madeTogether} takesFocus={false} onUndo={() => void navigate(paths.reservations)} />
    </>
  );
}

/** Undefined: a new one. */
function OpenReservation({ id }: { id: string | undefined }) {
  const dispatch = useDispatch();
  const hotel = useSelector(selectHotel);
  const status = useSelector(selectHotelStatus);
  const load = () => void dispatch(hotelRequested());
  useEffect(load, [dispatch]);

  return (
    <OpenRecord record={reservationRecord} id={id} needs={{ status, onRetry: load }}>
      {(reservation) => hotel && <BookingForm hotel={hotel} reservation={reservation} />}
    </OpenRecord>
  );
}
