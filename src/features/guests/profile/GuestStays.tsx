import { useSelector } from "react-redux";
import { generatePath, Link } from "react-router-dom";

import type { GuestStay } from "@/contract/guests/guestProfile";
import { useFormat } from "@/shared/i18n/useFormat";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { situationTones } from "@/shared/hotel/tones";
import { useText } from "@/shared/i18n/useText";
import { paths } from "@/shared/routing/paths";
import { Muted } from "@/shared/ui/layout/Muted";
import { Text } from "@/shared/ui/layout/Text";
import { StateBadge } from "@/shared/ui/states/StateBadge";

/** The guest's reservations, each leading to its page. */
export function GuestStays({ stays }: { stays: GuestStay[] }) {
  const { text } = useText();
  const { date, money } = useFormat();
  const hotel = useSelector(selectHotel);
  if (stays.length === 0) return <p className="form-text">{text("guests.noStays")}</p>;
  return (
    <ul className="guest-stays">
      {stays.map(({ reservationId: id, arrival, departure, nights, situation, roomTypeId, room, total }) => (
        <li key={id}>
          <Link to={generatePath(paths.reservation, { id })}>
            <bdi>
              {date(arrival)} – {date(departure)}
            </bdi>
          </Link>
          <StateBadge tone={situationTones[situation]}>{text(`situation.${situation}`)}</StateBadge>
          <Muted shrinks cuts size={13} className="guest-detail">
            {[
              room ? `${text("booking.room")} ${room}` : text("list.noRoom"),
              hotel?.roomTypes.find((type) => type.id === roomTypeId)?.name,
              text("booking.nights", { count: nights }),
              id,
            ]
              .filter(Boolean)
              .join(" · ")}
          </Muted>
          <Text as="bdi" weight={550} isTabular>
            {hotel && money({ cents: total, currency: hotel.property.currency })}
          </Text>
        </li>
      ))}
    </ul>
  );
}
