import {
  type BillingDocument,
  type DocumentAction,
  documentActions,
  type DocumentPayment,
} from "@/contract/billing/billingDocument";
import type { BillingReason } from "@/contract/billing/billingReasons";
import type { Cents } from "@/contract/property";
import type { FiledRecord } from "@/contract/billing/chainRecord";
import { inWindow, openWindow } from "@/domain/account/windows";
import { isByDifferences } from "@/domain/billing/billed";
import { leftLines, leftOf } from "@/domain/billing/corrections";
import { type ActCircumstances, againstAct, isApplicable, isDraft, isOfDraft } from "@/domain/billing/documentLife";
import { documentTaxes, grossOf } from "@/domain/billing/documentTaxes";
import { billingReason } from "@/domain/billing/documentKinds";
import { againstIssuing, type DraftedAccount, type Plan, plansOf } from "@/domain/billing/plans";
import { permissionFor } from "@/domain/permissionFor";

import type { StoredReservation } from "../../hotel/books/StoredReservation";
import { sendingOf } from "../book/agency";
import type { BillingBook } from "../book/BillingBook";
import { customerOf } from "./customerOf";
import { draftedAccount } from "../book/draftedAccount";
import { type ListedDocument, listedDocument, moneyFor } from "../book/listedDocument";
import { overCredit } from "./overCredit";
import { againstWriting, lastReminder, recipientFor } from "../accounts/recipients";
import { isCancelled, type StoredDocument, type StoredRecord } from "../book/StoredDocument";
import { taxesOf } from "./issuing";
import { takenAt } from "../accounts/takenPayments";

/** A document with what follows from the others, the stay and the clock; a draft as it would be issued now. */
export function toDocument(stored: StoredDocument, book: BillingBook, now: Date): BillingDocument {
  const { records, draft: _, payerId: __, ...document } = stored;
  const issuing = isDraft(stored) ? issuingOf(stored, draftedAccount(stored.reservationId ?? "", book)) : undefined;
  const plan = issuing?.plans[0];
  const shown = plan ? { ...document, ...plan, taxes: taxesOf(plan, book), total: grossOf(plan.lines) } : document;
  const listed = listedDocument(stored, book, now, shown.total);
  const { state, accountId, owedBack } = listed;
  const followers = book.followersOf(stored.id);
  const recipient = recipientFor(stored, book);
  const stay = book.hotel.find(stored.reservationId ?? "");
  const guest = stay && book.hotel.guests.get(stay.guestId);
  const { corrects: original } = stored;
  return {
    ...shown,
    ...(original && {
      corrects: { ...original, issuedOn: book.get(original.id).issuedOn, ...rectifiedBy(stored, book) },
    }),
    state,
    ...moneyFor(stored, book),
    ...(owedBack > 0 && { owedBack }),
    payments: [...(stay ? folioPayments(stored, stay, book) : []), ...stored.payments],
    followers: followers.map(({ id, number, kind }) => ({ id, number, kind })),
    ...(followers.some(({ corrects }) => corrects) && { left: leftLines(stored, followers) }),
    ...(stay && stored.kind === "F2" && { buyer: customerOf(stay, stored.window, book) }),
    ...alikeOf(stored, book, now),
    ...(guest && { reader: { guestId: guest.id, language: guest.language } }),
    ...(recipient && { addressee: recipient.addressee }),
    ...(accountId && { accountId }),
    ...lastReminder(stored.history, book),
    records: records.map((one) => filedRecord(one, now)).toReversed(),
    actions: issuing ? draftPermissions(stored, issuing, book) : permissionsOf(stored, listed, book, now),
  };
}

function filedRecord(stored: StoredRecord, now: Date): FiledRecord {
  const sending = sendingOf(stored, now);
  return { record: stored.record, ...(sending && { sending }) };
}

/** Base and VAT of the documents that a corrective invoice by substitution takes the place of. */
export function rectifiedBy(stored: StoredDocument, book: BillingBook): { rectified?: { base: Cents; vat: Cents } } {
  if (stored.corrects?.mode !== "S") return {};
  const { id } = stored.corrects;
  const former = [book.get(id), ...book.followersOf(id).filter(isByDifferences)];
  const taxes = former.flatMap((one) => one.taxes);
  const sumOf = (of: "base" | "vat") => taxes.reduce((sum, tax) => sum + tax[of], 0);
  return { rectified: { base: sumOf("base"), vat: sumOf("vat") } };
}

