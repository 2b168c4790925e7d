import { useSelector } from "react-redux";

import type { Sale } from "@/contract/pos/till";
import { documentNumber } from "@/domain/billing/issueRules";
import { changeOf, isCharge } from "@/domain/pos/againstSale";
import { ticketAmounts } from "@/domain/pos/ticketAmounts";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useText } from "@/shared/i18n/useText";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";

import { PrintButton } from "../../paper/PrintButton";
import { PrintedTicket } from "../../paper/PrintedTicket";
import { selectTicket } from "../state/ticketSlice";
import type { Till } from "../state/tillLoad";

/** The last sale, until the next article is pressed: what goes back to the guest is what is seen first. */
export function Receipt({ sale, till }: { sale: Sale; till: Till }) {
  const { text } = useText();
  const { money } = useBookingFormat(till.property);
  const { stored } = useSelector(selectTicket);
  const printed = sale.number === undefined ? "" : documentNumber(till.series, sale.number);
  const number = stored?.id === sale.id ? stored.number : printed; // the server's, once it has stored the sale
  const { total } = ticketAmounts(sale);
  const change = changeOf(sale);
  const [payment] = sale.payments;
  const hasChange = payment !== undefined && sale.payments.some(({ method }) => method === "cash");

  const isRoom = payment?.method === "room";
  const charged = { payer: stored?.payer?.name ?? "", amount: money(total) };

  return (
    <Stack gap={8} padX={8} padY={8} role="status">
      {hasChange ? (
        <Text as="bdi" weight={650} isTabular className="till-change">
          {money(change)}
        </Text>
      ) : (
        <Text size={20} weight={650}>
          {isCharge(sale) ? text(isRoom ? "sale.chargedRoom" : "sale.charged", charged) : text("sale.sold", charged)}
        </Text>
      )}
      <Row justify="between" gap={8}>
        <Muted>
          {hasChange && <Text as="div">{text("tickets.change")}</Text>}
          <bdi>{number}</bdi>
        </Muted>
        <PrintButton label={text("sale.print")}>
          {(onPrinted) => (
            <PrintedTicket
              as="sold"
              ticket={{ ...sale, number, lists: till.lists, returns: [] }}
              property={till.property}
              onPrinted={onPrinted}
            />
          )}
        </PrintButton>
      </Row>
    </Stack>
  );
}
