import type { AccountPayment } from "@/contract/billing/receivable";
import { isTakenBack } from "@/domain/account/corrections";
import { isShareOf, standingPayments, voidReasons } from "@/domain/billing/voidedPayments";

import type { BillingBook } from "./BillingBook";
import type { StoredAccount, StoredDocument } from "./StoredDocument";

type Paid = Pick<AccountPayment, "id">;

/** The shares of a payment that a document has. */
export const sharesIn = ({ payments }: StoredDocument, payment: Paid) =>
  standingPayments(payments).filter((money) => isShareOf(money, payment));

/** Its parts at folios. What was corrected there is back. */
const foliosOf = (payment: Paid, { hotel }: BillingBook): AccountPayment["folios"] =>
  [...hotel.all()].flatMap(({ id: reservationId, payments }) =>
    payments
      .filter((money) => isShareOf(money, payment) && !isTakenBack(money, payments))
      .map(({ amount }) => ({ reservationId, amount })),
  );

/** The payments of an account, the newest first, with what has become of each. */
export function accountPayments({ payments }: Pick<StoredAccount, "payments">, book: BillingBook): AccountPayment[] {
  const paid = payments.filter(({ voids }) => voids === undefined);
  return paid.toReversed().map((payment) => {
    const counter = payments.find(({ voids }) => voids === payment.id);
    const voided = counter && { at: counter.at, by: counter.by, reason: counter.reason ?? "" };
    const folios = foliosOf(payment, book);
    const shares = book
      .all()
      .flatMap((document) =>
        sharesIn(document, payment).map(({ amount }) => ({ id: document.id, number: document.number, amount })),
      );
    return {
      ...payment,
      unapplied: voided ? 0 : payment.unapplied,
      shares,
      folios,
      ...(voided && { voided }),
      reasons: voidReasons({ voided, folios }),
    };
  });
}
