import type { ReceivableAct } from "@/contract/billing/receivable";
import { voidFaults, voidOf } from "@/domain/billing/voidedPayments";

import type { Actor } from "../records/Actor";
import { historyWith } from "../records/history";
import { refuse, refuseFaults } from "../records/Refused";
import { accountPayments, sharesIn } from "./accountPayments";
import { acted } from "./acted";
import type { BillingBook } from "./BillingBook";
import type { StoredAccount } from "./StoredDocument";

export function refuseVoid(act: ReceivableAct, stored: StoredAccount, book: BillingBook) {
  const payments = accountPayments(stored, book);
  refuseFaults(voidFaults(act, payments));
  refuse(payments.find(({ id }) => id === act.paymentId)!.reasons);
}

/** Takes a payment back with a counter-payment of today, at the account and at each document that has a share of it. */
export function voidPayment(stored: StoredAccount, act: ReceivableAct, book: BillingBook, actor: Actor): StoredAccount {
  const payment = stored.payments.find(({ id }) => id === act.paymentId)!;
  const { amount, unapplied } = payment;
  const moment = { at: actor.now.toISOString(), date: book.hotel.property.businessDate, by: actor.by };
  const reason = act.reason?.trim() ?? "";
  for (const document of book.all()) {
    const counters = sharesIn(document, payment).map((share) => voidOf(share, moment));
    if (counters.length === 0) continue;
    const change = { payments: [...document.payments, ...counters] };
    const given = counters.reduce((sum, one) => sum + one.amount, 0);
    book.put(acted(document, "pay", change, actor, { amount: given, reason }));
  }
  const changes = [{ field: "amount" as const, before: String(amount), after: "" }];
  const history = historyWith(stored.history, { what: "void" as const, changes, note: reason }, actor);
  const counter = { ...voidOf(payment, moment), unapplied: 0 - unapplied, reason };
  return book.accounts.put({
    ...stored,
    version: stored.version + 1,
    history,
    payments: [...stored.payments, counter],
  });
}
