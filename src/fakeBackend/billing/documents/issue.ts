import type { Party } from "@/contract/billing/billingDocument";
import type { CancellationRecord, IssueRecord } from "@/contract/billing/chainRecord";
import { outletOf, soldAs, tillSeries } from "@/contract/outlets";
import type { CivilDate, DocumentSeries, Property } from "@/contract/property";
import { differsFrom } from "@/domain/billing/billed";
import { documentDay } from "@/domain/billing/documentDay";
import { grossOf } from "@/domain/billing/documentTaxes";
import { isInvoice, isSimplified } from "@/domain/billing/documentKinds";
import { documentNumber, earliestIssue, issueFaults, keepsRecords } from "@/domain/billing/issueRules";
import { chained } from "@/domain/billing/recordChain";
import { recipientOf } from "@/domain/billing/recipients";
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
import type { StoredDocument, StoredRecord } from "../book/StoredDocument";
import { debtorOf, taxesOf } from "./issuing";

const seriesOf: Partial<Record<Plan["kind"], DocumentSeries>> = {
  F1: "full",
  F2: "simplified",
  F3: "full",
  R5: "correctiveOfTicket",
  proforma: "proforma",
  receipt: "receipt",
};

export const issuerOf = ({ name, taxId, address }: Property): Party => ({ name, taxId, address, country: "ES" });

/** A till has a series of its own for its tickets. */
export const seriesFor = (
  { kind, till }: Pick<Plan, "kind" | "till">,
  issuedOn: CivilDate,
  { billing }: Pick<Property, "billing">,
): string =>
  lettersOf(till && kind === "F2" ? tillSeries[till] : billing.series[seriesOf[kind] ?? "corrective"], issuedOn);

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
  /** By `dateOfIssue` unless given. */
  issuedOn?: CivilDate;
  /** Its paper was printed at a till without a connection: a limit that has changed since is not its own. */
  isSold?: true;
}

/** The date of a document unless given, and its latest. The last of its series may have a later date. */
function dateOfIssue(plan: Plan, book: BillingBook, { now }: Pick<Actor, "now">): CivilDate {
  const { property } = book.hotel;
  const today = documentDay(now, property);
  const { last } = book.inSeries(seriesFor(plan, today, property));
  return last > today ? last : today;
}

/** Refuses with 422 what cannot be issued. */
function refuseIssue(plan: Plan, issuedOn: CivilDate, latest: CivilDate, book: BillingBook) {
  const { kind, customer, lines, corrects, till } = plan;
  const { property } = book.hotel;
  const { currency, billing } = property;
  const series = seriesFor(plan, issuedOn, property);
  const { last: lastIssuedOn } = book.inSeries(series);
  const simplifiedLimit = billing.simplifiedLimits[till ? soldAs[outletOf[till]] : "lodging"];
  const earliest = earliestIssue(billing, latest);
  const draft = { kind, series, customer, lines, corrects, total: grossOf(lines), issuedOn };
  refuseFaults(issueFaults(draft, { earliest, latest, lastIssuedOn, simplifiedLimit, currency }));
}

/**
 * Issues plans as documents. All numbers and hashes are computed before the documents are stored with their records,
 * without a pause between: a call that is cut off before leaves nothing, and none leaves a part. It runs within a turn
 * of the book.
 */
export async function issued(issuings: readonly Issuing[], book: BillingBook, actor: Actor): Promise<StoredDocument[]> {
  const { property } = book.hotel;
  const dateFor = (plan: Plan) => dateOfIssue(plan, book, actor);
  for (const { plan, isSold, issuedOn = dateFor(plan) } of issuings)
    if (!isSold) refuseIssue(plan, issuedOn, dateFor(plan), book);
  const documents: StoredDocument[] = [];
  let last: StoredRecord | undefined;
  for (const { plan, draft = newDraft(book.nextId(), property, actor), issuedOn = dateFor(plan) } of issuings) {
    const series = seriesFor(plan, issuedOn, property);
    const before = book.inSeries(series).count + documents.filter((one) => one.series === series).length;
    const issue = { series, number: documentNumber(series, before + 1), issuedOn };
    const document = { ...documentOf(draft, plan, issue, book, actor), ...(await staysOf(plan, book)) };
    if (isRecorded(document, property)) {
      last = nextRecord(document, "issue", book, actor, last);
      document.records = [last];
    }
    documents.push(document);
  }
  return documents.map((document) => book.put(document));
}

