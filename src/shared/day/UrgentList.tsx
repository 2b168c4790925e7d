import "./urgent-list.scss";

import { useState } from "react";
import { generatePath, Link } from "react-router-dom";

import type {
  Day,
  DueRequest,
  LateComplaint,
  OpenNights,
  UrgentItem,
  UrgentKind,
  WaitingBooking,
} from "@/contract/day/day";
import type { Situation } from "@/contract/reservations/reservationLife";
import { useFormat } from "@/shared/i18n/useFormat";
import { requestName } from "@/shared/hotel/requestName";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import {
  ArrivalIcon,
  BillingIcon,
  CheckIcon,
  FavouriteIcon,
  type Icon,
  MessagesIcon,
  RoomsIcon,
  SignOutIcon,
  TasksIcon,
  WaitingIcon,
  WarningIcon,
} from "@/shared/ui/icons";
import { Card } from "@/shared/ui/layout/Card";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { RecordNumber } from "@/shared/ui/RecordNumber";

import { GuestLink } from "./GuestLink";

/** So many are seen at once; the rest waits behind a button. */
const SHOWN = 8;

/** Late is what should have happened already. */
const looks: Record<UrgentKind, { icon: Icon; tone: "danger" | "sea" | "body" }> = {
  departureOverdue: { icon: SignOutIcon, tone: "danger" },
  arrivalOverdue: { icon: ArrivalIcon, tone: "danger" },
  optionExpired: { icon: WarningIcon, tone: "danger" },
  optionExpiring: { icon: WaitingIcon, tone: "sea" },
  depositOverdue: { icon: BillingIcon, tone: "danger" },
  arrivalWithoutRoom: { icon: RoomsIcon, tone: "sea" },
  noShowReport: { icon: WarningIcon, tone: "danger" },
  waitlistRoom: { icon: RoomsIcon, tone: "sea" },
  vipArrival: { icon: FavouriteIcon, tone: "body" },
  requestDue: { icon: TasksIcon, tone: "sea" },
  requestForArrival: { icon: MessagesIcon, tone: "body" },
};

/** The step of the desk for each arrival or departure. */
const actOf: Partial<Record<Situation, "checkIn" | "checkOut">> = {
  arrivesToday: "checkIn",
  arrivalOverdue: "checkIn",
  departsToday: "checkOut",
  departureOverdue: "checkOut",
};

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
    ...day.urgent.map((item) => <Urgent key={item.reservation.id} item={item} />),
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
  const { date } = useFormat();
  return (
    <li className="day-row">
      <Row as="span" gap={8} align="start" weight={550} tone="danger" className="day-kind">
        <WarningIcon size={16} aria-hidden="true" />
        {text("urgent.openNights")}
      </Row>
      <Stack as="span" align="start">
        <Link to={generatePath(paths.channel, { id: channelId })} className="day-guest">
          <bdi>{channel}</bdi>
        </Link>
        <Muted size={13}>
          <bdi>{from === to ? date(from) : `${date(from)} – ${date(to)}`}</bdi>
        </Muted>
      </Stack>
      <span className="day-note">{text("urgent.openCount", { nights })}</span>
    </li>
  );
}

/** A channel's booking that a person has to place: its message says why. */
function Waiting({
  booking: { messageId, channelId, channel, externalId, rooms, from, to },
}: {
  booking: WaitingBooking;
}) {
  const { text } = useText();
  const { date } = useFormat();
  return (
    <li className="day-row">
      <Row as="span" gap={8} align="start" weight={550} tone="danger" className="day-kind">
        <WarningIcon size={16} aria-hidden="true" />
        {text("urgent.channelWaits")}
      </Row>
      <Stack as="span" align="start">
        <Link to={`${paths.channels}?channels=${channelId}&q=${messageId}`} className="day-guest">
          <bdi>{externalId || messageId}</bdi>
        </Link>
        <Muted size={13}>
          <bdi>{channel}</bdi>
          {from && to && (
            <>
              {" · "}
              <bdi>
                {date(from)} – {date(to)}
              </bdi>
            </>
          )}
        </Muted>
      </Stack>
      <span className="day-note">{text("urgent.channelRooms", { rooms })}</span>
    </li>
  );
}

/** A guest who has waited too long for a solution. */
function Late({ complaint: { id, guest, room, description } }: { complaint: LateComplaint }) {
  const { text } = useText();
  return (
    <li className="day-row">
      <Row as="span" gap={8} align="start" weight={550} tone="danger" className="day-kind">
        <WarningIcon size={16} aria-hidden="true" />
        {text("urgent.complaintLate")}
      </Row>
      <Stack as="span" align="start">
        <Link to={generatePath(paths.complaint, { id })} className="day-guest">
          <bdi>{guest || id}</bdi>
        </Link>
        <Muted size={13}>
          <RecordNumber id={id} />
          {room && ` · ${text("day.room", { room })}`}
        </Muted>
      </Stack>
      <span className="day-note">
        <bdi>{description}</bdi>
      </span>
    </li>
  );
}

function Urgent({ item: { kind, reservation, requests, note, report } }: { item: UrgentItem }) {
  const { text } = useText();
  const { date, timeOfDay } = useFormat();
  const until = (minute: string) => `${date(minute.slice(0, 10))}, ${timeOfDay(minute.slice(11))}`;
  const { icon: KindIcon, tone } = looks[kind];
  const { id, customer, room, checkin, checkout, situation } = reservation;
  const act = actOf[situation];
  return (
    <li className="day-row">
      <Row as="span" gap={8} align="start" weight={550} tone={tone} className="day-kind">
        <KindIcon size={16} aria-hidden="true" />
        {text(`urgent.${kind}`)}
      </Row>
      <Stack as="span" align="start">
        <GuestLink id={id} customer={customer} />
        <Muted size={13}>
          {room ? text("day.room", { room }) : text("day.noRoom")} ·{" "}
          <bdi>
            {date(checkin.slice(0, 10))} – {date(checkout.slice(0, 10))}
          </bdi>
          {act && (
            <>
              {" · "}
              <Link
                to={generatePath(paths[act], { id })}
                aria-label={text(`desk.${act}Of`, { customer })}
                className="day-act"
              >
                {text(`desk.${act}`)}
              </Link>
            </>
          )}
        </Muted>
      </Stack>
      {requests && (
        <span className="day-asked">
          {requests.map((request, place) => (
            <Due key={request.id} request={request} isFirst={place === 0} />
          ))}
        </span>
      )}
      {report && (
        <span className="day-note">
          {text("urgent.reportUntil", { channel: report.channel, until: until(report.until) })}{" "}
          <Link to={generatePath(paths.reservation, { id })} className="day-act">
            {text("urgent.openToReport")}
          </Link>
        </span>
      )}
      {note && (
        <span className="day-note">
          <bdi>{note}</bdi>
        </span>
      )}
    </li>
  );
}

/** "Cuna (14/04/2026, 15:00)", leading to the request. */
function Due({ request, isFirst }: { request: DueRequest; isFirst: boolean }) {
  const { text } = useText();
  const { date, timeOfDay } = useFormat();
  return (
    <>
      {!isFirst && " · "}
      <Link to={generatePath(paths.request, { id: request.id })}>{requestName(request, text)}</Link> (
      <bdi>
        {date(request.nextOn)}, {timeOfDay(request.dueTime)}
      </bdi>
      )
    </>
  );
}
