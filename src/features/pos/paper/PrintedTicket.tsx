import type { Party } from "@/contract/billing/billingDocument";
import type { Instant } from "@/contract/formats";
import type { TillId } from "@/contract/outlets";
import type { Ticket } from "@/contract/pos/tickets";
import { isCharge } from "@/domain/pos/againstSale";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useText } from "@/shared/i18n/useText";
import { PrintDocument } from "@/shared/print/PrintDocument";
import { Printing } from "@/shared/print/Printing";

import { type SheetProps, Signature, TicketSheet, TicketTaxes } from "./TicketSheet";

interface PrintedTicketProps extends SheetProps {
  ticket: SheetProps["ticket"] &
    Partial<Pick<Ticket, "id" | "by" | "payer" | "printedAs" | "signature">> & {
      till: TillId;
      soldAt: Instant;
      /** Of its document; "" where it has none. */
      number: string;
      customer?: Party;
    };
  /** A bill is not paid: it is no invoice, and says so. */
  as: "bill" | "sold" | "copy";
  onPrinted: () => void;
}

/** A ticket on the paper of the till, 80 mm wide: as it was sold, so that its lines come to its total. */
export function PrintedTicket({ ticket, property, as, onPrinted }: PrintedTicketProps) {
  const { text } = useText();
  const { dayAndTime } = useBookingFormat(property);
  const { id, till, soldAt, by, number, printedAs, customer, payer, signature } = ticket;
  const isOnCharge = isCharge(ticket);
  const hasInvoice = number !== "" && !isOnCharge;
  const kind = text(customer ? "invoice.kind.F1" : "invoice.kind.F2");
  const slip = text(as === "bill" ? "tickets.bill" : isOnCharge ? "tickets.chargeSlip" : "tickets.title");
  const lines = ticket.lines.map((line) => ({ ...line, note: undefined })); // a note is for the kitchen
  const sheet = { ticket: { ...ticket, lines }, property };

  return (
    <Printing onPrinted={onPrinted}>
      <PrintDocument
        property={property}
        title={[hasInvoice ? kind : slip, number || (as === "copy" && id)].filter(Boolean).join(" ")}
        lead={[as === "copy" && text("tickets.copy"), !hasInvoice && text("invoice.noInvoice")].filter(
          (one) => one !== false,
        )}
        paper="roll"
        facts={[
          { label: text("tickets.soldAt"), value: dayAndTime(soldAt) },
          { label: text("tickets.till"), value: text(`tickets.till.${till}`) },
          { label: text("tickets.by"), value: by },
          { label: text("invoice.customer"), value: customer?.name },
          { label: text("invoice.taxId"), value: customer?.taxId },
          { label: text("invoice.address"), value: customer?.address },
          { label: text("tickets.payer"), value: payer?.name },
          { label: text("tickets.printedAs"), value: printedAs },
        ]}
      >
        <TicketSheet {...sheet} />
        {hasInvoice && <TicketTaxes {...sheet} />}
        {isOnCharge && <Signature path={signature} />}
      </PrintDocument>
    </Printing>
  );
}