/** A ticket of a till has none, and does without their code. */
async function staysOf(plan: Plan, book: BillingBook): Promise<Pick<StoredDocument, "stays">> {
  if (!plan.customer || !plan.reservationId) return {};
  const { billedStays } = await import("./billedStays");
  const stays = billedStays(plan, book);
  return stays.length > 0 ? { stays } : {};
}

function documentOf(
  draft: StoredDocument,
  plan: Plan,
  issue: { series: string; number: string; issuedOn: CivilDate },
  book: BillingBook,
  actor: Actor,
): StoredDocument {
  const debtor = debtorOf(plan, book);
  const change = { field: "number" as const, before: "", after: issue.number };
  const { id, version, draft: written, prints, payments, records, history } = draft;
  return {
    id,
    prints,
    payments,
    records,
    ...(written && { draft: written }),
    ...plan,
    ...issue,
    version: book.find(id) ? version + 1 : version,
    issuer: issuerOf(book.hotel.property),
    taxes: taxesOf(plan, book),
    total: grossOf(plan.lines),
    ...(debtor && { dueOn: addDays(issue.issuedOn, debtor.termDays) }),
    history: historyWith(history, { what: "issue" as const, changes: [change] }, actor),
  };
}

const isRecorded = ({ kind, issuedOn }: StoredDocument, { billing }: Property): boolean =>
  isInvoice(kind) && issuedOn >= billing.recordedFrom && keepsRecords(billing);

/** The next record of a document, after the `last` of the chain, and how it is sent to the agency. */
export function nextRecord(
  document: StoredDocument,
  type: "issue" | "cancellation",
  book: BillingBook,
  { now }: Pick<Actor, "now">,
  last = { place: book.chain.length - 1, record: book.chain.at(-1) },
): StoredRecord {
  const { hotel, agency } = book;
  const { timeZone, billing } = hotel.property;
  const customer = document.mended ?? book.find(differsFrom(document) ?? "")?.mended ?? document.customer;
  const told = { ...document, ...(customer && { customer }) };
  const record = chained(recordOf(told, type, last.record?.hash ?? "", recordMoment(now, timeZone)));
  const repliesTo = (of: typeof type) =>
    document.records.filter((earlier) => earlier.record.type === of).map((earlier) => courseOf(earlier).reply);
  const submission =
    type === "issue"
      ? submissionAfter(repliesTo("issue"))
      : cancellationAfter(repliesTo("issue"), repliesTo("cancellation"));
  return {
    record,
    place: last.place + 1,
    ...(billing.mode === "verifactu" && { submission, answer: agency() }),
  };
}

export function recordOf(
  { kind, number, issuedOn, issuer, customer, taxes, total }: StoredDocument,
  type: "issue" | "cancellation",
  previous: string,
  generatedAt: string,
): IssueRecord | CancellationRecord {
  const head = { issuer: issuer.taxId, number, issuedOn: recordDate(issuedOn), previous, generatedAt };
  if (type === "cancellation" || !isInvoice(kind)) return { type: "cancellation", ...head };
  const vat = taxes.reduce((sum, tax) => sum + tax.vat, 0);
  const recipient = customer && !isSimplified(kind) ? recipientOf(customer) : undefined;
  return {
    type: "issue",
    kind,
    vat: recordAmount(vat),
    total: recordAmount(total),
    ...(recipient && { recipient }),
    ...head,
  };
}
