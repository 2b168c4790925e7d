import type { ReceivableAct } from "@/contract/billing/receivable";
import { voidFaults, voidOf } from "@/domain/billing/voidedPayments";

import type { Actor } from "../../records/Actor";
import { historyWith } from "../../records/history";
import { refuse, refuseFaults } from "../../records/Refused";
import { accountPayments } from "./accountPayments";
import { acted } from "../book/acted";
import type { BillingBook } from "../book/BillingBook";
import type { StoredAccount } from "../book/StoredDocument";
import { holdersIn, sharesOf } from "./unapplied";

export function refuseVoid(act: ReceivableAct, stored: StoredAccount, book: BillingBook) {
  const payments = accountPayments(stored, book);
  refuseFaults(voidFaults(act, payments));
  refuse(payments.find(({ id }) => id === act.paymentId)!.reasons);
}

/** Takes a payment back with a counter-payment of today, at the account and at each document that has a share of it. */
export function voidPayment(stored: StoredAccount, act: ReceivableAct, book: BillingBook, actor: Actor): StoredAccount {
  const payment = stored.payments.find(({ id }) => id === act.paymentId)!;
  const { id, amount } = payment;
  const moment = { at: actor.now.toISOString(), date: book.hotel.property.businessDate, by: actor.by };
  const reason = act.reason?.trim() ?? "";
  const shares = sharesOf([payment], holdersIn(book)).get(id)!.documents;
  for (const document of new Set(shares.map((share) => share.document))) {
    const its = shares.filter((share) => share.document === document);
    const counters = its.map(({ money }) => voidOf(money, moment));
    const change = { payments: [...document.payments, ...counters] };
    const given = counters.reduce((sum, one) => sum + one.amount, 0);
    book.put(acted(document, "pay", change, actor, { amount: given, reason }));
  }
  const changes = [{ field: "amount" as const, before: String(amount), after: "" }];
  const history = historyWith(stored.history, { what: "void" as const, changes, note: reason }, actor);
  const counter = { ...voidOf(payment, moment), reason };
  return book.accounts.put({
    ...stored,
    version: stored.version + 1,
    history,
    payments: [...stored.payments, counter],
  });
}
