import { Fragment, type ReactNode } from "react";
import { generatePath, Link } from "react-router-dom";

import type { Reservation } from "@/contract/reservations/reservations";
import { fullName } from "@/domain/people/names";
import { isOpenRequest } from "@/domain/requests/requestLife";
import { roomOf } from "@/domain/reservations/roomOf";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { requestName } from "@/shared/hotel/requestName";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { RecordHead } from "@/shared/ui/page/RecordHead";
import { Warning } from "@/shared/ui/states/Warning";

import { Membership } from "@/shared/stay/member/Membership";
import { reservationRequests } from "@/shared/stay/record/reservationRequests";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { RecordNumber } from "@/shared/ui/RecordNumber";

interface StayHeadProps {
  hotel: Hotel;
  reservation: Reservation;
  children?: ReactNode;
}

/** The facts that the desk looks at first: room, dates, people, balance, requests. */
export function StayHead({ hotel, reservation, children }: StayHeadProps) {
  const { text } = useText();
  const { money, date, timeOfDay } = useBookingFormat(hotel.property);
  const { id, guest, arrival, departure, nights, adults, childrenAges, balance, eta, notes, keys, group } = reservation;
  const room = hotel.rooms.find((one) => one.id === roomOf(reservation, hotel.property.businessDate));
  const requests = useOpenRequests(id);
  const remarks = [notes.request, notes.guest, notes.internal].filter(Boolean);
  const stay = `${date(arrival)} – ${date(departure)} · ${text("booking.nights", { count: nights.length })}`;
  return (
    <>
      {guest.unwelcome && <Warning isStrong>{text("booking.unwelcome", { reason: guest.unwelcome.reason })}</Warning>}
      <RecordHead
        label={text("desk.head")}
        facts={[
          { label: text("booking.room"), value: room?.number ?? text("booking.roomNone") },
          { label: text("booking.stay"), value: stay },
          { label: text("desk.people"), value: text("desk.peopleCount", { adults, children: childrenAges.length }) },
          ...(eta ? [{ label: text("booking.eta"), value: timeOfDay(eta) }] : []),
          { label: text("column.balance"), value: money(balance) },
          { label: text("loyalty.title"), value: <Membership id={guest.id} name={fullName(guest)} /> },
          ...(group ? [{ label: text("booking.group"), value: <GroupFact {...{ hotel, reservation }} /> }] : []),
          ...(requests ? [{ label: text("requests.menu"), value: requests }] : []),
          ...(keys ? [{ label: text("desk.keysOut"), value: String(keys) }] : []),
          {
            label: text("booking.number"),
            value: (
              <Link to={generatePath(paths.reservation, { id })}>
                <RecordNumber id={id} />
              </Link>
            ),
          },
        ]}
      >
        {remarks.length > 0 && (
          <p className="desk-remarks" dir="auto">
            {remarks.join(" · ")}
          </p>
        )}
        {children}
      </RecordHead>
    </>
  );
}

/** The folio that the group shares, and what is open on it. */
function GroupFact({ hotel, reservation: { id, group } }: StayHeadProps) {
  const { text } = useText();
  const { money } = useBookingFormat(hotel.property);
  if (!group) return null;
  if (group.leader.id === id) return text("desk.groupLeader", { group: group.name });
  return (
    <>
      {group.name} ·{" "}
      <Link to={generatePath(paths.checkOut, { id: group.leader.id })}>
        <bdi>{group.leader.name}</bdi>
      </Link>{" "}
      · <bdi>{money(group.balance)}</bdi>
    </>
  );
}

/** Open requests of the guest, as links; undefined where there is none. */
function useOpenRequests(reservationId: string): ReactNode {
  const { text } = useText();
  const load = reservationRequests.use(reservationId);
  if (load.status === "failed") return text("requests.failed");
  const open = load.data?.filter(({ state }) => isOpenRequest(state)) ?? [];
  if (open.length === 0) return undefined;
  return open.map((row, place) => (
    <Fragment key={row.id}>
      {place > 0 && " · "}
      <Link to={generatePath(paths.request, { id: row.id })}>{requestName(row, text)}</Link>
    </Fragment>
  ));
}
