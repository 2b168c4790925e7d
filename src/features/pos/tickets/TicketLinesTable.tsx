import type { Ticket } from "@/contract/pos/tickets";
import { changeOf } from "@/domain/pos/againstSale";
import { returnableLines } from "@/domain/pos/returns";
import { amountOfLine, sumOf, ticketAmounts } from "@/domain/pos/ticketAmounts";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useProperty } from "@/shared/hotel/useProperty";
import { useText } from "@/shared/i18n/useText";
import { Facts } from "@/shared/ui/layout/Facts";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { PlainTable } from "@/shared/ui/PlainTable";

import { useTicketWords } from "./useTicketWords";

/** The lines of a ticket with what was paid, so that they come to its total: the same on the screen and on paper. */
export function TicketLinesTable({ ticket }: { ticket: Ticket }) {
  const { text } = useText();
  const { money } = useBookingFormat(useProperty());
  const { discountWords, countWords, quantityWords, detailsOf, methodWords } = useTicketWords(ticket);
  const { lines, discount, payments, tip } = ticket;
  const { total } = ticketAmounts(ticket);
  const change = changeOf(ticket);
  return (
    <Stack gap={8}>
      <PlainTable
        label={text("tickets.lines")}
        rows={returnableLines(ticket)}
        keyOf={({ line }) => line.id}
        columns={[
          {
            id: "concept",
            head: text("invoice.concept"),
            isRowHead: true,
            render: ({ line, left }) => (
              <>
                <Text weight={550}>
                  {quantityWords(line.quantity, line)} <bdi>{line.name}</bdi>
                </Text>
                {detailsOf(line).map((detail) => (
                  <Muted key={detail} as="div" size={13}>
                    <bdi>{detail}</bdi>
                  </Muted>
                ))}
                {left < line.quantity && (
                  <Muted as="div" size={13}>
                    {text("tickets.returnedOf", { quantity: countWords(line.quantity - left, line) })}
                  </Muted>
                )}
              </>
            ),
          },
          {
            id: "amount",
            head: text("invoice.amount"),
            isNumeric: true,
            render: ({ line }) => money(amountOfLine(line)),
          },
        ]}
        sums={[
          ...(discount
            ? [{ label: discountWords(discount), value: money(total - sumOf(lines.map(amountOfLine))) }]
            : []),
          { label: text("invoice.total"), value: money(total) },
        ]}
      />
      <Facts
        shape="sums"
        facts={[
          ...payments.map(({ method, amount, tendered = amount, reference }) => ({
            label: [methodWords(method), reference].filter(Boolean).join(" · "),
            value: money(tendered),
          })),
          ...(change > 0 ? [{ label: text("tickets.change"), value: money(change) }] : []),
          ...(tip
            ? [{ label: text("tickets.tip", { method: methodWords(tip.method) }), value: money(tip.amount) }]
            : []),
        ]}
      />
    </Stack>
  );
}
