import type { ReceivableAct } from "@/contract/billing/receivable";
import type { Cents } from "@/contract/property";
import { spread } from "@/domain/billing/ageing";
import { placeOf } from "@/domain/account/windows";
import { grossOf } from "@/domain/billing/documentTaxes";
import { standingPayments } from "@/domain/billing/voidedPayments";
import { againstCash, type Operation, overCash } from "@/domain/billing/documentPayments";

import { keepMoney } from "../../folio/keepMoney";
import type { Actor } from "../../records/Actor";
import { refuse } from "../../records/Refused";
import { type PaidFor, paidFor } from "../book/accountShare";
import { acted } from "../book/acted";
import type { BillingBook } from "../book/BillingBook";
import { shareFor } from "../book/takenMoney";
import { debtsOf } from "./receivables";
import { operationOf, settle } from "./settle";
import type { HeldMoney, CreditAccount, StoredDocument } from "../book/StoredDocument";
import { restsOf } from "./shares";
import { excessOf, unappliedOf } from "./unapplied";

type AccountPayment = CreditAccount["payments"][number];

const chosenOf = (id: string, { documentIds }: Pick<ReceivableAct, "documentIds">, book: BillingBook, now: Date) =>
  debtsOf(id, book, now).filter((one) => documentIds?.includes(one.id) ?? true);

/** The operations that a payment is for: one for each document that gets a part of it, and one for the rest. */
export function operationsOf(account: CreditAccount, act: ReceivableAct, book: BillingBook): Operation[] {
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
export function shareOut(account: CreditAccount, act: ReceivableAct, book: BillingBook, actor: Actor): CreditAccount {
  const { id: accountId, payments } = account;
  const rests = restsOf(payments, book);
  for (const payment of standingPayments(payments)) {
    const debts = chosenOf(accountId, act, book, actor.now).filter(({ id }) => !isOverCash(payment, id, book));
    for (const { id, amount } of spread(rests.get(payment.id)!, debts).shares) {
      const document = book.get(id);
      const share = { ...payment, ...shareFor(payment.id, document), amount };
      const change = { payments: settle(document, share, book, actor) };
      book.put(acted(document, "pay", change, actor, { amount }));
    }
  }
  return book.accounts.put({ ...account, version: account.version + 1 });
}

const isOverCash = ({ method }: AccountPayment, id: string, book: BillingBook): boolean =>
  method === "cash" && overCash([operationOf(book.get(id), book)]) !== undefined;

/** Refuses money in cash that no open document may be paid with. */
export function refuseCash(account: CreditAccount, book: BillingBook, now: Date) {
  const rests = restsOf(account.payments, book);
  const free = standingPayments(account.payments).filter(({ id }) => rests.get(id)! > 0);
  const operations = debtsOf(account.id, book, now).map(({ id }) => operationOf(book.get(id), book));
  const isAllCash = free.every(({ method }) => method === "cash") && excessOf(account, book, now).length === 0;
  const isNoneAllowed = operations.every((one) => overCash([one]));
  refuse(isAllCash && isNoneAllowed ? [againstCash(operations[0]!, book.hotel.property.currency)] : []);
}

/**
 * Gives back to an account the money of its documents that is more than they come to: they have been corrected since. What was
 * paid last goes first. A share becomes its payment's again; what was paid at a document becomes a payment of the account.
 */
export function released(account: CreditAccount, book: BillingBook, actor: Actor): CreditAccount {
  const payments = [...account.payments];
  for (const { document, amount } of excessOf(account, book, actor.now)) {
    let left = amount;
    const paid = paidFor(account, document, book);
    for (const { document: holder, money } of paid.toReversed()) {
      const most = standingOf(money, paid);
      const taken = Math.max(0, Math.min(left, most));
      if (taken === 0) continue;
      left -= taken;
      const { id, method, at, reference } = money;
      const moment = { at, date: money.date ?? at.slice(0, 10), by: money.by ?? "" };
      const back = {
        id: `back:${payments.length}:${id}`,
        method,
        amount: taken,
        ...moment,
        ...(reference && { reference }),
      };
      if (!payments.some((one) => one.id === money.partOf)) payments.push(back);
      giveBack(holder, money, taken, book, actor);
    }
  }
  return { ...account, payments };
}

/** The rest of money after parts of it were taken back. */
const standingOf = ({ id, amount }: HeldMoney, paid: readonly PaidFor[]): Cents =>
  amount + grossOf(paid.flatMap(({ money }) => ((money.takesBack ?? money.voids) === id ? money : [])));

/** Takes a part of the money for a document back, at the folio of its stay or at the document. */
function giveBack(document: StoredDocument, money: HeldMoney, taken: Cents, book: BillingBook, actor: Actor) {
  const { id, method, at } = money;
  const stay = book.hotel.find(document.reservationId ?? "");
  let { payments } = document;
  if (stay) {
    const named = {
      id: `back:${stay.payments.length}:${id}`,
      takesBack: id,
      partOf: money.partOf,
      documentId: document.id,
    };
    const line = { method, amount: 0 - taken, at, date: money.date, by: money.by, kind: "correction" as const };
    keepMoney("correct", stay, [{ ...named, ...line, ...placeOf(money.window) }], book.hotel, actor);
  } else {
    payments = payments.flatMap((one) => {
      if (one !== money) return [one];
      return one.amount === taken ? [] : [{ ...one, amount: one.amount - taken }];
    });
  }
  book.put(acted(book.get(document.id), "pay", { payments }, actor, { amount: 0 - taken }));
}
