import {
  type BillingDocument,
  type DocumentAction,
  documentActions,
  type DocumentPayment,
} from "@/contract/billing/billingDocument";
import type { BillingReason } from "@/contract/billing/billingReasons";
import { againstCancelling, againstCorrecting, againstExchange } from "@/domain/billing/documentLife";
import { documentTaxes } from "@/domain/billing/documentTaxes";
import { billingReason, isInvoice } from "@/domain/billing/issueRules";
import { againstResending } from "@/domain/billing/submissions";
import { permissionFor } from "@/domain/permissionFor";

import { historyOf } from "../hotel/reservations/historyOf";
import { sendingOf } from "./agency";
import type { BillingBook } from "./BillingBook";
import { moneyIn, moneyOf, validOf } from "./documentMoney";
import { accountFor, listedDocument } from "./listedDocument";
import { customerOf, grossOf, type Plan, plansOf } from "./planOf";
import { balanceOfAccount } from "./receivables";
import { isCancelled, isDraft, type StoredDocument } from "./StoredDocument";

/** A document with what follows from the others, the stay and the clock; a draft as it would be issued now. */
export function toDocument(stored: StoredDocument, book: BillingBook, now: Date): BillingDocument {
  const { records, ...document } = stored;
  const plans = isDraft(stored) ? plansOf(stored, book) : [];
  const [plan] = plans;
  const shown = plan
    ? { ...document, ...plan, taxes: documentTaxes(plan.lines), total: grossOf(plan.lines) }
    : document;
  const { state, accountId } = listedDocument(stored, book, now);
  const followers = book.followersOf(stored.id).map(({ id, number, kind }) => ({ id, number, kind }));
  const newest = records.at(-1);
  const issue = records.findLast(({ record }) => record.type === "issue")?.record;
  const sending = newest && sendingOf(newest, now);
  return {
    ...shown,
    state,
    ...moneyOf(stored, book),
    payments: [...folioPayments(stored, book), ...stored.payments],
    followers,
    ...buyerOf(stored, book),
    ...readerOf(stored, book),
    ...(accountId && { accountId }),
    ...(issue && { record: issue }),
    ...(sending && { sending }),
    actions: permissionsOf(stored, plans, book, now),
  };
}

function buyerOf(
  { kind, reservationId = "", window }: StoredDocument,
  book: BillingBook,
): Pick<BillingDocument, "buyer"> {
  const stay = kind === "F2" ? book.hotel.find(reservationId) : undefined;
  return stay ? { buyer: customerOf(stay, window, book) } : {};
}

function readerOf({ reservationId = "" }: StoredDocument, { hotel }: BillingBook): Pick<BillingDocument, "reader"> {
  const stay = hotel.find(reservationId);
  const guest = stay && hotel.guests.get(stay.guestId);
  return guest ? { reader: { guestId: guest.id, language: guest.language } } : {};
}

/** The money of its window, which is shown with each of its documents. */
function folioPayments(
  { reservationId = "", window, number }: StoredDocument,
  { hotel }: BillingBook,
): DocumentPayment[] {
  const stay = hotel.find(reservationId);
  if (!stay || number === "") return [];
  const { businessDate } = hotel.property;
  return stay.payments
    .filter((one) => (one.window ?? "guest") === window && one.amount !== 0 && one.method !== "receivable")
    .map(({ id, method, amount, at, date = at.slice(0, 10), reference }) => ({
      id,
      method,
      amount,
      at,
      date: date > businessDate ? businessDate : date,
      by: historyOf(stay).find((line) => line.at === at)?.by ?? "",
      ...(reference && { reference }),
    }));
}

function permissionsOf(stored: StoredDocument, plans: readonly Plan[], book: BillingBook, now: Date) {
  const isNew = isDraft(stored);
  return documentActions.map((action) => {
    const reasons = isNew ? againstDraft(action, plans, book) : againstIssued(action, stored, book, now);
    const isOverridable = reasons.length > 0 && reasons.every(({ code }) => code === "CREDIT_LIMIT");
    return { ...permissionFor(action, reasons, isApplicable(action, stored)), isOverridable };
  });
}

const ofDraft = new Set<DocumentAction>(["edit", "delete", "issue"]);
const ofRecord = new Set<DocumentAction>(["resend", "amend", "cancel"]);

