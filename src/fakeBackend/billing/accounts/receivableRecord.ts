import {
  type ReceivableAccount,
  type ReceivableAct,
  type ReceivableAction,
  receivableActions,
  type ReceivableDraft,
} from "@/contract/billing/receivable";
import { isSameCustomer } from "@/domain/account/taxId";
import { paymentFaults } from "@/domain/billing/documentPayments";
import { billingReason } from "@/domain/billing/documentKinds";
import { customerFaults, writtenParty } from "@/domain/billing/issueRules";
import { emailFaults, limitFaults, termFaults } from "@/domain/billing/settingReasons";
import { type Fault, unless } from "@/domain/faults";
import { readEmail } from "@/domain/people/emails";

import type { Context } from "../../core/routes";
import type { Actor } from "../../records/Actor";
import { historyWith } from "../../records/history";
import { refuseFaults } from "../../records/Refused";
import { isSame, serveRecord } from "../../records/serveRecord";
import { operationsOf, refuseCash, released, shareOut } from "./accountMoney";
import type { BillingBook } from "../book/BillingBook";
import { giveCredit, termsFaults, writeTerms } from "./creditTerms";
import { debtsOf, lateOf, standingsOf, toAccount } from "./receivables";
import { accountRecipient } from "./recipients";
import { isSent, remind } from "./remind";
import { isRepeated, refuseTaken, moneyOf } from "../book/takenMoney";
import type { CreditAccount } from "../book/StoredDocument";
import { refuseVoid, voidPayment } from "./voidPayment";

/** The record of a company says what its number is by its country. */
function writtenDraft({ customer, email, limit, termDays }: ReceivableDraft): ReceivableDraft {
  const { numberKind: _, ...party } = writtenParty(customer);
  return { customer: party, email: readEmail(email), limit, termDays };
}

function check(draft: ReceivableDraft, book: BillingBook, stored?: CreditAccount) {
  const { limit, termDays, customer, email } = draft;
  const known = book.accounts.companyOf(customer);
  const isTaken = known !== undefined && (stored ? known.id !== stored.id : known.hasCredit);
  const faults: Fault[] = [
    ...customerFaults(customer),
    ...unless(!isTaken, "taxId", () => billingReason("ACCOUNT_TAKEN")),
    ...emailFaults(email),
    ...limitFaults(limit, "limit"),
    ...termFaults(termDays),
  ];
  refuseFaults(faults.length > 0 ? faults : termsFaults(draft, book, stored?.company));
}

/** A company that was known keeps what its record says: a repeat is known by its number and the terms. */
const isGiven = (stored: CreditAccount, { customer, limit, termDays }: ReceivableDraft) =>
  isSameCustomer(stored.customer, customer) && stored.limit === limit && stored.termDays === termDays;

const record = serveRecord({
  booksOf: ({ db }: Context) => db.billing.book,
  get: (id, book) => book.accounts.get(id),
  shown: (stored, book, { now }) => toAccount(stored, book, standingsOf(book, now)(stored.id)),
  stale: billingReason("ACCOUNT_STALE"),
});

const performed = record.act({
  actions: receivableActions,
  check(action, act: ReceivableAct, stored, book) {
    if (action === "void") refuseVoid(act, stored, book);
    if (action !== "pay") return;
    const operations = operationsOf(stored, act, book);
    refuseFaults(paymentFaults(act, { operations }, book.hotel.property.currency));
  },
  act: (action, act, stored, book, actor) => accountActs[action](stored, act, book, actor),
});

const terms = {
  written: writtenDraft,
  check,
  rewrite(stored: CreditAccount, draft: ReceivableDraft, book: BillingBook, actor: Actor) {
    writeTerms(stored.company, draft, book, actor);
    return book.accounts.get(stored.id);
  },
};

export const receivableRecord = {
  get: record.get,
  create: record.form({
    ...terms,
    isWritten: isGiven,
    madeBy: ({ accounts }) => accounts.madeBy,
    add: (draft, book, actor) => book.accounts.get(giveCredit(draft, book, actor)),
  }).create,
  update: record.update({
    ...terms,
    isWritten: (stored, draft) => stored.company.hasCredit && isSame(writtenDraft(stored), draft),
  }),
  /** A payment or a reminder that repeats another one changes nothing. */
  act: (request: Acting, context: Context): ReceivableAccount =>
    isDoneAlready(request, context) ? record.get(request, context) : performed(request, context),
};

interface Acting {
  params: { id: string; action: string };
  body: ReceivableAct;
}

function isDoneAlready({ params: { id, action }, body }: Acting, { db }: Context) {
  if (action === "remind") return isSent(body, db.billing.book);
  const { paymentId, method = "transfer", amount } = body;
  if (action !== "pay") return false;
  const { accounts } = db.billing.book;
  const { payments } = accounts.get(id);
  refuseTaken(paymentId, id, accounts);
  const taken = payments.filter((one) => one.id === paymentId);
  return isRepeated(taken, { method, amount });
}

type Acted = (stored: CreditAccount, act: ReceivableAct, book: BillingBook, actor: Actor) => CreditAccount;

/** A step over several documents and their folios: where one of them refuses, all are as they were. */
function allOrNone<Result>(book: BillingBook, step: () => Result): Result {
  const { hotel } = book;
  const before = { stays: [...hotel.all()], documents: [...book.all()] };
  try {
    return step();
  } catch (refused) {
    for (const stay of before.stays) if (hotel.find(stay.id) !== stay) hotel.put(stay);
    for (const document of before.documents) if (book.find(document.id) !== document) book.put(document);
    throw refused;
  }
}

/** The whole payment is the account's first, and is then shared out. */
const paid: Acted = (stored, act, book, actor) => {
  const { paymentId, amount = 0 } = act;
  const id = paymentId || `${stored.id}:${stored.payments.length + 1}`;
  const payment = { id, ...moneyOf(act, book.hotel, actor) };
  const change = { field: "amount" as const, before: "", after: String(amount) };
  const history = historyWith(stored.history, { what: "pay" as const, changes: [change] }, actor);
  const account = { ...stored, payments: [...stored.payments, payment], history };
  return allOrNone(book, () => shareOut(account, act, book, actor));
};

const applied: Acted = (stored, act, book, actor) => {
  refuseCash(stored, book, actor.now);
  const history = historyWith(stored.history, { what: "apply" as const, changes: [] }, actor);
  return allOrNone(book, () => shareOut(released({ ...stored, history }, book, actor), act, book, actor));
};

/** One message reminds of all documents that are late. */
const reminded: Acted = (stored, act, book, actor) => {
  const late = lateOf(debtsOf(stored.id, book, actor.now), book).map(({ id }) => book.get(id));
  const note = remind(accountRecipient(stored), late, act, book, actor);
  const history = historyWith(stored.history, { what: "remind" as const, changes: [], note }, actor);
  return book.accounts.put({ ...stored, version: stored.version + 1, history });
};

const accountActs: Record<Exclude<ReceivableAction, "edit">, Acted> = {
  pay: paid,
  apply: applied,
  void: voidPayment,
  remind: reminded,
};
