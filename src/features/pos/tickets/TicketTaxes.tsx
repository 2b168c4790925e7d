import type { Ticket } from "@/contract/pos/tickets";
import { documentTaxes } from "@/domain/billing/documentTaxes";
import { ticketAmounts } from "@/domain/pos/ticketAmounts";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useProperty } from "@/shared/hotel/useProperty";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { PlainTable } from "@/shared/ui/PlainTable";

/** Its VAT by rate, as the document of the ticket has it. */
export function TicketTaxes({ ticket }: { ticket: Ticket }) {
  const { text } = useText();
  const { percent } = useFormat();
  const { money } = useBookingFormat(useProperty());
  const { lines } = ticketAmounts(ticket);
  const taxes = documentTaxes(lines.map(({ line, amount }) => ({ amount, rate: line.vat, cause: "S1" as const })));
  return (
    <PlainTable
      label={text("invoice.taxes")}
      rows={taxes}
      keyOf={({ rate }) => String(rate)}
      columns={[
        { id: "rate", head: text("invoice.rate"), isRowHead: true, render: ({ rate }) => percent(rate / 100) },
        { id: "base", head: text("invoice.base"), isNumeric: true, render: ({ base }) => money(base) },
        { id: "vat", head: text("invoice.vat"), isNumeric: true, render: ({ vat }) => money(vat) },
        { id: "amount", head: text("invoice.amount"), isNumeric: true, render: (tax) => money(tax.gross) },
      ]}
    />
  );
}