function isApplicable(action: DocumentAction, stored: StoredDocument): boolean {
  if (ofDraft.has(action)) return isDraft(stored);
  if (ofRecord.has(action)) return stored.records.length > 0;
  if (action === "exchange") return stored.kind === "F2" && !isDraft(stored);
  return !isDraft(stored) && (stored.kind !== "proforma" || action === "print");
}

function againstDraft(action: DocumentAction, plans: readonly Plan[], book: BillingBook): BillingReason[] {
  if (action === "issue") return issueReasons(plans, book);
  return action === "edit" || action === "delete" ? [] : [billingReason("DOCUMENT_DRAFT")];
}

/** Why nothing is issued in the mode of the property: these have systems of their own. */
export function modeReasons({ property: { billing } }: BillingBook["hotel"]): BillingReason[] {
  if (billing.mode === "ticketBai") return [billingReason("TICKETBAI_NEEDS")];
  return billing.mode === "sii" ? [billingReason("SII_NEEDS")] : [];
}

/** Why a draft cannot be issued, whatever its form says; a reason allows to go over the limit of an account. */
function issueReasons(plans: readonly Plan[], book: BillingBook): BillingReason[] {
  const against = modeReasons(book.hotel);
  if (against.length > 0) return against;
  const [first] = plans;
  if (!first || first.lines.length === 0) return [billingReason("DOCUMENT_EMPTY")];
  const account = accountFor(first.customer, book);
  if (!account || account.limit === 0 || !isInvoice(first.kind)) return [];
  const billed = grossOf(
    validOf(first.reservationId, book)
      .filter(({ window }) => window === first.window)
      .flatMap(({ lines }) => lines),
  );
  const free = Math.max(0, moneyIn(first.reservationId, first.window, book) - billed);
  const credit = Math.max(0, grossOf(first.lines) - free);
  const amount = balanceOfAccount(account, book) + credit;
  if (credit === 0 || amount <= account.limit) return [];
  const { currency } = book.hotel.property;
  return [billingReason("CREDIT_LIMIT", { account: account.customer.name, amount, limit: account.limit, currency })];
}

function againstIssued(action: DocumentAction, stored: StoredDocument, book: BillingBook, now: Date): BillingReason[] {
  const { paid, open } = moneyOf(stored, book);
  const followers = book.followersOf(stored.id);
  const { businessDate } = book.hotel.property;
  const circumstances = { businessDate, followers, isCancelled: isCancelled(stored) };
  const ruled = { ...stored, paid };
  if (ofDraft.has(action)) return [billingReason("DOCUMENT_ISSUED")];
  if (action === "print") return [];
  if (circumstances.isCancelled) return [billingReason("DOCUMENT_CANCELLED")];
  const full = followers.find(({ replaces }) => replaces);
  switch (action) {
    case "correct":
      if (stored.corrects?.mode === "I") return [billingReason("CORRECTIVE_FINAL")];
      if (full) return [billingReason("DOCUMENT_EXCHANGED", { document: full.number })];
      return stored.kind === "proforma" ? [billingReason("NO_INVOICE")] : againstCorrecting(ruled, circumstances);
    case "exchange":
      return againstExchange(ruled, circumstances);
    case "pay":
      return open > 0 ? [] : [billingReason("NOTHING_TO_PAY")];
    case "remind":
      return open > 0 && (stored.dueOn ?? stored.issuedOn) < businessDate ? [] : [billingReason("NOT_DUE")];
    case "cancel":
      if (stored.records.length === 0) return [billingReason("RECORD_NONE")];
      return followers.length > 0 ? [billingReason("DELIVERED_OR_PAID")] : againstCancelling(ruled);
    default:
      return againstSending(action, stored, now);
  }
}

function againstSending(action: DocumentAction, { records }: StoredDocument, now: Date): BillingReason[] {
  const sending = records.at(-1) && sendingOf(records.at(-1)!, now);
  if (!sending) return [billingReason("RECORD_NONE")];
  if (action === "resend") return againstResending(sending.state);
  if (sending.state === "rejected") return [billingReason("RECORD_REJECTED")];
  return sending.state === "pending" || sending.state === "sent" ? [billingReason("RECORD_PENDING")] : [];
}
