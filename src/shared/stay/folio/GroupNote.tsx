import { Link } from "react-router-dom";

import type { OtherStay } from "@/contract/account/account";
import type { Reservation } from "@/contract/reservations/reservations";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { recordPath } from "@/shared/hotel/recordPaths";
import { useText } from "@/shared/i18n/useText";

import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { RecordNumber } from "@/shared/ui/RecordNumber";

interface GroupNoteProps {
  hotel: Hotel;
  reservation: Reservation;
}

/** On the leader's folio: for whom it pays. On a member's: who pays, and what the group owes. */
export function GroupNote({ hotel, reservation: { id, group } }: GroupNoteProps) {
  const { text } = useText();
  const { money } = useBookingFormat(hotel.property);
  if (!group) return null;
  const { leader, members, balance } = group;
  if (leader.id !== id)
    return (
      <p>
        {text("booking.group.paidBy", { leader: leader.name, amount: money(balance) })} <StayLink stay={leader} />
      </p>
    );
  return (
    <div>
      <p>{text("booking.group.paysFor", { count: members.length })}</p>
      <ul className="bullets">
        {members.map(({ handedOver, ...stay }) => (
          <li key={stay.id}>
            <bdi>{stay.name}</bdi> · <StayLink stay={stay} /> · <bdi>{money(handedOver)}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

const StayLink = ({ stay: { id } }: { stay: OtherStay }) => (
  <Link to={recordPath(id, "folio")}>
    <RecordNumber id={id} />
  </Link>
);
