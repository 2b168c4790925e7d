import type { Party } from "@/contract/billing/billingDocument";
import type { CancellationRecord, IssueRecord } from "@/contract/billing/chainRecord";
import type { CivilDate, DocumentSeries, Property } from "@/contract/property";
import { documentTaxes } from "@/domain/billing/documentTaxes";
import { documentNumber, isInvoice, issueFaults } from "@/domain/billing/issueRules";
import { chained } from "@/domain/billing/recordChain";
import { recordAmount, recordDate, recordMoment } from "@/domain/billing/recordFields";
import { submissionAfter } from "@/domain/billing/submissions";
import { addDays } from "@/domain/civilDate";

import type { Actor } from "../records/Actor";
import { historyWith } from "../records/history";
import { refuseFaults } from "../records/Refused";
import { courseOf } from "./agency";
import type { BillingBook } from "./BillingBook";
import { accountFor } from "./listedDocument";
import { grossOf, type Plan } from "./planOf";
import type { StoredDocument, StoredRecord } from "./StoredDocument";

const seriesOf: Partial<Record<Plan["kind"], DocumentSeries>> = {
  F1: "full",
  F2: "simplified",
  F3: "full",
  R5: "correctiveOfTicket",
  proforma: "proforma",
  receipt: "receipt",
};

export const issuerOf = ({ name, taxId, address }: Property): Party => ({ name, taxId, address, country: "ES" });

/** The letters before the number; their year is that of the issue. */
export const seriesFor = (kind: Plan["kind"], issuedOn: CivilDate, { billing }: Property): string =>
  billing.series[seriesOf[kind] ?? "corrective"].replace("{yy}", issuedOn.slice(2, 4));

/** A document that is made: without lines and number. */
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

/** Refuses a plan that cannot be issued (422). */
export function refuseIssue({ kind, customer, lines }: Plan, issuedOn: CivilDate, book: BillingBook) {
  const { property } = book.hotel;
  const { businessDate, currency, billing } = property;
  const series = seriesFor(kind, issuedOn, property);
  const { last: lastIssuedOn } = book.inSeries(series);
  const simplifiedLimit = billing.simplifiedLimits.lodging;
  const draft = { kind, series, customer, lines, total: grossOf(lines), issuedOn };
  refuseFaults(issueFaults(draft, { businessDate, lastIssuedOn, simplifiedLimit, currency }));
}

/**
 * Issues a plan as a document. Number and hash are reckoned before the one synchronous `put` of the document with its
 * record: one that is cut off before it leaves nothing. Within a turn of the book.
 */
export async function issued(
  draft: StoredDocument,
  plan: Plan,
  issuedOn: CivilDate,
  book: BillingBook,
  actor: Actor,
): Promise<StoredDocument> {
  const { property } = book.hotel;
  const { kind, customer, lines } = plan;
  const series = seriesFor(kind, issuedOn, property);
  const number = documentNumber(series, book.inSeries(series).count + 1);
  const account = isInvoice(kind) ? accountFor(customer, book) : undefined;
  const document: StoredDocument = {
    ...draft,
    ...plan,
    version: book.find(draft.id) ? draft.version + 1 : draft.version,
    series,
    number,
    issuedOn,
    issuer: issuerOf(property),
    taxes: documentTaxes(lines),
    total: grossOf(lines),
    ...(account && plan.corrects?.mode !== "I" && { dueOn: addDays(issuedOn, account.termDays) }),
    history: historyWith(
      draft.history,
      { what: "issue" as const, changes: [{ field: "number" as const, before: "", after: number }] },
      actor,
    ),
  };
  const records = isRecorded(document, property) ? [await nextRecord(document, "issue", book, actor)] : [];
  return book.put({ ...document, records });
}

const isRecorded = ({ kind, issuedOn }: StoredDocument, { billing }: Property): boolean =>
  isInvoice(kind) &&
  issuedOn >= billing.recordedFrom &&
  (billing.mode === "verifactu" || billing.mode === "notVerifiable");

/** The next record of the chain for a document, with how it goes to the agency. */
export async function nextRecord(
  document: StoredDocument,
  type: "issue" | "cancellation",
  { chain, hotel }: BillingBook,
  { now }: Pick<Actor, "now">,
): Promise<StoredRecord> {
  const { timeZone, billing } = hotel.property;
  const record = await chained(recordOf(document, type, chain.at(-1)?.hash ?? "", recordMoment(now, timeZone)));
  const replies = document.records.map((earlier) => courseOf(earlier).reply);
  const submission = submissionAfter(type === "issue" ? replies : []);
  return { record, place: chain.length, ...(billing.mode === "verifactu" && { submission }) };
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
