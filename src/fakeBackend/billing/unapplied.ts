import type { Cents } from "@/contract/property";
import { withFormer } from "@/domain/billing/documentMoney";
import { grossOf } from "@/domain/billing/documentTaxes";

import type { BillingBook } from "./BillingBook";
import type { StoredAccount, StoredDocument } from "./StoredDocument";

/** Money of an account that no document had yet. */
export const unappliedOf = ({ payments }: Pick<StoredAccount, "payments">): Cents =>
  payments.reduce((sum, { unapplied }) => sum + unapplied, 0);

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