function alikeOf(
  { id, kind, reservationId = "", window }: StoredDocument,
  book: BillingBook,
  now: Date,
): Pick<BillingDocument, "alike"> {
  if (kind !== "F2") return {};
  const alike = book
    .standing(reservationId)
    .filter((one) => one.id !== id && one.window === window)
    .filter((one) => againstIssued("exchange", one, book, now).length === 0)
    .map((one) => {
      const lines = leftOf({ ...one, corrections: book.followersOf(one.id) });
      return {
        id: one.id,
        number: one.number,
        issuedOn: one.issuedOn,
        total: grossOf(lines),
        taxes: documentTaxes(lines),
      };
    });
  return alike.length > 0 ? { alike } : {};
}

/** The money of the document's window at the folio: each document of the window shows all of it. */
function folioPayments(document: StoredDocument, stay: StoredReservation, { hotel }: BillingBook): DocumentPayment[] {
  if (isDraft(document)) return [];
  return inWindow(stay.payments, openWindow(document.window, stay))
    .filter(({ amount, method }) => amount !== 0 && method !== "receivable")
    .map((payment) => {
      const { id, method, amount, reference } = payment;
      return { id, method, amount, ...takenAt(payment, stay, hotel), ...(reference && { reference }) };
    });
}

/** The documents that a draft becomes, and the account that they are made of. */
export interface Issuing {
  plans: readonly Plan[];
  account: DraftedAccount;
}

export const issuingOf = (draft: StoredDocument, account: DraftedAccount): Issuing => ({
  plans: plansOf(draft, account),
  account,
});

function draftPermissions(stored: StoredDocument, issuing: Issuing, book: BillingBook): BillingDocument["actions"] {
  const against = againstIssue(stored, issuing, book);
  const toIssue = {
    ...permissionFor<DocumentAction, BillingReason>("issue", against),
    isOverridable: against.length > 0 && isExplainable(against),
  };
  return documentActions.map((action) => {
    if (action === "issue") return toIssue;
    return permissionFor(action, isOfDraft(action) ? [] : [billingReason("DOCUMENT_DRAFT")], isOfDraft(action));
  });
}

/** Why a draft cannot be issued now. */
export function againstIssue(stored: StoredDocument, { plans, account }: Issuing, book: BillingBook): BillingReason[] {
  const against = againstIssuing(stored, plans, account, book.hotel.property.currency);
  return against.length > 0 ? against : overCredit(plans[0]!, book);
}

/** A reason allows to go over the limit of an account. */
export const isExplainable = (reasons: readonly BillingReason[]): boolean =>
  reasons.every(({ code }) => code === "CREDIT_LIMIT");

function permissionsOf(stored: StoredDocument, listed: ListedDocument, book: BillingBook, now: Date) {
  const { document, circumstances } = actedOn(stored, listed, book, now);
  return documentActions.map((action) =>
    permissionFor(action, againstAct(action, document, circumstances), isApplicable(action, document, circumstances)),
  );
}

/** Why an act on an issued document is refused. */
export function againstIssued(action: DocumentAction, stored: StoredDocument, book: BillingBook, now: Date) {
  const { document, circumstances } = actedOn(stored, listedDocument(stored, book, now), book, now);
  return againstAct(action, document, circumstances);
}

/** An issued document as the rules of its acts see it. */
function actedOn(stored: StoredDocument, { owedBack }: ListedDocument, book: BillingBook, now: Date) {
  const newest = stored.records.at(-1);
  const circumstances: ActCircumstances = {
    businessDate: book.hotel.property.businessDate,
    followers: book.followersOf(stored.id),
    isCancelled: isCancelled(stored),
    againstWriting: againstWriting(recipientFor(stored, book)),
    hasRecord: newest !== undefined,
    isPaidInPoints: stored.payments.some(({ method }) => method === "points"),
    sending: newest && sendingOf(newest, now)?.state,
  };
  return { document: { ...stored, ...moneyFor(stored, book), owedBack }, circumstances };
}
