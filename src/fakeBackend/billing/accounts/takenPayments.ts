import type { Payment } from "@/contract/account/account";
import type { DocumentPayment } from "@/contract/billing/billingDocument";
import { takenBackBy } from "@/domain/account/corrections";
import { isShareOf } from "@/domain/billing/voidedPayments";

import type { StoredReservation } from "../../hotel/books/StoredReservation";
import type { Hotel } from "../../hotel/Hotel";
import type { BillingRows } from "../book/billingRows";
import type { StoredAccount, StoredDocument } from "../book/StoredDocument";
import { takenAt } from "./takenAt";
import { restsOf } from "./unapplied";

/** A payment, or the part of it that a folio, a document or an account has. */
export interface TakenPayment extends DocumentPayment {
  /** Of the money: its parts have the same. */
  key: string;
  /** One of these has it. */
  stay?: StoredReservation;
  document?: StoredDocument;
  account?: StoredAccount;
  window?: Payment["window"];
  sourceRef?: string;
}

const keyOf = (id: string) => `payment:${id}`;

/**
 * All payments: those of folios, and those for documents and at accounts. The money of an account was taken when it was paid
 * there, whatever has a part of it since; where a folio takes its share back, that is of the same moment, and takes no money.
 */
export function takenPayments(hotel: Hotel, { documents, accounts }: BillingRows): TakenPayment[] {
  const ofAccounts = accounts.flatMap(({ payments }) => payments);
  const sharedFrom = (id = "") => ofAccounts.find((money) => isShareOf({ id }, money));
  const ofStays = [...hotel.all()].flatMap((stay) => {
    const paid = stay.isDeleted ? [] : stay.payments.filter(({ amount }) => amount !== 0);
    return paid.map(({ id, sourceRef, method, amount, reference, window, ...payment }): TakenPayment => {
      const taken = takenAt(payment, stay, hotel);
      const back = takenBackBy({ sourceRef });
      const money = sharedFrom(back ?? sourceRef);
      const { at, date } = money ?? taken;
      const { by } = (!back && money) || taken;
      const own = `${stay.id}:${id}`;
      return {
        key: keyOf(money?.id ?? own),
        id: own,
        method,
        amount,
        at,
        date,
        by,
        reference,
        stay,
        window,
        sourceRef,
      };
    });
  });
  const ofDocuments = documents.flatMap((document) =>
    document.payments.map((payment) => ({ ...payment, key: keyOf((sharedFrom(payment.id) ?? payment).id), document })),
  );
  const rests = restsOf(ofAccounts, { documents, hotel });
  const unapplied = accounts.flatMap((account) =>
    account.payments
      .map((payment) => ({ ...payment, key: keyOf(payment.id), amount: rests.get(payment.id)!, account }))
      .filter(({ amount }) => amount !== 0),
  );
  return [...ofStays, ...ofDocuments, ...unapplied];
}
