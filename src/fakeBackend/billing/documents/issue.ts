import type { Party } from "@/contract/billing/billingDocument";
import type { CancellationRecord, IssueRecord } from "@/contract/billing/chainRecord";
import type { CivilDate, DocumentSeries, Property } from "@/contract/property";
import { documentTaxes, grossOf } from "@/domain/billing/documentTaxes";
import { isInvoice } from "@/domain/billing/documentKinds";
import { documentNumber, issueFaults } from "@/domain/billing/issueRules";
import { chained } from "@/domain/billing/recordChain";
import { recordAmount, recordDate, recordMoment } from "@/domain/billing/recordFields";
import type { Plan } from "@/domain/billing/plans";
import { lettersOf } from "@/domain/billing/seriesRules";
import { cancellationAfter, submissionAfter } from "@/domain/billing/submissions";
import { addDays } from "@/domain/civilDate";

import type { Actor } from "../../records/Actor";
import { historyWith } from "../../records/history";
import { refuseFaults } from "../../records/Refused";
import { courseOf } from "../book/agency";
import type { BillingBook } from "../book/BillingBook";
import { accountFor } from "../book/listedDocument";
import type { StoredDocument, StoredRecord } from "../book/StoredDocument";

const seriesOf: Partial<Record<Plan["kind"], DocumentSeries>> = {
  F1: "full",
  F2: "simplified",
  F3: "full",
  R5: "correctiveOfTicket",
  proforma: "proforma",
  receipt: "receipt",
};

export const issuerOf = ({ name, taxId, address }: Property): Party => ({ name, taxId, address, country: "ES" });

export const seriesFor = (kind: Plan["kind"], issuedOn: CivilDate, { billing }: Property): string =>
  lettersOf(billing.series[seriesOf[kind] ?? "corrective"], issuedOn);

/** A new document without lines and number. */
export const newDraft = (id: string, property: Property, actor: Actor): StoredDocument => ({
  id,
  version: 1,
  kind: "F2",
  series: "",
  number: "",
  issuedOn: "",
  issuer: issuerOf(property),
  window: "guest",
  lines: [],
  taxes: [],
  total: 0,
  prints: 0,
  payments: [],
  records: [],
  history: historyWith([], { what: "created" as const, changes: [] }, actor),
});

interface Issuing {
  plan: Plan;
  /** The draft that is issued; without one, a new document. */
  draft?: StoredDocument;
  /** The business date unless given. */
  issuedOn?: CivilDate;
}

/** Refuses with 422 what cannot be issued. */
function refuseIssue({ kind, customer, lines }: Plan, issuedOn: CivilDate, book: BillingBook) {
  const { property } = book.hotel;
  const { businessDate, currency, billing } = property;
  const series = seriesFor(kind, issuedOn, property);
  const { last: lastIssuedOn } = book.inSeries(series);
  const simplifiedLimit = billing.simplifiedLimits.lodging;
  const draft = { kind, series, customer, lines, total: grossOf(lines), issuedOn };
  refuseFaults(issueFaults(draft, { businessDate, lastIssuedOn, simplifiedLimit, currency }));
}

/**
 * Issues plans as documents. All numbers and hashes are computed before the documents are stored with their records,
 * without a pause between: a call that is cut off before leaves nothing, and none leaves a part. It runs within a turn
 * of the book.
 */
export async function issued(issuings: readonly Issuing[], book: BillingBook, actor: Actor): Promise<StoredDocument[]> {
  const { property } = book.hotel;
  const { businessDate } = property;
  for (const { plan, issuedOn = businessDate } of issuings) refuseIssue(plan, issuedOn, book);
  const documents: StoredDocument[] = [];
  let last: StoredRecord | undefined;
  for (const { plan, draft = newDraft(book.nextId(), property, actor), issuedOn = businessDate } of issuings) {
    const series = seriesFor(plan.kind, issuedOn, property);
    const before = book.inSeries(series).count + documents.filter((one) => one.series === series).length;
    const document = documentOf(
      draft,
      plan,
      { series, number: documentNumber(series, before + 1), issuedOn },
      book,
      actor,
    );
    if (isRecorded(document, property)) {
      last = await nextRecord(document, "issue", book, actor, last);
      document.records = [last];
    }
    documents.push(document);
  }
  return documents.map((document) => book.put(document));
}

function documentOf(
  draft: StoredDocument,
  plan: Plan,
  issue: { series: string; number: string; issuedOn: CivilDate },
  book: BillingBook,
  actor: Actor,
): StoredDocument {
  const { lines } = plan;
  const account = isInvoice(plan.kind) ? accountFor(plan.customer, book) : undefined;
  const change = { field: "number" as const, before: "", after: issue.number };
  return {
    ...draft,
    ...plan,
    ...issue,
    version: book.find(draft.id) ? draft.version + 1 : draft.version,
    issuer: issuerOf(book.hotel.property),
    taxes: documentTaxes(lines),
    total: grossOf(lines),
    ...(account && plan.corrects?.mode !== "I" && { dueOn: addDays(issue.issuedOn, account.termDays) }),
    history: historyWith(draft.history, { what: "issue" as const, changes: [change] }, actor),
  };
}

const isRecorded = ({ kind, issuedOn }: StoredDocument, { billing }: Property): boolean =>
  isInvoice(kind) &&
  issuedOn >= billing.recordedFrom &&
  (billing.mode === "verifactu" || billing.mode === "notVerifiable");

/** The next record of a document, after the `last` of the chain, and how it is sent to the agency. */
export async function nextRecord(
  document: StoredDocument,
  type: "issue" | "cancellation",
  { chain, hotel, agency }: BillingBook,
  { now }: Pick<Actor, "now">,
  last = { place: chain.length - 1, record: chain.at(-1) },
): Promise<StoredRecord> {
  const { timeZone, billing, businessDate: madeOn } = hotel.property;
  const record = await chained(recordOf(document, type, last.record?.hash ?? "", recordMoment(now, timeZone)));
  const repliesTo = (of: typeof type) =>
    document.records.filter((earlier) => earlier.record.type === of).map((earlier) => courseOf(earlier).reply);
  const submission =
    type === "issue"
      ? submissionAfter(repliesTo("issue"))
      : cancellationAfter(repliesTo("issue"), repliesTo("cancellation"));
  return {
    record,
    place: last.place + 1,
    madeOn,
    ...(billing.mode === "verifactu" && { submission, answer: agency() }),
  };
}

export function recordOf(
  { kind, number, issuedOn, issuer, taxes, total }: StoredDocument,
  type: "issue" | "cancellation",
  previous: string,
  generatedAt: string,
): IssueRecord | CancellationRecord {
  const head = { issuer: issuer.taxId, number, issuedOn: recordDate(issuedOn), previous, generatedAt };
  if (type === "cancellation" || !isInvoice(kind)) return { type: "cancellation", ...head };
  const vat = taxes.reduce((sum, tax) => sum + tax.vat, 0);
  return { type: "issue", kind, vat: recordAmount(vat), total: recordAmount(total), ...head };
}
