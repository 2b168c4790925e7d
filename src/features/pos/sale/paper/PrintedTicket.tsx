import type { Sale } from "@/contract/pos/till";
import { documentTaxes } from "@/domain/billing/documentTaxes";
import { changeOf } from "@/domain/pos/againstSale";
import { amountOfLine, ticketAmounts } from "@/domain/pos/ticketAmounts";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { PrintDocument } from "@/shared/print/PrintDocument";
import { Printing } from "@/shared/print/Printing";
import { PlainTable } from "@/shared/ui/PlainTable";

import type { TicketDraft } from "../state/ticketDraft";
import type { Till } from "../state/tillLoad";
import { useLineWords } from "./useLineWords";
import { useSoldNumber } from "./useSoldNumber";
import { isCharge } from "../state/payTicket";

interface PrintedTicketProps {
  of: Pick<TicketDraft, "lines" | "discount">;
  /** An instant. */
  at: string;
  /** Without it the ticket is not paid: it has no number, and says that it is no invoice. */
  sale?: Sale;
  till: Till;
  onPrinted: () => void;
}

/** A ticket on the paper of the till, 80 mm wide: as it was sold, so that its lines come to its total. */
export function PrintedTicket({ of, at, sale, till, onPrinted }: PrintedTicketProps) {
  const { text } = useText();
  const { dayAndTime, percent } = useFormat();
  const { property } = till;
  const { money } = useBookingFormat(property);
  const { discountWords, quantityWords, detailsOf } = useLineWords(till);
  const number = useSoldNumber(sale, till);
  const { lines, total } = ticketAmounts(of);
  const gross = of.lines.reduce((sum, line) => sum + amountOfLine(line), 0);
  const taxes = documentTaxes(lines.map(({ line, amount }) => ({ amount, rate: line.vat, cause: "S1" as const })));
  const isSlip = !sale || isCharge(sale);
  const kind = sale?.customer ? text("invoice.kind.F1") : text("invoice.kind.F2");
  const title = isSlip ? text(sale ? "sale.chargeSlip" : "sale.bill") : [kind, number].filter(Boolean).join(" ");
  const change = sale ? changeOf(sale) : 0;
  const amount = { id: "amount", head: text("invoice.amount"), isNumeric: true };

  return (
    <Printing onPrinted={onPrinted}>
      <PrintDocument
        property={property}
        title={title}
        lead={isSlip ? [text("invoice.noInvoice")] : []}
        paper="roll"
        facts={[
          {
            label: text("sale.soldAt"),
            value: dayAndTime(at, property.timeZone),
          },
          { label: text("sale.tillOf"), value: till.till },
          { label: text("invoice.customer"), value: sale?.customer?.name },
          { label: text("invoice.taxId"), value: sale?.customer?.taxId },
          { label: text("invoice.address"), value: sale?.customer?.address },
        ]}
      >
        <PlainTable
          label={title}
          rows={lines}
          keyOf={({ line }) => line.id}
          columns={[
            {
              id: "concept",
              head: text("invoice.concept"),
              isRowHead: true,
              render: ({ line }) => (
                <>
                  <bdi>{[quantityWords(line), line.name].join(" ")}</bdi>
                  {detailsOf({ ...line, note: undefined }).map((detail) => (
                    <small key={detail}>{detail}</small>
                  ))}
                </>
              ),
            },
            { ...amount, render: ({ line }) => money(amountOfLine(line)) },
          ]}
          sums={[
            ...(of.discount ? [{ label: discountWords(of.discount), value: money(total - gross) }] : []),
            { label: text("invoice.total"), value: money(total) },
            ...(sale?.payments ?? []).map(({ method, amount: paid, tendered = paid }) => ({
              label: text(`sale.method.${method}`),
              value: money(tendered),
            })),
            ...(sale?.tip ? [{ label: text("sale.tip"), value: money(sale.tip.amount) }] : []),
            ...(change > 0 ? [{ label: text("sale.change"), value: money(change) }] : []),
          ]}
        />
        {!isSlip && (
          <PlainTable
            label={text("invoice.taxes")}
            rows={taxes}
            keyOf={({ rate }) => String(rate)}
            columns={[
              { id: "rate", head: text("invoice.rate"), render: ({ rate }) => percent(rate / 100) },
              { id: "base", head: text("invoice.base"), isNumeric: true, render: ({ base }) => money(base) },
              { id: "vat", head: text("invoice.vat"), isNumeric: true, render: ({ vat }) => money(vat) },
              { ...amount, render: (tax) => money(tax.gross) },
            ]}
          />
        )}
        {sale && isCharge(sale) && <Signature path={sale.signature} />}
      </PrintDocument>
    </Printing>
  );
}

/** As it was drawn; a line to sign on where it is to be on paper. */
function Signature({ path = "" }: { path: string | undefined }) {
  const { text } = useText();
  return (
    <figure>
      <figcaption>{text("sale.signature")}</figcaption>
      <svg viewBox="0 0 300 100" className="till-signature">
        {/^M[\d MLl.-]+$/.test(path) && <path d={path} fill="none" stroke="currentColor" strokeWidth={2} />}
      </svg>
    </figure>
  );
}
