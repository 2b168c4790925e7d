import type { DocumentColumn, DocumentRow } from "@/contract/billing/documentRow";
import { documentStates, paperKinds } from "@/contract/billing/documentKinds";
import { invoiceKinds, sendStates } from "@/contract/billing/chainRecord";
import { useText } from "@/shared/i18n/useText";
import { createList } from "@/shared/list/createList";
import type { DeclaredColumn } from "@/shared/list/declaredColumn";
import { dateRange } from "@/shared/list/filters/dateRange";
import { someOf } from "@/shared/list/filters/someOf";
import { PathLink } from "@/shared/routing/PathLink";
import { WarningIcon } from "@/shared/ui/icons";
import { Row } from "@/shared/ui/layout/Row";
import { Text } from "@/shared/ui/layout/Text";
import { StateBadge } from "@/shared/ui/states/StateBadge";

import { billingApi } from "../base/billingApi";
import { pastDays } from "../base/pastDays";
import { accountFilter } from "./accountFilter";
import { amountFilter } from "./amountFilter";
import { customerFilter } from "./customerFilter";
import { documentRecord, documentRows, recordTones, stateTones } from "./documentRecord";

const columns: DeclaredColumn<DocumentRow, DocumentColumn, "billing">[] = [
  {
    id: "number",
    width: 128,
    cell: ({ id, number }, { text }) => (
      <Text as={PathLink} weight={550} to={documentRecord.pathOf(id)} isOver isTabular className="list-words">
        <bdi>{number || text("invoice.draft")}</bdi>
      </Text>
    ),
    plain: ({ number }, { text }) => number || text("invoice.draft"),
  },
  { id: "issuedOn", width: 108, importance: 6, card: "fact", as: "date" },
  {
    id: "customer",
    width: 156,
    importance: 4,
    card: "fact",
    cell: ({ customer }) => <bdi className="list-words">{customer || "—"}</bdi>,
  },
  {
    id: "kind",
    width: 168,
    importance: 2,
    card: "fact",
    wordsFor: (kind) => `invoice.kind.${kind}`,
    cell: ({ kind }, { text }) => <span className="list-words">{text(`invoice.kind.${kind}`)}</span>,
  },
  { id: "base", name: "invoice.base", width: 112, importance: 0, as: "cents" },
  { id: "vat", name: "invoice.vat", width: 100, importance: 0, as: "cents" },
  { id: "total", width: 112, importance: 5, card: "fact", as: "cents" },
  { id: "open", width: 112, importance: 3, card: "fact", as: "cents" },
  {
    id: "state",
    width: 140,
    card: "mark",
    as: "word",
    cell: ({ state, record }, { text, isShown }) => (
      <Row gap={6}>
        <StateBadge tone={stateTones[state]}>{text(`billing.state.${state}`)}</StateBadge>
        {record === "rejected" && !isShown("record") && <RejectedIcon />}
      </Row>
    ),
  },
  {
    id: "record",
    width: 150,
    importance: 1,
    card: "mark",
    plain: ({ record }, { text }) => (record ? text(`billing.record.${record}`) : "—"),
    cell: ({ record }, { text }) =>
      record ? <StateBadge tone={recordTones[record]}>{text(`billing.record.${record}`)}</StateBadge> : "—",
  },
];

/** The agency has rejected the record, in a table without the column that says so. */
function RejectedIcon() {
  const { text } = useText();
  const words = text("billing.record.rejected");
  return (
    <Text as="span" tone="danger" title={words}>
      <WarningIcon size={18} role="img" aria-label={words} />
    </Text>
  );
}

export const documentList = createList({
  name: "documents",
  columnsKey: "documentColumns",
  texts: "billing",
  call: billingApi.listDocuments,
  exportCall: billingApi.exportDocuments,
  filters: [
    dateRange("from", "to", pastDays),
    someOf("states", { label: "billing.state", choices: documentStates }),
    someOf("kinds", {
      label: "billing.kind",
      choices: [...invoiceKinds, ...paperKinds],
      wordsFor: (kind) => `invoice.kind.${kind}`,
    }),
    someOf("sent", { label: "billing.record", choices: sendStates }),
    customerFilter,
    amountFilter,
    accountFilter,
  ],
  views: {
    today: "billing.view.today",
    toSend: "billing.view.toSend",
    rejected: "billing.view.rejected",
    overdue: "billing.view.overdue",
    corrective: "billing.view.corrective",
    toReturn: "billing.view.toReturn",
  },
  columns,
  nameOf: ({ number, id }) => number || id,
  record: documentRows,
});
