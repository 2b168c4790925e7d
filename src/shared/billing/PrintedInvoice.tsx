import type { BillingDocument, DocumentPayment } from "@/contract/billing/billingDocument";
import type { DocumentLine, DocumentTax } from "@/contract/billing/documentLine";
import type { Property } from "@/contract/property";
import { isInvoice } from "@/domain/billing/documentKinds";
import { useWordsIn, type Words } from "@/shared/i18n/useWordsIn";
import { PrintDocument } from "@/shared/print/PrintDocument";
import { Printing } from "@/shared/print/Printing";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";
import { PlainTable } from "@/shared/ui/PlainTable";

import { addressesOf } from "./addressesOf";
import { Parts } from "./Parts";
import { PrintedStays } from "./PrintedStays";
import { type TaxMark, TaxQr } from "./TaxQr";
import { untaxed } from "./untaxed";
import { type QrCode, useQrCode } from "./useQrCode";

interface PrintedInvoiceProps {
  document: BillingDocument;
  property: Pick<Property, "currency" | "logo">;
  mark: TaxMark;
  /** ISO 639 code of the language that its reader speaks, "" while unknown. */
  language: string;
  paper: "portrait" | "roll";
  onPrinted: () => void;
}

/** Of the texts on the paper. */
const catalogues = ["invoice", "booking", "controls"] as const;

/** A document of billing on paper, as it was issued, in the language of its reader. */
export function PrintedInvoice({ mark, language, onPrinted, ...paper }: PrintedInvoiceProps) {
  const words = useWordsIn(language, catalogues);
  const code = useQrCode(mark.address);
  if (!words || (mark.address && !code)) return null;
  return (
    <Printing onPrinted={onPrinted}>
      <Paper {...paper} mark={mark} code={code} words={words} />
    </Printing>
  );
}

interface PaperProps extends Pick<PrintedInvoiceProps, "document" | "property" | "mark" | "paper"> {
  code: QrCode | undefined;
  words: Words;
}

function Paper({ document, property: { currency, logo }, mark, code, paper, words }: PaperProps) {
  const { text, formats } = words;
  const { kind, number, issuedOn, dueOn, issuer, customer, corrects, replaces = [], lines, prints, total } = document;
  const { payments, paid, open, taxes, stays = [] } = document;
  const money = (cents: number) => formats.money({ cents, currency });
  const title = text(`invoice.kind.${kind}`);
  const isRoll = paper === "roll";
  const amount = { id: "amount", head: text("invoice.amount"), isNumeric: true };
  const addressOf = addressesOf(document, formats);
  const isReceipt = kind === "receipt";
  const isPaid = kind !== "proforma" && paid !== 0;
  // those of a folio may be for other documents, too
  const isListed = isPaid && payments.reduce((sum, payment) => sum + payment.amount, 0) === paid;
  const marks = [
    ...(isInvoice(kind) ? [] : [text("invoice.noInvoice")]),
    ...(prints > 1 ? [text("invoice.copy", { n: prints - 1 })] : []),
  ];
  return (
    <PrintDocument
      property={{ ...issuer, address: addressOf(issuer), logo }}
      title={[title, number || text("invoice.draft")].join(" ")}
      mark={code && <TaxQr {...mark} code={code} text={text} />}
      lead={marks}
      words={words}
      paper={paper}
      isIssued
      facts={[
        { label: text("invoice.issuedOn"), value: issuedOn && formats.date(issuedOn) },
        { label: text("invoice.dueOn"), value: dueOn && open > 0 && formats.date(dueOn) },
        { label: text("invoice.customer"), value: customer?.name },
        { label: text("invoice.taxId"), value: customer?.taxId },
        { label: text("invoice.address"), value: customer && addressOf(customer) },
        {
          label: text("invoice.corrects"),
          value: corrects && (
            <Parts
              parts={[
                corrects.number,
                corrects.issuedOn && formats.date(corrects.issuedOn),
                text(`invoice.mode.${corrects.mode}`),
              ]}
            />
          ),
        },
        {
          label: text("invoice.rectified"),
          value: corrects?.rectified && `${money(corrects.rectified.base)} + ${money(corrects.rectified.vat)}`,
        },
        {
          label: text("invoice.cause"),
          value: corrects?.reason ?? (corrects?.change && text(`invoice.change.${corrects.change}`)),
        },
        {
          label: text("invoice.replaces"),
          value: replaces.length > 0 && (
            <Row as="span" gap={8} wraps>
              {replaces.map((ticket) => (
                <Text key={ticket.id} as="bdi" keepsLine>
                  {ticket.number}
                </Text>
              ))}
            </Row>
          ),
        },
      ]}
    >
      <PlainTable<DocumentLine>
        label={title}
        rows={lines}
        keyOf={(line) => String(lines.indexOf(line))}
        columns={[
          ...(isRoll
            ? []
            : [{ id: "date", head: text("invoice.date"), render: ({ date }: DocumentLine) => formats.date(date) }]),
          {
            id: "concept",
            head: text("invoice.concept"),
            isRowHead: true,
            render: ({ concept, date }) => (
              <>
                <bdi>{concept}</bdi>
                {isRoll && date !== issuedOn && ` · ${formats.date(date)}`}
              </>
            ),
          },
          { id: "quantity", head: text("invoice.quantity"), isNumeric: true, render: ({ quantity }) => quantity },
          ...(isReceipt
            ? []
            : [
                {
                  id: "rate",
                  head: text("invoice.rate"),
                  isNumeric: true,
                  render: ({ cause, rate }: DocumentLine) => (cause === "S1" ? formats.percent(rate / 100) : "—"),
                },
              ]),
          { ...amount, render: (line) => money(line.amount) },
        ]}
        sums={[
          // a receipt has no VAT, and says that it has none
          ...(isReceipt ? taxes.map(({ cause, base }) => ({ label: text(untaxed(cause)), value: money(base) })) : []),
          { label: text("invoice.total"), value: money(total) },
          ...(isPaid ? [{ label: text("invoice.paid"), value: money(paid) }] : []),
          ...(isPaid && open > 0 ? [{ label: text("invoice.open"), value: money(open) }] : []),
          ...(isPaid && open < 0 ? [{ label: text("invoice.toReturn"), value: money(-open) }] : []),
        ]}
      />
      {stays.length > 0 && <PrintedStays stays={stays} isRoll={isRoll} words={words} />}
      {!isReceipt && (
        <PlainTable<DocumentTax>
          label={text("invoice.taxes")}
          rows={taxes}
          keyOf={({ cause, rate }) => `${cause} ${rate}`}
          columns={[
            {
              id: "rate",
              head: text("invoice.rate"),
              render: ({ cause, rate }) => (cause === "S1" ? formats.percent(rate / 100) : text(untaxed(cause))),
            },
            { id: "base", head: text("invoice.base"), isNumeric: true, render: ({ base }) => money(base) },
            { id: "vat", head: text("invoice.vat"), isNumeric: true, render: ({ vat }) => money(vat) },
            { ...amount, render: ({ gross }) => money(gross) },
          ]}
        />
      )}
      {isListed && (
        <PlainTable<DocumentPayment>
          label={text("booking.method")}
          rows={payments}
          keyOf={({ id }) => id}
          columns={[
            { id: "date", head: text("invoice.date"), render: (payment) => formats.date(payment.date) },
            { id: "method", head: text("booking.method"), render: ({ method }) => text(`booking.method.${method}`) },
            { ...amount, render: (payment) => money(payment.amount) },
          ]}
        />
      )}
    </PrintDocument>
  );
}
