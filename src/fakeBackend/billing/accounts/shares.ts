import type { DocumentPayment } from "@/contract/billing/billingDocument";
import type { Cents } from "@/contract/property";
import { grossOf } from "@/domain/billing/documentTaxes";

import type { StoredReservation } from "../../hotel/books/StoredReservation";
import type { Hotel } from "../../hotel/Hotel";
import type { HeldMoney, StoredDocument } from "../book/StoredDocument";

/** The book, or the rows of one that is not open. */
interface Holders {
  all: () => readonly StoredDocument[];
  hotel: Hotel;
}

/** A part of an account's payment, or what took back some of it: a folio has it, or a document without a stay. */
export interface Share {
  stay?: StoredReservation;
  document?: StoredDocument;
  money: HeldMoney;
}

type Paid = Pick<DocumentPayment, "id" | "amount" | "voids">;

/** The shares by the id of each payment; a payment that was voided still has its own. */
export function sharesOf(payments: readonly Paid[], holders: Holders): Map<string, Share[]> {
  const shares = new Map(payments.map(({ id }): [string, Share[]] => [id, []]));
  if (payments.length === 0) return shares;
  for (const document of holders.all())
    for (const money of document.payments) shares.get(money.partOf ?? "")?.push({ document, money });
  for (const stay of holders.hotel.all())
    for (const money of stay.payments) shares.get(money.partOf ?? "")?.push({ stay, money });
  return shares;
}

/**
 * The part of each payment that no document and no folio has, by the payment's id. A counter-payment has the same
 * amount below zero.
 */
export function restsOf(payments: readonly Paid[], holders: Holders): Map<string, Cents> {
  const shares = sharesOf(payments, holders);
  const restOf = ({ id, amount }: Paid) => amount - grossOf(shares.get(id)!.map(({ money }) => money));
  return new Map(
    payments.map((payment) => {
      const voided = payments.find(({ id }) => id === payment.voids);
      return [payment.id, voided ? 0 - restOf(voided) : restOf(payment)];
    }),
  );
}
