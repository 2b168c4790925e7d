import { accountWindows } from "@/contract/account/accountWindows";
import {
  type BillingDocument,
  type DocumentAct,
  type DocumentAction,
  documentActions,
  type DocumentDraft,
} from "@/contract/billing/billingDocument";
import { billingReason, kindOf } from "@/domain/billing/documentKinds";
import { overrideTooLong, partyTooLong, writtenParty } from "@/domain/billing/issueRules";
import { isDraft, type IssuedAction } from "@/domain/billing/documentLife";
import { isCivilDate } from "@/domain/civilDate";
import { partyOf } from "@/domain/companies/party";
import { againstDeposit, type DraftedAccount } from "@/domain/billing/plans";

import type { Context } from "../../core/routes";
import { actorOf } from "../../records/Actor";
import { historyWith } from "../../records/history";
import { notFound, refuse, refuseFaults, Refused, unknownValues } from "../../records/Refused";
import { isSame, serveRecord } from "../../records/serveRecord";
import { draftedAccount } from "../book/draftedAccount";
import { issued, newDraft } from "./issue";
import type { BillingBook } from "../book/BillingBook";
import { draftNow, type StoredDocument } from "../book/StoredDocument";
import { againstIssue, againstIssued, isExplainable, issuingOf, toDocument } from "./toDocument";

const record = serveRecord({
  booksOf: ({ db }: Context) => db.billing.book,
  get: (id, book) => draftNow(book.get(id), book.hotel),
  shown: (stored, book, { now }) => toDocument(stored, book, now),
  stale: billingReason("DOCUMENT_STALE"),
});

/** A proforma bills the whole rest of its window, and never a deposit. */
const writtenDraft = ({ reservationId, window, customer, depositId, isProforma }: DocumentDraft): DocumentDraft => ({
  reservationId,
  window,
  ...(customer && { customer: writtenParty(customer) }),
  ...(depositId && !isProforma && { depositId }),
  ...(isProforma && { isProforma }),
});

function check({ window, depositId, customer }: DocumentDraft, account: DraftedAccount) {
  refuseFaults(partyTooLong(customer), unknownValues({ window: accountWindows.includes(window) }));
  refuse(againstDeposit({ window, depositId }, account));
}

function drafted(written: DocumentDraft, stored: StoredDocument, book: BillingBook): StoredDocument {
  const { customer: _, depositId: __, payerId: ___, ...rest } = stored;
  const { isProforma, ...fields } = written;
  const company = book.accounts.companyOf(fields.customer);
  const isAsRecorded = company && isSame(partyOf(company), fields.customer);
  return {
    ...rest,
    ...fields,
    ...(isAsRecorded && { payerId: company.id }),
    draft: written,
    kind: isProforma ? "proforma" : kindOf(fields),
  };
}

export const documentRecord = {
  ...record.form({
    written: writtenDraft,
    isWritten: (stored, draft) => isSame(stored.draft, draft),
    check: (draft, book) => check(draft, draftedAccount(draft.reservationId, book)),
    madeBy: ({ madeBy }) => madeBy,
    add: (draft, book, actor) => book.put(drafted(draft, newDraft(book.nextId(), book.hotel.property, actor), book)),
    rewrite(stored, draft, book, actor) {
      const history = historyWith(stored.history, { what: "changed" as const, changes: [] }, actor);
      return book.put({ ...drafted(draft, stored, book), version: stored.version + 1, history });
    },
  }),
};

/** Removes a draft. */
export function deleteDraft({ params: { id } }: { params: { id: string } }, context: Context): string {
  const { book } = context.db.billing;
  const stored = book.get(id);
  refuse(reasonsOf("delete", toDocument(stored, book, context.now())));
  book.drop(stored);
  return id;
}

const reasonsOf = (action: DocumentAction, { actions }: BillingDocument) =>
  actions.find((one) => one.action === action)?.reasons ?? [];

