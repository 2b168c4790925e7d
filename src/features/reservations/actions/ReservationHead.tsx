import { generatePath, Link } from "react-router-dom";

import type { OtherStay } from "@/contract/account/account";
import type { CivilDate } from "@/contract/property";
import type { Reservation } from "@/contract/reservations/reservations";
import { fullName, standingName } from "@/domain/people/names";
import { permissionOf } from "@/domain/permissionFor";
import { roomIdsOf, roomOf } from "@/domain/reservations/roomOf";
import { isEnded } from "@/domain/reservations/situationOf";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { HeadRoomBadge } from "@/shared/rooms/HeadRoomBadge";
import { useOrigin } from "@/shared/routing/origin";
import { paths } from "@/shared/routing/paths";
import { RecordHead } from "@/shared/ui/page/RecordHead";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { situationTones } from "@/shared/hotel/tones";
import { ReservationActions } from "./ReservationActions";

interface ReservationHeadProps {
  hotel: Hotel;
  reservation: Reservation;
  /** Something was typed in the form below. */
  isChanged: boolean;
}

/** The next step at the desk: the check-in from the day of arrival on, then the check-out. */
function deskStep(reservation: Reservation, businessDate: CivilDate): "checkIn" | "checkOut" | undefined {
  const isNext = (step: "checkIn" | "checkOut") => permissionOf(reservation, step)?.isApplicable;
  return isNext("checkOut")
    ? "checkOut"
    : isNext("checkIn") && reservation.arrival <= businessDate
      ? "checkIn"
      : undefined;
}

/** Whose reservation it is, what the desk is asked for first, and what can be done with it now. */
export function ReservationHead({ hotel, reservation, isChanged }: ReservationHeadProps) {
  const { text } = useText();
  const { money, date, list } = useBookingFormat(hotel.property);
  const { id, confirmationNumber, state, situation, arrival, departure, nights } = reservation;
  const { balance, cancelReason, bookedWith = [] } = reservation;
  const origin = useOrigin();
  const step = deskStep(reservation, hotel.property.businessDate);
  const roomIds = roomIdsOf(reservation);
  const rooms = hotel.rooms.filter((room) => roomIds.includes(room.id)).map((room) => room.number);
  const here =
    step && hotel.rooms.find(({ id: roomId }) => roomId === roomOf(reservation, hotel.property.businessDate));
  const roomsNow = here ? (
    <>
      <bdi>{list(rooms)}</bdi> <HeadRoomBadge roomId={here.id} room={here.number} />
    </>
  ) : (
    list(rooms)
  );
  const stay = `${date(arrival)} – ${date(departure)} · ${text("booking.nights", { count: nights.length })}`;
  return (
    <RecordHead
      label={text("booking.actions")}
      name={
        <Link to={generatePath(paths.guest, { id: reservation.guest.id })}>
          {standingName(fullName(reservation.guest), reservation.unnamed)}
        </Link>
      }
      marks={[
        { label: text("booking.number"), value: `${id} · ${confirmationNumber}` },
        {
          label: text("column.situation"),
          value: <StateBadge tone={situationTones[situation]}>{text(`situation.${situation}`)}</StateBadge>,
        },
      ]}
      facts={[
        { label: text("booking.room"), value: roomsNow || (!isEnded(state) && text("booking.roomNone")) },
        { label: text("booking.stay"), value: stay },
        { label: text("column.balance"), value: money(balance) },
        ...(cancelReason ? [{ label: text("bulk.reason"), value: text(`cancelReason.${cancelReason}`) }] : []),
        ...(bookedWith.length > 0 ? [{ label: text("booking.bookedWith"), value: <Others stays={bookedWith} /> }] : []),
      ]}
    >
      <ReservationActions
        hotel={hotel}
        reservation={reservation}
        isChanged={isChanged}
        first={
          step && (
            <Link className="btn btn-primary" to={generatePath(paths[step], { id })} state={origin}>
              {text(`booking.action.${step}`)}
            </Link>
          )
        }
        last={
          (step === "checkOut" || state === "checkedOut") && (
            <Link className="btn btn-quiet" to={generatePath(paths.travellers, { id })} state={origin}>
              {text("register.title")}
            </Link>
          )
        }
      />
    </RecordHead>
  );
}

/** The other reservations of its booking. */
const Others = ({ stays }: { stays: OtherStay[] }) =>
  stays.map(({ id, name }, place) => (
    <span key={id}>
      {place > 0 && ", "}
      <Link to={generatePath(paths.reservation, { id })}>
        <bdi>{name}</bdi>
      </Link>
    </span>
  ));
