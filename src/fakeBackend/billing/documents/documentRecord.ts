import { accountWindows } from "@/contract/account/accountWindows";
import {
  type BillingDocument,
  type DocumentAct,
  type DocumentAction,
  documentActions,
  type DocumentDraft,
} from "@/contract/billing/billingDocument";
import { readTaxId } from "@/domain/account/taxId";
import { billingReason, kindOf } from "@/domain/billing/documentKinds";
import { overrideTooLong, partyTooLong } from "@/domain/billing/issueRules";
import { againstDeposit } from "@/domain/billing/plans";

import type { Context } from "../../core/routes";
import { actorOf } from "../../records/Actor";
import { historyWith } from "../../records/history";
import { notFound, refuse, refuseFaults, Refused, unknownValues } from "../../records/Refused";
import { isSame, serveRecord } from "../../records/serveRecord";
import { isSent } from "../accounts/remind";
import type { BillingBook } from "../book/BillingBook";
import { isRepeated } from "../book/isRepeated";
import { draftedAccount } from "../book/draftedAccount";
import { newDraft } from "./issue";
import type { StoredDocument } from "../book/StoredDocument";
import { toDocument } from "./toDocument";

const record = serveRecord({
  booksOf: ({ db }: Context) => db.billing.book,
  get: (id, book) => book.get(id),
  shown: (stored, book, { now }) => toDocument(stored, book, now),
  stale: billingReason("DOCUMENT_STALE"),
});

const partyOf = ({ name, taxId, address, country }: NonNullable<DocumentDraft["customer"]>) => ({
  name: name.trim(),
  taxId: readTaxId(taxId, country),
  address: address.trim(),
  country,
});

/** A proforma bills the whole rest of its window, and never a deposit. */
const writtenDraft = ({ reservationId, window, customer, depositId, isProforma }: DocumentDraft): DocumentDraft => ({
  reservationId,
  window,
  ...(customer && { customer: partyOf(customer) }),
  ...(depositId && !isProforma && { depositId }),
  ...(isProforma && { isProforma }),
});

const draftOf = ({ reservationId = "", kind, ...stored }: StoredDocument): DocumentDraft =>
  writtenDraft({ ...stored, reservationId, ...(kind === "proforma" && { isProforma: true }) });

function check({ reservationId, window, depositId, customer }: DocumentDraft, book: BillingBook) {
  const account = draftedAccount(reservationId, book);
  refuseFaults(partyTooLong(customer), unknownValues({ window: accountWindows.includes(window) }));
  refuse(againstDeposit({ window, depositId }, account));
}

const drafted = ({ isProforma, ...draft }: DocumentDraft, stored: StoredDocument): StoredDocument => {
  const { customer: _, depositId: __, ...rest } = stored;
  return { ...rest, ...draft, kind: isProforma ? "proforma" : kindOf(draft) };
};

export const documentRecord = {
  get: record.get,
  ...record.form({
    written: writtenDraft,
    isWritten: (stored, draft) => isSame(draftOf(stored), draft),
    check,
    madeBy: ({ madeBy }) => madeBy,
    add: (draft, book, actor) => book.put(drafted(draft, newDraft(book.nextId(), book.hotel.property, actor))),
    rewrite(stored, draft, book, actor) {
      const history = historyWith(stored.history, { what: "changed" as const, changes: [] }, actor);
      return book.put({ ...drafted(draft, stored), version: stored.version + 1, history });
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
  if (made !== undefined && isSame(draftOf(book.get(made)), written))
    return toDocument(book.get(made), book, context.now());
  check(written, book);
  const document = drafted(written, newDraft(book.nextId(), book.hotel.property, actorOf(context)));
  const done = await performed(document, "issue", { version: document.version, overrideReason }, context);
  book.madeBy.set(clientId, done.id);
  return done;
}

/** Does an act within a turn of the book: nothing else is written between its permission and its end. */
export async function actOnDocument(id: string, name: string, act: DocumentAct, context: Context) {
  const stored = context.db.billing.book.get(id);
  const action = documentActions.find((one) => one === name);
  if (!action || action === "edit" || action === "delete") throw notFound();
  return performed(stored, action, act, context);
}

/** A repeat is found among the payments of the document and those of its folio. */
function isDoneAlready(
  { id, reservationId, payments }: StoredDocument,
  action: DocumentAction,
  act: DocumentAct,
  book: BillingBook,
) {
  if (action === "remind") return isSent(act, book);
  const { paymentId, method, amount = 0 } = act;
  if (paymentId === undefined || (action !== "pay" && action !== "refund")) return false;
  const atFolio = book.hotel.find(reservationId ?? "")?.payments ?? [];
  const taken = [
    ...payments.filter(({ partOf }) => partOf === paymentId),
    ...atFolio.filter(({ partOf, documentId }) => partOf === paymentId && documentId === id),
  ];
  return isRepeated(taken, { method, amount: action === "pay" ? amount : 0 - amount });
}

async function performed(
  stored: StoredDocument,
  action: Exclude<DocumentAction, "edit" | "delete">,
  act: DocumentAct,
  context: Context,
): Promise<BillingDocument> {
  const { documentActs } = await import("./documentActs"); // with the first act: no page needs it in order to show a document
  const { book } = context.db.billing;
  refuseFaults(overrideTooLong(act.overrideReason));
  const current = toDocument(stored, book, context.now());
  if (isDoneAlready(stored, action, act, book)) return current;
  if (act.version !== stored.version) throw new Refused(409, { reasons: [billingReason("DOCUMENT_STALE")], current });
  const reasons = reasonsOf(action, current);
  const isOverridable = reasons.every(({ code }) => code === "CREDIT_LIMIT");
  if (!isOverridable || !act.overrideReason?.trim()) refuse(reasons);
  const { customer } = act;
  const written = { ...act, ...(customer && { customer: partyOf(customer) }) };
  const done = await documentActs[action](stored, written, book, actorOf(context));
  return toDocument(done, book, context.now());
}
