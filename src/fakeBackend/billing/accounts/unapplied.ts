import type { Cents } from "@/contract/property";
import { standingPayments } from "@/domain/billing/voidedPayments";

import { appliableIn } from "../book/accountShare";
import type { BillingBook } from "../book/BillingBook";
import type { ListedDocument } from "../book/listedDocument";
import type { StoredAccount, StoredDocument } from "../book/StoredDocument";
import { restsOf } from "./shares";

export function unappliedOf({ payments }: Pick<StoredAccount, "payments">, book: BillingBook): Cents {
  const rests = restsOf(payments, book);
  return standingPayments(payments).reduce((sum, { id }) => sum + (rests.get(id) ?? 0), 0);
}

interface Excess {
  document: StoredDocument;
  amount: Cents;
}

/** The documents of an account that have more money of it than they come to, as they have been corrected since. */
export const excessOf = ({ id }: Pick<StoredAccount, "id">, book: BillingBook, now: Date): Excess[] =>
  excessIn(
    book
      .listAt(now)
      .find({})
      .found.filter(({ open, accountId }) => open < 0 && accountId === id),
    book,
  );

export const excessIn = (rows: readonly ListedDocument[], book: BillingBook): Excess[] =>
  rows
    .map(({ id }) => {
      const document = book.get(id);
      return { document, amount: appliableIn(document, book) };
    })
    .filter(({ amount }) => amount > 0);
