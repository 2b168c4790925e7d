import {
  type BillingDocument,
  type DocumentAction,
  documentActions,
  type DocumentPayment,
} from "@/contract/billing/billingDocument";
import type { BillingReason } from "@/contract/billing/billingReasons";
import type { Cents } from "@/contract/property";
import { billedIn } from "@/domain/billing/billed";
import type { FiledRecord } from "@/contract/billing/chainRecord";
import { leftLines } from "@/domain/billing/corrections";
import { againstAct, isApplicable, isDraft } from "@/domain/billing/documentLife";
import { againstCredit } from "@/domain/billing/documentPayments";
import { documentTaxes, grossOf } from "@/domain/billing/documentTaxes";
import { billingReason, isInvoice } from "@/domain/billing/documentKinds";
import { againstIssuing, type Plan, plansOf } from "@/domain/billing/plans";
import { permissionFor } from "@/domain/permissionFor";

import { sendingOf } from "../book/agency";
import type { BillingBook } from "../book/BillingBook";
import { customerOf } from "./customerOf";
import { moneyFor, moneyIn, replacedBy } from "../book/documentMoney";
import { draftedAccount } from "../book/draftedAccount";
import { accountFor, listedDocument } from "../book/listedDocument";
import { balanceOfAccount } from "../accounts/receivables";
import { againstWriting, lastReminder, recipientFor } from "../accounts/remind";
import { isCancelled, type StoredDocument, type StoredRecord } from "../book/StoredDocument";
import { takenAt } from "../accounts/takenAt";

/** A document with what follows from the others, the stay and the clock; a draft as it would be issued now. */
export function toDocument(stored: StoredDocument, book: BillingBook, now: Date): BillingDocument {
  const { records, ...document } = stored;
  const plans = isDraft(stored) ? plansOf(stored, draftedAccount(stored.reservationId ?? "", book)) : [];
  const [plan] = plans;
  const shown = plan
    ? { ...document, ...plan, taxes: documentTaxes(plan.lines), total: grossOf(plan.lines) }
    : document;
  const { state, accountId, owedBack } = listedDocument(stored, book, now);
  const followers = book.followersOf(stored.id);
  const recipient = recipientFor(stored, book);
  const { corrects: original } = stored;
  return {
    ...shown,
    ...(original && {
      corrects: { ...original, issuedOn: book.get(original.id).issuedOn, ...rectifiedBy(stored, book) },
    }),
    state,
    ...moneyFor(stored, book),
    ...(owedBack > 0 && { owedBack }),
    payments: [...folioPayments(stored, book), ...stored.payments],
    followers: followers.map(({ id, number, kind }) => ({ id, number, kind })),
    ...(followers.some(({ corrects }) => corrects) && { left: leftLines(stored, followers) }),
    ...buyerOf(stored, book),
    ...alikeOf(stored, book, now),
    ...readerOf(stored, book),
    ...(recipient && { addressee: recipient.addressee }),
    ...(accountId && { accountId }),
    ...lastReminder(stored.history, book),
    records: records.map((one) => filedRecord(one, now)).toReversed(),
    actions: permissionsOf(stored, plans, book, now),
  };
}

function filedRecord(stored: StoredRecord, now: Date): FiledRecord {
  const sending = sendingOf(stored, now);
  return { record: stored.record, ...(sending && { sending }) };
}

/** Base and VAT of the documents that a corrective invoice by substitution takes the place of. */
function rectifiedBy(stored: StoredDocument, book: BillingBook): { rectified?: { base: Cents; vat: Cents } } {
  if (stored.corrects?.mode !== "S") return {};
  const taxes = replacedBy(stored, book).flatMap((one) => one.taxes);
  const sumOf = (id: "base" | "vat") => taxes.reduce((sum, tax) => sum + tax[id], 0);
  return { rectified: { base: sumOf("base"), vat: sumOf("vat") } };
}

