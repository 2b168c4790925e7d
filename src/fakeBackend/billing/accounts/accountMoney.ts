import type { ReceivableAct } from "@/contract/billing/receivable";
import type { Cents } from "@/contract/property";
import { spread } from "@/domain/billing/ageing";
import { paymentKey, withFormer } from "@/domain/billing/documentMoney";
import { standingPayments } from "@/domain/billing/voidedPayments";
import { againstCash, type Operation, overCash } from "@/domain/billing/documentPayments";

import type { Actor } from "../../records/Actor";
import { refuse } from "../../records/Refused";
import { acted } from "../book/acted";
import type { BillingBook } from "../book/BillingBook";
import { debtsOf } from "./receivables";
import { operationOf, settle } from "./settle";
import type { StoredAccount, StoredDocument } from "../book/StoredDocument";
import { excessOf, holdersIn, restsOf, unappliedOf } from "./unapplied";

type AccountPayment = StoredAccount["payments"][number];

const chosenOf = (id: string, { documentIds }: Pick<ReceivableAct, "documentIds">, book: BillingBook, now: Date) =>
  debtsOf(id, book, now).filter((one) => documentIds?.includes(one.id) ?? true);

/** The operations that a payment is for: one for each document that gets a part of it, and one for the rest. */
export function operationsOf(account: StoredAccount, act: ReceivableAct, book: BillingBook): Operation[] {
  const { amount = 0 } = act;
  const { shares, unapplied } = spread(amount, chosenOf(account.id, act, book, book.hotel.clock()));
  const { cashLimit } = book.hotel.property;
  const inCash = account.payments.filter(({ method }) => method === "cash");
  return [
    ...shares.map(({ id }) => operationOf(book.get(id), book)),
    ...(unapplied > 0 ? [{ operation: unappliedOf({ payments: inCash }, book) + unapplied, cashLimit }] : []),
  ];
}

/**
 * Shares out the money that no document has, the oldest payment first, among documents, those due first.
 * A folio may refuse its share.
 */
export function shareOut(account: StoredAccount, act: ReceivableAct, book: BillingBook, actor: Actor): StoredAccount {
  const { id: accountId, payments } = account;
  const rests = restsOf(payments, holdersIn(book));
  for (const payment of standingPayments(payments)) {
    const debts = chosenOf(accountId, act, book, actor.now).filter(({ id }) => !isOverCash(payment, id, book));
    for (const { id, amount } of spread(rests.get(payment.id)!, debts).shares) {
      const document = book.get(id);
      const share = { ...payment, id: paymentKey(payment.id, document), partOf: payment.id, amount };
      const change = { payments: settle(document, share, book, actor) };
      book.put(acted(document, "pay", change, actor, { amount }));
    }
  }
  return book.accounts.put({ ...account, version: account.version + 1 });
}

const isOverCash = ({ method }: AccountPayment, id: string, book: BillingBook): boolean =>
  method === "cash" && overCash([operationOf(book.get(id), book)]) !== undefined;

/** Refuses money in cash that no open document may be paid with. */
export function refuseCash(account: StoredAccount, book: BillingBook, now: Date) {
  const rests = restsOf(account.payments, holdersIn(book));
  const free = standingPayments(account.payments).filter(({ id }) => rests.get(id)! > 0);
  const operations = debtsOf(account.id, book, now).map(({ id }) => operationOf(book.get(id), book));
  const isAllCash = free.every(({ method }) => method === "cash") && excessOf(account, book, now).length === 0;
  const isNoneAllowed = operations.every((one) => overCash([one]));
  refuse(isAllCash && isNoneAllowed ? [againstCash(operations[0]!, book.hotel.property.currency)] : []);
}

/** Gives back to an account the money of its documents that is more than they come to: they have been corrected since. */
export function released(account: StoredAccount, book: BillingBook, actor: Actor): StoredAccount {
  const payments = [...account.payments];
  for (const { document, amount } of excessOf(account, book, actor.now)) {
    let left = amount;
    for (const holder of withFormer(document, book.standingWith(document)))
      left -= takeFrom(holder, left, payments, book, actor);
  }
  return { ...account, payments };
}

/**
 * Takes up to `most` of the money of a document, the last first, and returns the amount taken. A share becomes its
 * payment's again.
 */
function takeFrom(
  document: StoredDocument,
  most: Cents,
  payments: AccountPayment[],
  book: BillingBook,
  actor: Actor,
): Cents {
  let left = most;
  const standing = new Set(standingPayments(document.payments));
  const kept = document.payments.toReversed().flatMap((money) => {
    const taken = standing.has(money) ? Math.max(0, Math.min(left, money.amount)) : 0;
    left -= taken;
    const { partOf, ...paid } = money;
    if (taken > 0 && !payments.some(({ id }) => id === partOf))
      payments.push({ ...paid, id: `back:${payments.length}:${money.id}`, amount: taken }); // it was paid at the document
    return money.amount !== taken ? [{ ...money, amount: money.amount - taken }] : [];
  });
  const amount = most - left;
  if (amount > 0) book.put(acted(document, "pay", { payments: kept.toReversed() }, actor, { amount: 0 - amount }));
  return amount;
}
