import type { Payment } from "@/contract/account/account";
import type { AccountPayment } from "@/contract/billing/receivable";
import type { Cents } from "@/contract/property";
import { paidTotal } from "@/domain/account/balance";
import { creditPaidBy } from "@/domain/account/credit";
import { leftOf } from "@/domain/account/corrections";
import { voidReasons } from "@/domain/billing/voidedPayments";

import type { StoredReservation } from "../../hotel/books/StoredReservation";
import type { BillingBook } from "../book/BillingBook";
import type { StoredAccount } from "../book/StoredDocument";
import { restsOf, type Share, sharesOf } from "./shares";

/** The part of an account's payment that a folio has. */
export interface FolioShare {
  stay: StoredReservation;
  money: Payment;
  /** The part that has paid a debt which accounts receivable had taken over. */
  settled: Cents;
  /** The rest, as far as the folio has not refunded it: it goes back there, where the account of the stay counts with it. */
  atFolio: Cents;
  /** The part of a debt paid that the folio has refunded since. */
  refunded: Cents;
}

export function folioShares(shares: readonly Share[]): FolioShare[] {
  return shares.flatMap(({ stay, money: { id } }) => {
    const money = stay?.payments.find((one) => one.id === id && one.amount > 0);
    if (!stay || !money) return [];
    const left = money.amount + paidTotal(stay.payments.filter(({ takesBack }) => takesBack === id));
    const settled = Math.min(left, creditPaidBy(money, stay.payments));
    const standing = Math.min(left, leftOf(money, stay.payments));
    return [
      {
        stay,
        money,
        settled,
        atFolio: Math.max(0, standing - settled),
        refunded: Math.max(0, settled - standing),
      },
    ];
  });
}

/** The payments of an account, the newest first, with what has become of each. */
export function accountPayments({ payments }: Pick<StoredAccount, "payments">, book: BillingBook): AccountPayment[] {
  const paid = payments.filter(({ voids }) => voids === undefined);
  const parts = sharesOf(paid, book);
  const rests = restsOf(paid, book);
  return paid.toReversed().map((payment) => {
    const counter = payments.find(({ voids }) => voids === payment.id);
    const voided = counter && { at: counter.at, by: counter.by, reason: counter.reason ?? "" };
    const shares = voided ? [] : parts.get(payment.id)!;
    const ofStays = folioShares(shares);
    const folios = ofStays
      .filter(({ atFolio }) => atFolio > 0)
      .map(({ stay, atFolio }) => ({ reservationId: stay.id, amount: atFolio }));
    const counted = ofStays
      .filter(({ atFolio, refunded }) => atFolio > 0 || refunded > 0)
      .map(({ stay }) => ({ reservationId: stay.id }));
    const settled = ofStays.map(({ money, settled: amount }) => ({ id: money.documentId ?? "", amount }));
    const own = shares.flatMap(({ document, money: { amount } }) => (document ? [{ id: document.id, amount }] : []));
    return {
      ...payment,
      unapplied: voided ? 0 : rests.get(payment.id)!,
      shares: [...own, ...settled]
        .filter(({ amount }) => amount !== 0)
        .map(({ id, amount }) => ({ id, number: book.get(id).number, amount })),
      folios,
      ...(voided && { voided }),
      reasons: voidReasons({ voided, folios: counted }),
    };
  });
}