/**
 * Creates and issues a document in one call: a refused one is not stored. A repeat of the same draft replies with the
 * document that the first call made. It runs within a turn of the book.
 */
export async function billAccount(
  { clientId, draft, overrideReason }: { clientId: string; draft: DocumentDraft; overrideReason?: string },
  context: Context,
): Promise<BillingDocument> {
  const { book } = context.db.billing;
  const made = book.madeBy.get(clientId);
  const written = writtenDraft(draft);
  if (made !== undefined && isSame(book.get(made).draft, written))
    return toDocument(book.get(made), book, context.now());
  const account = draftedAccount(draft.reservationId, book);
  check(written, account);
  refuseFaults(overrideTooLong(overrideReason));
  const document = drafted(written, newDraft(book.nextId(), book.hotel.property, actorOf(context)), book);
  const done = await issueDraft(document, { overrideReason }, account, context);
  book.madeBy.set(clientId, done.id);
  return done;
}

/** Its plans are made once: the permission and the documents follow from them. */
async function issueDraft(
  draft: StoredDocument,
  { issuedOn = "", overrideReason = "" }: Pick<Partial<DocumentAct>, "issuedOn" | "overrideReason">,
  account: DraftedAccount,
  context: Context,
): Promise<BillingDocument> {
  const { book } = context.db.billing;
  const issuing = issuingOf(draft, account);
  const against = againstIssue(draft, issuing, book);
  if (!isExplainable(against) || !overrideReason.trim()) refuse(against);
  const [own, ...corrections] = issuing.plans;
  const [document] = await issued(
    [{ plan: own!, draft, ...(issuedOn && { issuedOn }) }, ...corrections.map((plan) => ({ plan }))],
    book,
    actorOf(context),
  );
  return toDocument(document!, book, context.now());
}

/** An act within a turn of the book: nothing else is written between its permission and its end. */
export async function actOnDocument(id: string, name: string, act: DocumentAct, context: Context) {
  const { book } = context.db.billing;
  const stored = draftNow(book.get(id), book.hotel);
  const action = documentActions.find((one) => one === name);
  if (!action || action === "edit" || action === "delete") throw notFound();
  const { issuedOn = "", overrideReason } = act;
  const isDate = issuedOn === "" || isCivilDate(issuedOn);
  refuseFaults(overrideTooLong(overrideReason), unknownValues({ issuedOn: isDate, ...readable(act) }));
  if (action !== "issue") return performed(stored, action, act, context);
  refuseStale(stored, act, context);
  refuse(isDraft(stored) ? [] : againstIssued(action, stored, book, context.now()));
  return issueDraft(stored, act, draftedAccount(stored.reservationId ?? "", book), context);
}

/** Whether a stranger's call has fields that can be read at all. */
const readable = ({ reason = "", lines = [] }: { reason?: unknown; lines?: unknown }) => ({
  reason: typeof reason === "string",
  lines: Array.isArray(lines) && lines.every((line) => typeof line === "object" && line !== null),
});

function refuseStale(stored: StoredDocument, { version }: DocumentAct, { db, now }: Context) {
  if (version === stored.version) return;
  const current = toDocument(stored, db.billing.book, now());
  throw new Refused(409, { reasons: [billingReason("DOCUMENT_STALE")], current });
}

async function performed(
  stored: StoredDocument,
  action: IssuedAction,
  act: DocumentAct,
  context: Context,
): Promise<BillingDocument> {
  const { documentActs, isDoneAlready } = await import("./documentActs"); // with the first act: no page needs it in order to show a document
  const { book } = context.db.billing;
  const shown = (document: StoredDocument) => toDocument(document, book, context.now());
  if (isDoneAlready(stored, action, act, book)) return shown(stored);
  refuseStale(stored, act, context);
  refuse(reasonsOf(action, shown(stored)));
  const { customer } = act;
  const written = { ...act, ...(customer && { customer: writtenParty(customer) }) };
  return shown(await documentActs[action](stored, written, book, actorOf(context)));
}
