import "./urgent-list.scss";

import { useState } from "react";
import { generatePath, Link } from "react-router-dom";

import type { Day, LateComplaint, OpenNights, WaitingBooking } from "@/contract/day/day";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { CheckIcon } from "@/shared/ui/icons";
import { Card } from "@/shared/ui/layout/Card";
import { Row } from "@/shared/ui/layout/Row";
import { RecordNumber } from "@/shared/ui/RecordNumber";

import { Dates, UrgentLine } from "./UrgentLine";
import { UrgentStay } from "./UrgentStay";

/** So many are seen at once; the rest waits behind a button. */
const SHOWN = 8;

/** Tasks that wait at the desk, the most urgent first. */
export function UrgentList({
  day,
}: {
  day: Pick<Day, "urgent" | "lateComplaints" | "waitingBookings" | "openNights">;
}) {
  const { text } = useText();
  const [isWhole, setIsWhole] = useState(false);
  const lines = [
    ...day.openNights.map((open) => <Open key={open.channelId} open={open} />),
    ...day.waitingBookings.map((booking) => <Waiting key={booking.messageId} booking={booking} />),
    ...day.lateComplaints.map((complaint) => <Late key={complaint.id} complaint={complaint} />),
    ...day.urgent.map((item) => <UrgentStay key={item.reservation.id} item={item} />),
  ];
  return (
    <Card title={text("day.urgent")}>
      {lines.length === 0 ? (
        <Row padX={20} padY={20} as="p" gap={8} align="start" className="day-calm">
          <CheckIcon size={18} aria-hidden="true" />
          {text("day.urgent.none")}
        </Row>
      ) : (
        <ol className="day-rows" aria-label={text("day.urgent")}>
          {isWhole ? lines : lines.slice(0, SHOWN)}
        </ol>
      )}
      {lines.length > SHOWN && (
        <button
          type="button"
          className="btn btn-quiet day-more"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? text("day.showFewer") : text("day.showAll", { count: lines.length })}
        </button>
      )}
    </Card>
  );
}

/** Nights that may be sold though they are closed here: the channel's settings say which stop sale has not reached it. */
function Open({ open: { channelId, channel, nights, from, to } }: { open: OpenNights }) {
  const { text } = useText();
  const name = (
    <Link to={generatePath(paths.channel, { id: channelId })} className="day-guest">
      <bdi>{channel}</bdi>
    </Link>
  );
  return (
    <UrgentLine kind={text("urgent.openNights")} name={name} detail={<Dates from={from} to={to} />}>
      <span className="day-note">{text("urgent.openCount", { nights })}</span>
    </UrgentLine>
  );
}

/** A channel's booking that a person has to place: its message says why. */
function Waiting({
  booking: { messageId, channelId, channel, externalId, rooms, from, to },
}: {
  booking: WaitingBooking;
}) {
  const { text } = useText();
  const name = (
    <Link to={`${paths.channels}?channels=${channelId}&q=${messageId}`} className="day-guest">
      <bdi>{externalId || messageId}</bdi>
    </Link>
  );
  const detail = (
    <>
      <bdi>{channel}</bdi>
      {from && to && (
        <>
          {" · "}
          <Dates from={from} to={to} />
        </>
      )}
    </>
  );
  return (
    <UrgentLine kind={text("urgent.channelWaits")} name={name} detail={detail}>
      <span className="day-note">{text("urgent.channelRooms", { rooms })}</span>
    </UrgentLine>
  );
}

/** A guest who has waited too long for a solution. */
function Late({ complaint: { id, guest, room, description } }: { complaint: LateComplaint }) {
  const { text } = useText();
  const name = (
    <Link to={generatePath(paths.complaint, { id })} className="day-guest">
      <bdi>{guest || id}</bdi>
    </Link>
  );
  const detail = (
    <>
      <RecordNumber id={id} />
      {room && ` · ${text("day.room", { room })}`}
    </>
  );
  return (
    <UrgentLine kind={text("urgent.complaintLate")} name={name} detail={detail}>
      <span className="day-note">
        <bdi>{description}</bdi>
      </span>
    </UrgentLine>
  );
}
