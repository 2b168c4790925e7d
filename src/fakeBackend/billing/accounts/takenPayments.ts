import type { Payment } from "@/contract/account/account";
import type { DocumentPayment } from "@/contract/billing/billingDocument";

import type { StoredReservation } from "../../hotel/books/StoredReservation";
import type { Hotel } from "../../hotel/Hotel";
import { closedOn } from "../../hotel/sample/closedOn";
import type { BillingRows } from "../book/billingRows";
import type { StoredAccount, StoredDocument } from "../book/StoredDocument";
import { restsOf } from "./shares";

/** A payment, or the part of it that a folio, a document or an account has. */
export interface TakenPayment extends DocumentPayment {
  /** All parts of one payment have the same key. */
  key: string;
  /** The stay, the document or the account that has it: exactly one of these. */
  stay?: StoredReservation;
  document?: StoredDocument;
  account?: StoredAccount;
  window?: Payment["window"];
  /** The document that the money of a folio was paid for. */
  documentId?: Payment["documentId"];
}

const keyOf = (id: string) => `payment:${id}`;

/** When a payment of a stay was taken, and by which person: as the sample says, else as its history does. */
export function takenAt(
  { at, by, date = closedOn(Date.parse(at)) }: Pick<Payment, "at" | "by" | "date">,
  { history = [] }: StoredReservation,
  { property: { businessDate } }: Hotel,
): Pick<DocumentPayment, "at" | "date" | "by"> {
  return {
    at,
    date: date > businessDate ? businessDate : date,
    by: by ?? history.find((line) => line.at === at)?.by ?? "",
  };
}

/**
 * All payments: those of folios, and those for documents and at accounts. The money of an account was taken when it was paid
 * there, whatever has a part of it since; where a folio takes its share back, that is of the same moment, and takes no money.
 */
export function takenPayments(hotel: Hotel, { documents, accounts }: BillingRows): TakenPayment[] {
  const ofAccounts = accounts.flatMap(({ payments }) => payments);
  const wholeOf = ({ partOf }: Pick<DocumentPayment, "partOf"> = {}) => ofAccounts.find(({ id }) => id === partOf);
  const ofStays = [...hotel.all()].flatMap((stay) => {
    const paid = stay.isDeleted ? [] : stay.payments.filter(({ amount }) => amount !== 0);
    return paid.map((payment): TakenPayment => {
      const { id, takesBack, documentId, method, amount, reference, window } = payment;
      const taken = takenAt(payment, stay, hotel);
      const money = wholeOf(payment);
      const { at, date } = money ?? taken;
      const { by } = (takesBack === undefined && money) || taken;
      const own = `${stay.id}:${id}`;
      const where = { key: keyOf(money?.id ?? own), id: own, stay, window, documentId };
      return { ...where, method, amount, at, date, by, reference };
    });
  });
  const ofDocuments = documents.flatMap((document) =>
    document.payments.map((payment) => ({ ...payment, key: keyOf((wholeOf(payment) ?? payment).id), document })),
  );
  const rests = restsOf(ofAccounts, { all: () => documents, hotel });
  const unapplied = accounts.flatMap((account) =>
    account.payments
      .map((payment) => ({ ...payment, key: keyOf(payment.id), amount: rests.get(payment.id)!, account }))
      .filter(({ amount }) => amount !== 0),
  );
  return [...ofStays, ...ofDocuments, ...unapplied];
}
