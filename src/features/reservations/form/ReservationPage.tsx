import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useParams } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";
import { OpenRecord } from "@/shared/record/OpenRecord";
import { isNewId, newId } from "@/shared/routing/paths";
import { BackIcon } from "@/shared/ui/icons";
import { PageHeader } from "@/shared/ui/page/PageHeader";

import { BookingForm } from "./BookingForm";
import { MadeTogether } from "./MadeTogether";
import { hotelRequested, selectHotel, selectHotelStatus } from "@/shared/hotel/hotelSlice";
import { reservationRecord } from "@/shared/stay/record/reservationRecord";
import { selectWayBack } from "./wayBackSlice";

export function ReservationPage() {
  const { id = newId } = useParams();
  const { text } = useText();
  const isNew = isNewId(id);
  return (
    <>
      <PageHeader
        title={text(isNew ? "reservation.new" : "reservation.edit")}
        action={{ icon: BackIcon, label: text("reservation.back"), path: useSelector(selectWayBack) }}
      />
      <OpenReservation id={isNew ? undefined : id} />
      <MadeTogether />
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
