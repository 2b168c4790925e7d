import { generatePath, Link } from "react-router-dom";

import type { OtherStay } from "@/contract/account/account";
import type { CivilDate } from "@/contract/property";
import type { Reservation } from "@/contract/reservations/reservations";
import { fullName, standingName } from "@/domain/people/names";
import { roomIdsOf } from "@/domain/reservations/roomOf";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { copyPath } from "@/shared/hotel/newStayPath";
import { useText } from "@/shared/i18n/useText";
import { useOrigin } from "@/shared/routing/origin";
import { paths } from "@/shared/routing/paths";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";
import { RecordHead } from "@/shared/ui/page/RecordHead";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { situationTones } from "@/shared/hotel/tones";
import { ReservationActions } from "./ReservationActions";

interface DeskLinkProps {
  reservation: Reservation;
  businessDate: CivilDate;
}

interface ReservationHeadProps {
  hotel: Hotel;
  reservation: Reservation;
  /** Something was typed in the form below. */
  isChanged: boolean;
}

/** The next step at the desk: the check-in from the day of arrival on, then the check-out. */
function DeskLink({ reservation: { id, actions, arrival }, businessDate }: DeskLinkProps) {
  const { text } = useText();
  const origin = useOrigin();
  const isNext = (act: "checkIn" | "checkOut") =>
    actions.some(({ action, isApplicable }) => action === act && isApplicable);
  const act = isNext("checkOut") ? "checkOut" : isNext("checkIn") && arrival <= businessDate ? "checkIn" : undefined;
  if (!act) return null;
  return (
    <Link className="btn btn-primary" to={generatePath(paths[act], { id })} state={origin}>
      {text(`booking.action.${act}`)}
    </Link>
  );
}

/** Whose reservation it is, what the desk is asked for first, and what can be done with it now. */
export function ReservationHead({ hotel, reservation, isChanged }: ReservationHeadProps) {
  const { text } = useText();
  const { money, date, dayAndTime, list } = useBookingFormat(hotel.property);
  const { id, confirmationNumber, situation, arrival, departure, nights, cancelReason, bookedWith = [] } = reservation;
  const { total, balance, createdAt, createdBy } = reservation;
  const roomIds = roomIdsOf(reservation);
  const rooms = hotel.rooms.filter((room) => roomIds.includes(room.id)).map((room) => room.number);
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
        { label: text("booking.stay"), value: stay },
        ...(cancelReason ? [{ label: text("bulk.reason"), value: text(`cancelReason.${cancelReason}`) }] : []),
        { label: text("booking.room"), value: list(rooms) || text("booking.roomNone") },
        ...(bookedWith.length > 0 ? [{ label: text("booking.bookedWith"), value: <Others stays={bookedWith} /> }] : []),
        { label: text("booking.total"), value: money(total) },
        { label: text("column.balance"), value: money(balance) },
        { label: text("booking.createdAt"), value: [dayAndTime(createdAt), createdBy].filter(Boolean).join(" · ") },
      ]}
    >
      <Row gap={8} align="start" wraps>
        <DeskLink reservation={reservation} businessDate={hotel.property.businessDate} />
        <ReservationActions hotel={hotel} reservation={reservation} isChanged={isChanged} />
      </Row>
      <Text as={Link} stands="start" className="btn btn-quiet" to={copyPath(id)}>
        {text("booking.copy")}
      </Text>
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
