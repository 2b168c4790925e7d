import {
  type ReceivableAccount,
  type ReceivableAct,
  type ReceivableAction,
  accountFields,
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
import { changesIn, historyWith } from "../../records/history";
import { refuseFaults } from "../../records/Refused";
import { isSame, serveRecord } from "../../records/serveRecord";
import { operationsOf, refuseCash, released, shareOut } from "./accountMoney";
import type { BillingBook } from "../book/BillingBook";
import { debtsOf, lateOf, toAccount } from "./receivables";
import { accountRecipient } from "./recipients";
import { isSent, remind } from "./remind";
import { isRepeated, refuseTaken, moneyOf } from "../book/takenMoney";
import type { StoredAccount } from "../book/StoredDocument";
import { refuseVoid, voidPayment } from "./voidPayment";

const writtenDraft = ({ customer, email, limit, termDays }: ReceivableDraft): ReceivableDraft => ({
  customer: writtenParty(customer),
  email: readEmail(email),
  limit,
  termDays,
});

function check(draft: ReceivableDraft, { accounts }: BillingBook, stored?: StoredAccount) {
  const { limit, termDays, customer, email } = draft;
  const isTaken = accounts.all().some((one) => one.id !== stored?.id && isSameCustomer(one.customer, customer));
  const faults: Fault[] = [
    ...customerFaults(customer),
    ...unless(!isTaken, "taxId", () => billingReason("ACCOUNT_TAKEN")),
    ...emailFaults(email),
    ...limitFaults(limit, "limit"),
    ...termFaults(termDays),
  ];
  refuseFaults(faults);
}

const fieldsOf = ({ customer, ...terms }: ReceivableDraft) => ({ ...customer, ...terms });

const record = serveRecord({
  booksOf: ({ db }: Context) => db.billing.book,
  get: (id, book) => book.accounts.get(id),
  shown: (stored, book, { now }) => toAccount(stored, book, now),
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

export const receivableRecord = {
  get: record.get,
  ...record.form({
    written: writtenDraft,
    isWritten: (stored, draft) => isSame(writtenDraft(stored), draft),
    check,
    madeBy: ({ accounts }) => accounts.madeBy,
    add: (draft, { accounts }, actor) =>
      accounts.put({
        ...draft,
        id: accounts.nextId(),
        version: 1,
        payments: [],
        history: historyWith([], { what: "created" as const, changes: [] }, actor),
      }),
    rewrite(stored, draft, { accounts }, actor) {
      const changes = changesIn(accountFields, fieldsOf(stored), fieldsOf(draft));
      const history = historyWith(stored.history, { what: "changed" as const, changes }, actor);
      return accounts.put({ ...stored, ...draft, version: stored.version + 1, history });
    },
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
  refuseTaken(
    paymentId,
    accounts.all().filter((other) => other.id !== id),
  );
  const taken = payments.filter((one) => one.id === paymentId);
  return isRepeated(taken, { method, amount });
}

type Acted = (stored: StoredAccount, act: ReceivableAct, book: BillingBook, actor: Actor) => StoredAccount;

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
