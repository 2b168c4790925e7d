import { generatePath, Link } from "react-router-dom";

import type { DueRequest, UrgentItem, UrgentKind } from "@/contract/day/day";
import type { Situation } from "@/contract/reservations/reservationLife";
import { requestName } from "@/shared/hotel/requestName";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import {
  ArrivalIcon,
  BillingIcon,
  FavouriteIcon,
  type Icon,
  MessagesIcon,
  RoomsIcon,
  SignOutIcon,
  TasksIcon,
  WaitingIcon,
  WarningIcon,
} from "@/shared/ui/icons";

import { GuestLink } from "./GuestLink";
import { Dates, UrgentLine } from "./UrgentLine";

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

/** A reservation with the task that waits for it. */
export function UrgentStay({ item: { kind, reservation, requests, note, report } }: { item: UrgentItem }) {
  const { text } = useText();
  const { date, timeOfDay } = useFormat();
  const until = (minute: string) => `${date(minute.slice(0, 10))}, ${timeOfDay(minute.slice(11))}`;
  const { id, customer, room, checkin, checkout, situation } = reservation;
  const act = actOf[situation];
  const detail = (
    <>
      {room ? text("day.room", { room }) : text("day.noRoom")} ·{" "}
      <Dates from={checkin.slice(0, 10)} to={checkout.slice(0, 10)} />
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
    </>
  );
  const name = <GuestLink id={id} customer={customer} />;
  return (
    <UrgentLine kind={text(`urgent.${kind}`)} {...looks[kind]} name={name} detail={detail}>
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
    </UrgentLine>
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
