import "@/shared/ui/select.scss";
import "./reservation.scss";

import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { Link, useParams, useSearchParams } from "react-router-dom";

import { useText } from "@/shared/i18n/useText";
import { isNewId, newId, paths } from "@/shared/routing/paths";
import { BackIcon } from "@/shared/ui/icons";
import { LoadProblem } from "@/shared/ui/LoadProblem";
import { PageHeader } from "@/shared/ui/PageHeader";

import { BookingForm } from "./BookingForm";
import { BookingSkeleton } from "./BookingSkeleton";
import { DRAFT_PARAMETER } from "./draftPath";
import { FolioCard } from "./FolioCard";
import { HistoryCard } from "./HistoryCard";
import { hotelRequested, selectHotel, selectHotelStatus } from "@/shared/hotel/hotelSlice";
import { reservationClosed, reservationOpened, selectReservation, selectReservationStatus } from "./reservationSlice";
import { selectWayBack } from "./wayBackSlice";

export function ReservationPage() {
  const { id = newId } = useParams();
  const draft = useSearchParams()[0].get(DRAFT_PARAMETER) ?? "";
  const { text } = useText();
  const isNew = isNewId(id);
  return (
    <>
      <PageHeader
        title={text(isNew ? "reservation.new" : "reservation.edit")}
        parent={text("reservations.parent")}
        action={{ icon: BackIcon, label: text("reservation.back"), path: useSelector(selectWayBack) }}
      />
      <OpenReservation key={(isNew ? "new" : id) + draft} id={isNew ? undefined : id} />
    </>
  );
}

/** Undefined: a new one. */
function OpenReservation({ id }: { id: string | undefined }) {
  const { text } = useText();
  const dispatch = useDispatch();
  const hotel = useSelector(selectHotel);
  const hotelStatus = useSelector(selectHotelStatus);
  const status = useSelector(selectReservationStatus);
  const opened = useSelector(selectReservation);
  const reservation = opened && opened.id === id ? opened : undefined;

  useEffect(() => void dispatch(hotelRequested()), [dispatch]);
  useEffect(() => {
    if (!id) return undefined;
    dispatch(reservationOpened(id));
    return () => void dispatch(reservationClosed(id));
  }, [dispatch, id]);

  if (hotelStatus === "failed" || (id && status === "failed")) {
    return (
      <section className="card">
        <LoadProblem
          sentence={text("booking.failed")}
          onRetry={() => {
            dispatch(hotelRequested());
            if (id) dispatch(reservationOpened(id));
          }}
        />
      </section>
    );
  }
  if (id && status === "unknown") {
    return (
      <section className="card card-body">
        <p>{text("booking.unknown", { id })}</p>
        <Link to={paths.reservations}>{text("booking.toList")}</Link>
      </section>
    );
  }
  if (!hotel || (id && !reservation)) return <BookingSkeleton />;
  return (
    <>
      <BookingForm hotel={hotel} reservation={reservation} />
      {reservation && (
        <div className="booking-record">
          <FolioCard hotel={hotel} reservation={reservation} />
          <HistoryCard hotel={hotel} reservation={reservation} />
        </div>
      )}
    </>
  );
}
