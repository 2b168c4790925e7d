import type { Ticket } from "@/contract/pos/tickets";
import type { Property } from "@/contract/property";
import { documentTaxes } from "@/domain/billing/documentTaxes";
import { changeOf } from "@/domain/pos/againstSale";
import { returnableLines } from "@/domain/pos/returns";
import { amountOfLine, sumOf, ticketAmounts } from "@/domain/pos/ticketAmounts";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { Facts } from "@/shared/ui/layout/Facts";
import { Muted } from "@/shared/ui/layout/Muted";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";
import { PlainTable } from "@/shared/ui/PlainTable";

import { useTicketWords } from "./useTicketWords";

export interface SheetProps {
  ticket: Pick<Ticket, "lines" | "discount" | "payments" | "tip" | "returns" | "lists">;
  property: Property;
}

/** The lines of a ticket with what was paid, so that they come to its total: the same on the screen and on paper. */
export function TicketSheet({ ticket, property }: SheetProps) {
  const { text } = useText();
  const { money } = useBookingFormat(property);
  const { discountWords, countWords, quantityWords, detailsOf } = useTicketWords(property, ticket.lists);
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
                  {quantityWords(line)} <bdi>{line.name}</bdi>
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
            label: [text(`tickets.method.${method}`), reference].filter(Boolean).join(" · "),
            value: money(tendered),
          })),
          { label: text("tickets.change"), value: change > 0 && money(change) },
          ...(tip
            ? [
                {
                  label: text("tickets.tip", { method: text(`tickets.method.${tip.method}`) }),
                  value: money(tip.amount),
                },
              ]
            : []),
        ]}
      />
    </Stack>
  );
}

/** Its VAT by rate, as the document of the ticket has it. */
export function TicketTaxes({ ticket, property }: SheetProps) {
  const { text } = useText();
  const { percent } = useFormat();
  const { money } = useBookingFormat(property);
  const { lines } = ticketAmounts(ticket);
  return (
    <PlainTable
      label={text("invoice.taxes")}
      rows={documentTaxes(lines.map(({ line, amount }) => ({ amount, rate: line.vat, cause: "S1" as const })))}
      keyOf={({ rate }) => String(rate)}
      columns={[
        { id: "rate", head: text("invoice.rate"), isRowHead: true, render: ({ rate }) => percent(rate / 100) },
        { id: "base", head: text("invoice.base"), isNumeric: true, render: ({ base }) => money(base) },
        { id: "vat", head: text("invoice.vat"), isNumeric: true, render: ({ vat }) => money(vat) },
        { id: "amount", head: text("invoice.amount"), isNumeric: true, render: ({ gross }) => money(gross) },
      ]}
    />
  );
}

/** As it was drawn, over a line: on that a guest signs the paper. */
export function Signature({ path = "" }: { path: string | undefined }) {
  const { text } = useText();
  const words = text("tickets.signature");
  const drawn = /^M[\d MLl.-]+$/.test(path) ? path : "";
  return (
    <figure>
      <figcaption>{words}</figcaption>
      <svg viewBox="0 0 300 100" width={240} role="img" aria-label={words}>
        <path d={`M0 99H300${drawn}`} fill="none" stroke="currentColor" strokeWidth={2} />
      </svg>
    </figure>
  );
}
