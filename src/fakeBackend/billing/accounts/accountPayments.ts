import type { AccountPayment } from "@/contract/billing/receivable";
import { leftOf } from "@/domain/account/corrections";
import { voidReasons } from "@/domain/billing/voidedPayments";

import type { BillingBook } from "../book/BillingBook";
import type { StoredAccount } from "../book/StoredDocument";
import { holdersIn, restsOf, sharesOf } from "./unapplied";

/** The payments of an account, the newest first, with what has become of each. */
export function accountPayments({ payments }: Pick<StoredAccount, "payments">, book: BillingBook): AccountPayment[] {
  const paid = payments.filter(({ voids }) => voids === undefined);
  const parts = sharesOf(paid, holdersIn(book));
  const rests = restsOf(paid, holdersIn(book));
  return paid.toReversed().map((payment) => {
    const counter = payments.find(({ voids }) => voids === payment.id);
    const voided = counter && { at: counter.at, by: counter.by, reason: counter.reason ?? "" };
    const { documents, folios } = parts.get(payment.id)!;
    const atFolios = folios
      .map(({ stay, money }) => ({ reservationId: stay.id, amount: leftOf(money, stay.payments) }))
      .filter(({ amount }) => amount > 0); // after its day it goes back by refunds
    return {
      ...payment,
      unapplied: voided ? 0 : rests.get(payment.id)!,
      shares: voided
        ? []
        : documents.map(({ document: { id, number }, money: { amount } }) => ({ id, number, amount })),
      folios: atFolios,
      ...(voided && { voided }),
      reasons: voidReasons({ voided, folios: atFolios }),
    };
  });
}
