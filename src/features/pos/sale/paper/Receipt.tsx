import { useState } from "react";
import { useSelector } from "react-redux";

import type { Sale } from "@/contract/pos/till";
import { changeOf } from "@/domain/pos/againstSale";
import { ticketAmounts } from "@/domain/pos/ticketAmounts";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useText } from "@/shared/i18n/useText";
import { PrintIcon } from "@/shared/ui/icons";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";

import { isCharge } from "../state/payTicket";
import { PrintedTicket } from "./PrintedTicket";
import { selectTicket } from "../state/ticketSlice";
import type { Till } from "../state/tillLoad";
import { useSoldNumber } from "./useSoldNumber";

/** The last sale, until the next article is pressed: what goes back to the guest is what is seen first. */
export function Receipt({ sale, till }: { sale: Sale; till: Till }) {
  const { text } = useText();
  const { money } = useBookingFormat(till.property);
  const { stored } = useSelector(selectTicket);
  const number = useSoldNumber(sale, till);
  const [isPrinting, setIsPrinting] = useState(false);
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
          {hasChange && <Text as="div">{text("sale.change")}</Text>}
          <bdi>{number}</bdi>
        </Muted>
        <button type="button" className="btn btn-quiet" onClick={() => setIsPrinting(true)}>
          <PrintIcon size={18} aria-hidden="true" />
          <span>{text("sale.print")}</span>
        </button>
      </Row>
      {isPrinting && (
        <PrintedTicket of={sale} at={sale.soldAt} sale={sale} till={till} onPrinted={() => setIsPrinting(false)} />
      )}
    </Stack>
  );
}
