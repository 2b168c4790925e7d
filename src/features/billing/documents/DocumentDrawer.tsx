import { generatePath } from "react-router-dom";

import type { BillingDocument, DocumentPayment } from "@/contract/billing/billingDocument";
import type { DocumentLine } from "@/contract/billing/documentLine";
import { addressesOf } from "@/shared/billing/addressesOf";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";
import { useProperty } from "@/shared/hotel/useProperty";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { RecordActs } from "@/shared/record/RecordActs";
import { RecordDrawer } from "@/shared/record/RecordDrawer";
import { PathLink } from "@/shared/routing/PathLink";
import { paths } from "@/shared/routing/paths";
import { onDemand } from "@/shared/ui/states/onDemand";
import { Card } from "@/shared/ui/layout/Card";
import { Stack } from "@/shared/ui/layout/Stack";
import { PlainTable } from "@/shared/ui/PlainTable";
import { RecordHead } from "@/shared/ui/page/RecordHead";
import { RecordNumber } from "@/shared/ui/RecordNumber";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { LastReminder } from "../base/LastReminder";
import { DeleteDraft } from "./DeleteDraft";
import { documentActs } from "./documentActs";
import { DocumentLinks } from "./DocumentLinks";
import { DocumentNews } from "./DocumentNews";
import { documentRecord, stateTones } from "./documentRecord";
import { PrintDocumentRow } from "./PrintDocumentRow";
import { useTaxSums } from "./useTaxSums";

/** Below all else of the document: they are fetched with the first one that is opened. */
const AgencyRecords = onDemand(async () => (await import("./AgencyRecords")).AgencyRecords);
const DocumentHistory = onDemand(async () => (await import("./DocumentHistory")).DocumentHistory, null);

/** A document beside the list, as it will be read: whom it bills, for what, and what has become of it. */
export function DocumentDrawer({ id }: { id: string }) {
  const { text } = useText();
  return (
    <RecordDrawer
      record={documentRecord}
      id={id}
      titleOf={(document) => (document ? document.number || text("invoice.draft") : id)}
      renderBeside={({ state }) => <StateBadge tone={stateTones[state]}>{text(`billing.state.${state}`)}</StateBadge>}
    >
      {(document) =>
        document && (
          <Stack gap={16}>
            <Head document={document} />
            <Lines document={document} />
            <AgencyRecords records={document.records} />
            <DocumentHistory history={document.history} />
          </Stack>
        )
      }
    </RecordDrawer>
  );
}

interface PartProps {
  document: BillingDocument;
}

function Head({ document }: PartProps) {
  const { text } = useText();
  const { money, date } = useBookingFormat(useProperty());
  const { kind, issuedOn, customer, total, paid, open, dueOn, corrects, replaces = [], followers } = document;
  const { reservationId, state, reminder, owedBack, accountId } = document;
  const addressOf = addressesOf(document, useFormat());
  return (
    <RecordHead
      label={text("billing.head")}
      facts={[
        { label: text("billing.kind"), value: text(`invoice.kind.${kind}`) },
        { label: text("invoice.issuedOn"), value: issuedOn && date(issuedOn) },
        { label: text("invoice.dueOn"), value: dueOn && open > 0 && date(dueOn) },
        { label: text("invoice.customer"), value: customer && <Customer name={customer.name} id={accountId} /> },
        { label: text("invoice.taxId"), value: customer?.taxId },
        { label: text("invoice.address"), value: customer && addressOf(customer) },
        { label: text("billing.total"), value: money(total) },
        { label: text("billing.paid"), value: paid !== 0 && money(paid) },
        { label: text("billing.open"), value: open !== 0 && !owedBack && money(open) },
        { label: text("billing.state.toReturn"), value: owedBack && money(owedBack) },
        { label: text("invoice.corrects"), value: corrects && <DocumentLinks documents={[corrects]} /> },
        {
          label: text("invoice.rectified"),
          value: corrects?.rectified && `${money(corrects.rectified.base)} + ${money(corrects.rectified.vat)}`,
        },
        {
          label: text("invoice.cause"),
          value: corrects?.reason ?? (corrects?.change && text(`invoice.change.${corrects.change}`)),
        },
        { label: text("invoice.replaces"), value: replaces.length > 0 && <DocumentLinks documents={replaces} /> },
        {
          label: text("billing.followers"),
          value: followers.length > 0 && <DocumentLinks documents={followers} />,
        },
        { label: text("billing.reminder"), value: reminder && <LastReminder reminder={reminder} /> },
        {
          label: text("billing.reservation"),
          value: reservationId && (
            <PathLink to={generatePath(paths.reservation, { id: reservationId })}>
              <RecordNumber id={reservationId} />
            </PathLink>
          ),
        },
      ]}
    >
      <RecordActs
        kind={documentRecord}
        record={document}
        acts={documentActs}
        renderNews={({ current }) => current && <DocumentNews document={current} />}
        last={state === "draft" && <DeleteDraft document={document} />}
      />
      <PrintDocumentRow document={document} />
    </RecordHead>
  );
}

/** The name on the document, which opens the company as it is now. */
const Customer = ({ name, id }: { name: string; id: string | undefined }) =>
  id ? (
    <PathLink to={generatePath(paths.company, { id })}>
      <bdi>{name}</bdi>
    </PathLink>
  ) : (
    <bdi>{name}</bdi>
  );

/** The things that it bills, its VAT by rate, and how it was paid. */
function Lines({ document: { lines, taxes, total, paid, payments } }: PartProps) {
  const { text } = useText();
  const { money, date } = useBookingFormat(useProperty());
  const sumsOf = useTaxSums();
  const taken = payments.reduce((sum, payment) => sum + payment.amount, 0);
  return (
    <>
      <Card title={text("billing.lines")}>
        <PlainTable<DocumentLine>
          label={text("billing.lines")}
          rows={lines}
          keyOf={(line) => String(lines.indexOf(line))}
          columns={[
            { id: "date", head: text("invoice.date"), render: (line) => date(line.date) },
            { id: "concept", head: text("invoice.concept"), render: ({ concept }) => <bdi>{concept}</bdi> },
            { id: "quantity", head: text("invoice.quantity"), isNumeric: true, render: ({ quantity }) => quantity },
            { id: "amount", head: text("invoice.amount"), isNumeric: true, render: ({ amount }) => money(amount) },
          ]}
          sums={[...sumsOf(taxes), { label: text("billing.total"), value: money(total) }]}
        />
      </Card>
      {payments.length > 0 && (
        <Card title={text("billing.payments")}>
          <PlainTable<DocumentPayment>
            label={text("billing.payments")}
            rows={payments}
            keyOf={({ id }) => id}
            columns={[
              { id: "date", head: text("invoice.date"), render: (payment) => date(payment.date) },
              { id: "method", head: text("booking.method"), render: ({ method }) => text(`booking.method.${method}`) },
              { id: "by", head: text("payments.by"), render: ({ by }) => <bdi>{by}</bdi> },
              { id: "amount", head: text("invoice.amount"), isNumeric: true, render: ({ amount }) => money(amount) },
            ]}
            // those of a folio are listed with each of its documents
            sums={
              taken === paid
                ? []
                : [
                    { label: text("billing.paymentsTotal"), value: money(taken) },
                    { label: text("billing.paymentsOfIt"), value: money(paid) },
                  ]
            }
          />
        </Card>
      )}
    </>
  );
}
