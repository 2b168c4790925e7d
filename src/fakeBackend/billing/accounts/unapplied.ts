import type { Payment } from "@/contract/account/account";
import type { DocumentPayment } from "@/contract/billing/billingDocument";
import type { Cents } from "@/contract/property";
import { isTakenBack } from "@/domain/account/corrections";
import { withFormer } from "@/domain/billing/documentMoney";
import { grossOf } from "@/domain/billing/documentTaxes";
import { standingPayments } from "@/domain/billing/voidedPayments";

import type { StoredReservation } from "../../hotel/books/StoredReservation";
import type { Hotel } from "../../hotel/Hotel";
import type { BillingBook } from "../book/BillingBook";
import type { StoredAccount, StoredDocument } from "../book/StoredDocument";

interface Holders {
  documents: readonly StoredDocument[];
  hotel: Hotel;
}

export interface Shares {
  documents: { document: StoredDocument; money: DocumentPayment }[];
  folios: { stay: StoredReservation; money: Payment }[];
}

type Paid = Pick<DocumentPayment, "id" | "amount" | "voids">;

/**
 * The shares, by the id of each payment. A payment that was voided still has those of its documents; money that a folio
 * took back is none.
 */
export function sharesOf(payments: readonly Paid[], { documents, hotel }: Holders): Map<string, Shares> {
  const shares = new Map(payments.map(({ id }): [string, Shares] => [id, { documents: [], folios: [] }]));
  const ofPayer = ({ partOf = "" }: { partOf?: string }) => shares.get(partOf);
  for (const document of documents)
    for (const money of document.payments) ofPayer(money)?.documents.push({ document, money });
  for (const stay of hotel.all())
    for (const money of stay.payments) {
      const its = ofPayer(money);
      if (its && !isTakenBack(money, stay.payments)) its.folios.push({ stay, money });
    }
  return shares;
}

/**
 * The part of each payment that no document and no folio has, by the payment's id. A counter-payment has the same
 * amount below zero.
 */
export function restsOf(payments: readonly Paid[], holders: Holders): Map<string, Cents> {
  const shares = sharesOf(payments, holders);
  const restOf = ({ id, amount }: Paid): Cents => {
    const { documents = [], folios = [] } = shares.get(id) ?? {};
    return amount - grossOf([...documents, ...folios].map(({ money }) => money));
  };
  return new Map(
    payments.map((payment) => {
      const voided = payments.find(({ id }) => id === payment.voids);
      return [payment.id, voided ? 0 - restOf(voided) : restOf(payment)];
    }),
  );
}

export const holdersIn = (book: BillingBook): Holders => ({ documents: book.all(), hotel: book.hotel });

export function unappliedOf({ payments }: Pick<StoredAccount, "payments">, book: BillingBook): Cents {
  const rests = restsOf(payments, holdersIn(book));
  return standingPayments(payments).reduce((sum, { id }) => sum + (rests.get(id) ?? 0), 0);
}

/**
 * The documents of an account that have more money than they come to, as they have been corrected since, and how much it is.
 * What was paid at a folio goes back there.
 */
export const excessOf = (
  { id }: Pick<StoredAccount, "id">,
  book: BillingBook,
  now: Date,
): { document: StoredDocument; amount: Cents }[] =>
  book
    .listAt(now)
    .find({})
    .found.filter(({ open, accountId }) => open < 0 && accountId === id)
    .map(({ id: documentId, open }) => {
      const document = book.get(documentId);
      const own = withFormer(document, book.standingWith(document)).flatMap(({ payments }) => payments);
      return { document, amount: Math.min(-open, grossOf(own)) };
    })
    .filter(({ amount }) => amount > 0);
