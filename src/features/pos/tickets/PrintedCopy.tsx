import type { Ticket } from "@/contract/pos/tickets";
import { useHotelTimes } from "@/shared/hotel/useHotelTimes";
import { useProperty } from "@/shared/hotel/useProperty";
import { useText } from "@/shared/i18n/useText";
import { PrintDocument } from "@/shared/print/PrintDocument";
import { Printing } from "@/shared/print/Printing";

import { TicketLinesTable } from "./TicketLinesTable";
import { TicketTaxes } from "./TicketTaxes";

interface PrintedCopyProps {
  ticket: Ticket;
  onPrinted: () => void;
}

/** A paid ticket once more on the paper of its till, 80 mm wide: it says that it is a copy. */
export function PrintedCopy({ ticket, onPrinted }: PrintedCopyProps) {
  const { text } = useText();
  const { dayAndTime } = useHotelTimes();
  const property = useProperty();
  const { number, id, printedAs, soldAt, till, by, payer } = ticket;
  const copy = text("tickets.copy");
  return (
    <Printing onPrinted={onPrinted}>
      <PrintDocument
        property={property}
        title={number ? `${text("invoice.kind.F2")} ${number}` : id}
        lead={number ? [copy] : [copy, text("invoice.noInvoice")]}
        paper="roll"
        facts={[
          { label: text("tickets.soldAt"), value: dayAndTime(soldAt) },
          { label: text("tickets.till"), value: text(`tickets.till.${till}`) },
          { label: text("tickets.by"), value: by },
          { label: text("tickets.payer"), value: payer?.name },
          { label: text("tickets.printedAs"), value: printedAs },
        ]}
      >
        <TicketLinesTable ticket={ticket} />
        {number && <TicketTaxes ticket={ticket} />}
      </PrintDocument>
    </Printing>
  );
}
