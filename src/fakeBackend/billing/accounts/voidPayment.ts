import type { Payment } from "@/contract/account/account";
import type { ReceivableAct } from "@/contract/billing/receivable";
import { creditReturns } from "@/domain/account/credit";
import { placeOf } from "@/domain/account/windows";
import { grossOf } from "@/domain/billing/documentTaxes";
import { voidFaults, voidOf } from "@/domain/billing/voidedPayments";

import { keepMoney } from "../../folio/keepMoney";
import { momentOf } from "../../folio/postToFolio";
import type { Actor } from "../../records/Actor";
import { historyWith } from "../../records/history";
import { refuse, refuseFaults } from "../../records/Refused";
import { acted } from "../book/acted";
import type { BillingBook } from "../book/BillingBook";
import type { CreditAccount } from "../book/StoredDocument";
import { accountPayments, type FolioShare, folioShares } from "./accountPayments";
import { fitCredit } from "./keepCredit";
import { type Share, sharesOf } from "./shares";

export function refuseVoid(act: ReceivableAct, stored: CreditAccount, book: BillingBook) {
  const payments = accountPayments(stored, book);
  refuseFaults(voidFaults(act, payments));
  refuse(payments.find(({ id }) => id === act.paymentId)!.reasons);
}

/**
 * Takes a payment back with a counter-payment of today, at the account, at each document that has a share of it, and at the
 * folios whose debts it has paid: these are with accounts receivable again.
 */
export function voidPayment(stored: CreditAccount, act: ReceivableAct, book: BillingBook, actor: Actor): CreditAccount {
  const payment = stored.payments.find(({ id }) => id === act.paymentId)!;
  const { id, amount } = payment;
  const moment = { ...momentOf(book.hotel, actor), by: actor.by };
  const reason = act.reason?.trim() ?? "";
  const counter = { ...voidOf(payment, moment), reason };
  const shares = sharesOf([payment], book).get(id)!;
  voidAtDocuments(shares, { reason, moment }, book, actor);
  for (const share of folioShares(shares))
    if (share.settled > 0) {
      keepMoney("correct", book.hotel.get(share.stay.id), againOnCredit(share, counter), book.hotel, actor);
      fitCredit(book.get(share.money.documentId!), reason, book, actor);
    }
  const changes = [{ field: "amount" as const, before: String(amount), after: "" }];
  const history = historyWith(stored.history, { what: "void" as const, changes, note: reason }, actor);
  return book.accounts.put({
    ...stored,
    version: stored.version + 1,
    history,
    payments: [...stored.payments, counter],
  });
}

interface Voiding {
  reason: string;
  moment: Pick<CreditAccount["payments"][number], "at" | "date" | "by">;
}

function voidAtDocuments(shares: readonly Share[], { reason, moment }: Voiding, book: BillingBook, actor: Actor) {
  for (const document of new Set(shares.flatMap((share) => share.document ?? []))) {
    const its = document.payments.filter((money) => shares.some((share) => share.money === money));
    const counters = its.map((money) => voidOf(money, moment));
    const change = { payments: [...document.payments, ...counters] };
    book.put(acted(document, "pay", change, actor, { amount: grossOf(counters), reason }));
  }
}

/** The lines by which a folio gives its share back to the payment that is voided, and its debt to accounts receivable. */
function againOnCredit(
  { stay, money, settled }: FolioShare,
  { id: partOf, at, date, by, reason = "" }: CreditAccount["payments"][number],
): Payment[] {
  const { id, method, window, documentId } = money;
  const amount = 0 - settled;
  const line = { id: `void:${id}`, method, amount, at, date, by, reason, kind: "correction", takesBack: id } as const;
  const back: Payment = { ...line, partOf, ...(documentId && { documentId }), ...placeOf(window) };
  return [back, ...creditReturns(money, back, stay.payments)];
}
