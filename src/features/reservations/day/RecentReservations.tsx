import { useSelector } from "react-redux";
import { Link } from "react-router-dom";

import type { ReservationRow } from "@/contract/reservations/reservationList";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";

import { selectHotel } from "@/shared/hotel/hotelSlice";
import { Card } from "@/shared/ui/layout/Card";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { listedTime } from "../list/listedTime";
import { listOfNewest } from "./dayLists";
import { GuestLink } from "@/shared/day/GuestLink";

/** So many are seen; the list has them all. */
const SHOWN = 8;

/** Reservations since yesterday, the newest first. */
export function RecentReservations({ rows }: { rows: ReservationRow[] }) {
  const { text } = useText();
  return (
    <Card
      title={
        <>
          {text("day.recent")} <Muted size={13}>{rows.length}</Muted>
        </>
      }
    >
      {rows.length === 0 ? (
        <Row padX={20} padY={20} as="p" gap={8} align="start" className="day-calm">
          {text("day.recent.none")}
        </Row>
      ) : (
        <ul className="day-rows" aria-label={`${text("day.recent")} ${rows.length}`}>
          {rows.slice(0, SHOWN).map((row) => (
            <Recent key={row.id} row={row} />
          ))}
        </ul>
      )}
      {rows.length > SHOWN && (
        <Link to={listOfNewest} className="btn btn-quiet day-more">
          {text("day.recent.more")}
        </Link>
      )}
    </Card>
  );
}

function Recent({ row: { id, customer, checkin, checkout, channelId, total, created_at } }: { row: ReservationRow }) {
  const { text } = useText();
  const formats = useFormat();
  const hotel = useSelector(selectHotel);
  const channel = hotel?.channels.find((each) => each.id === channelId);
  return (
    <li className="day-row day-recent">
      <Stack as="span" align="start">
        <GuestLink id={id} customer={customer} />
        <Muted size={13}>{text("day.recent.cameIn", { time: listedTime(created_at, formats) })}</Muted>
      </Stack>
      <span>
        <bdi>{channel?.name}</bdi>
      </span>
      <Text as="bdi" isTabular>
        {formats.date(checkin.slice(0, 10))} – {formats.date(checkout.slice(0, 10))}
      </Text>
      <Text as="bdi" isTabular className="day-total">
        {hotel && formats.money({ cents: total, currency: hotel.property.currency })}
      </Text>
    </li>
  );
}
