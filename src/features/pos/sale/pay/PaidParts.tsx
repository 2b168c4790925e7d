import { useDispatch, useSelector } from "react-redux";

import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useText } from "@/shared/i18n/useText";
import { IconButton } from "@/shared/ui/IconButton";
import { CloseIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";

import { selectDraft, ticketActions } from "../state/ticketSlice";
import type { Till } from "../state/tillLoad";

/** The parts that are paid: each can be taken back as long as the ticket is open. */
export function PaidParts({ till }: { till: Till }) {
  const { text } = useText();
  const dispatch = useDispatch();
  const { payments } = useSelector(selectDraft);
  const { money } = useBookingFormat(till.property);
  if (payments.length === 0) return null;
  return (
    <ul aria-label={text("sale.paidParts")}>
      {payments.map(({ id, method, amount }) => {
        const part = text("sale.part", { method: text(`tickets.method.${method}`), amount: money(amount) });
        return (
          <Row as="li" key={id} justify="between" gap={8}>
            <span>{part}</span>
            <IconButton
              label={text("sale.takeBack", { part })}
              icon={CloseIcon}
              size={18}
              onClick={() => dispatch(ticketActions.paymentTakenBack(id))}
            />
          </Row>
        );
      })}
    </ul>
  );
}
