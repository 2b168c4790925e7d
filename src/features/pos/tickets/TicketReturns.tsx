import { generatePath } from "react-router-dom";

import type { Ticket, TicketReturn } from "@/contract/pos/tickets";
import { sumOf } from "@/domain/pos/ticketAmounts";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useProperty } from "@/shared/hotel/useProperty";
import { useText } from "@/shared/i18n/useText";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { Muted } from "@/shared/ui/layout/Muted";
import { Row } from "@/shared/ui/layout/Row";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";

import { useTicketWords } from "../paper/useTicketWords";

/** Returns of a ticket: by whom, how it was paid back, and the document that says so. */
export function TicketReturns({ ticket }: { ticket: Ticket }) {
  const { text } = useText();
  const property = useProperty();
  const { money, dayAndTime, list } = useBookingFormat(property);
  const { quantityWords } = useTicketWords(property, ticket.lists);

  function linesOf({ lines }: TicketReturn) {
    const words = lines.map(({ lineId, quantity }) => {
      const line = ticket.lines.find(({ id }) => id === lineId);
      return line ? `${quantityWords({ ...line, quantity })} ${line.name}` : "";
    });
    return list(words);
  }

  const methodsOf = ({ payments }: TicketReturn) => [...new Set(payments.map(({ method }) => method))];

  return (
    <Stack as="ul" gap={12} aria-label={text("tickets.returns")}>
      {ticket.returns.map((one) => (
        <Stack as="li" key={one.id} gap={4}>
          <Row justify="between" gap={12} align="baseline">
            <Text weight={550}>
              <bdi>{linesOf(one)}</bdi>
            </Text>
            <Text isTabular keepsLine>
              <bdi>{money(sumOf(one.payments.map(({ amount }) => amount)))}</bdi>
            </Text>
          </Row>
          <Muted size={13}>
            {dayAndTime(one.at)} · <bdi>{one.by}</bdi> · {text(`tickets.goesTo.${one.goesTo}`)}
            {methodsOf(one).map((method) => ` · ${text(`tickets.method.${method}`)}`)}
          </Muted>
          {one.documentId && (
            <PathLink to={generatePath(paths.document, { id: one.documentId })}>
              <bdi>{one.number}</bdi>
            </PathLink>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
