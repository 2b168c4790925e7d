import { useDispatch } from "react-redux";

import type { PaymentMethod } from "@/contract/account/account";
import type { Property } from "@/contract/property";
import type { Reservation } from "@/contract/reservations/reservations";
import { localTime } from "@/domain/localTime";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useText } from "@/shared/i18n/useText";
import { reservationRecord } from "@/shared/stay/record/reservationRecord";
import { Row } from "@/shared/ui/layout/Row";
import { Warning } from "@/shared/ui/states/Warning";

interface DeclinedCardProps {
  property: Property;
  reservation: Reservation;
}

const otherWays: PaymentMethod[] = ["card", "cash", "transfer", "bizum"];

/** Says that the last payment of the day was declined, and offers the other ways to pay. */
export function DeclinedCard({ property, reservation: { payments } }: DeclinedCardProps) {
  const { text } = useText();
  const dispatch = useDispatch();
  const { money, timeOfDay } = useBookingFormat(property);
  const last = payments.at(-1);
  if (last?.declined === undefined || last.date !== property.businessDate) return null;
  const time = localTime(Date.parse(last.at), property.timeZone).slice(-5);
  return (
    <>
      <Warning>{text("desk.declined", { time: timeOfDay(time), amount: money(last.declined) })}</Warning>
      <Row gap={8} wraps role="group" aria-label={text("desk.otherWays")}>
        <span>{text("desk.otherWays")}</span>
        {otherWays.map((method) => (
          <button
            key={method}
            type="button"
            className="btn btn-quiet btn-sm"
            onClick={() => void dispatch(reservationRecord.acts.actions.asked("pay", method))}
          >
            {text(method === "card" ? "desk.otherCard" : `booking.method.${method}`)}
          </button>
        ))}
      </Row>
    </>
  );
}