function buyerOf(
  { kind, reservationId = "", window }: StoredDocument,
  book: BillingBook,
): Pick<BillingDocument, "buyer"> {
  const stay = kind === "F2" ? book.hotel.find(reservationId) : undefined;
  return stay ? { buyer: customerOf(stay, window, book) } : {};
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
    .map(({ id: other, number, issuedOn, total, taxes }) => ({ id: other, number, issuedOn, total, taxes }));
  return alike.length > 0 ? { alike } : {};
}

function readerOf({ reservationId = "" }: StoredDocument, { hotel }: BillingBook): Pick<BillingDocument, "reader"> {
  const stay = hotel.find(reservationId);
  const guest = stay && hotel.guests.get(stay.guestId);
  return guest ? { reader: { guestId: guest.id, language: guest.language } } : {};
}

/** The money of the document's window at the folio: each document of the window shows all of it. */
function folioPayments(
  { reservationId = "", window, number }: StoredDocument,
  { hotel }: BillingBook,
): DocumentPayment[] {
  const stay = hotel.find(reservationId);
  if (!stay || number === "") return [];
  return stay.payments
    .filter((one) => (one.window ?? "guest") === window && one.amount !== 0 && one.method !== "receivable")
    .map((payment) => {
      const { id, method, amount, reference } = payment;
      return { id, method, amount, ...takenAt(payment, stay, hotel), ...(reference && { reference }) };
    });
}

function permissionsOf(stored: StoredDocument, plans: readonly Plan[], book: BillingBook, now: Date) {
  const newest = stored.records.at(-1);
  const facts = {
    hasRecord: newest !== undefined,
    isCancelled: isCancelled(stored),
    sending: newest && sendingOf(newest, now)?.state,
  };
  const { owedBack } = listedDocument(stored, book, now);
  const document = { ...stored, ...moneyFor(stored, book), owedBack };
  return documentActions.map((action) => {
    const reasons = isDraft(stored)
      ? againstDraft(action, stored, plans, book)
      : againstIssued(action, stored, book, now);
    const isOverridable = reasons.length > 0 && reasons.every(({ code }) => code === "CREDIT_LIMIT");
    return { ...permissionFor(action, reasons, isApplicable(action, document, facts)), isOverridable };
  });
}

function againstDraft(action: DocumentAction, stored: StoredDocument, plans: readonly Plan[], book: BillingBook) {
  if (action === "edit" || action === "delete") return [];
  if (action !== "issue") return [billingReason("DOCUMENT_DRAFT")];
  const account = draftedAccount(stored.reservationId ?? "", book);
  const against = againstIssuing(stored, plans, account, book.hotel.property);
  return against.length > 0 ? against : overCredit(plans[0]!, book);
}

/** A person may issue over the limit of an account with a reason. */
function overCredit(plan: Plan, book: BillingBook): BillingReason[] {
  const account = isInvoice(plan.kind) ? accountFor(plan.customer, book) : undefined;
  if (!account) return [];
  const free = moneyIn(plan, book) - billedIn(book.standing(plan.reservationId ?? ""), plan.window);
  const credit = { account, balance: balanceOfAccount(account, book), total: grossOf(plan.lines), free };
  return againstCredit(credit, book.hotel.property.currency);
}

export function againstIssued(
  action: DocumentAction,
  stored: StoredDocument,
  book: BillingBook,
  now: Date,
): BillingReason[] {
  const { records } = stored;
  const newest = records.at(-1);
  return againstAct(
    action,
    { ...stored, ...moneyFor(stored, book), owedBack: listedDocument(stored, book, now).owedBack },
    {
      businessDate: book.hotel.property.businessDate,
      followers: book.followersOf(stored.id),
      isCancelled: isCancelled(stored),
      againstWriting: againstWriting(recipientFor(stored, book)),
      hasRecord: records.length > 0,
      sending: newest && sendingOf(newest, now)?.state,
    },
  );
}
