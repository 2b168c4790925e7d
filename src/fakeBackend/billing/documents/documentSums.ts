import type { DocumentRow, DocumentSums } from "@/contract/billing/documentRow";
import { isInvoice } from "@/domain/billing/documentKinds";

import type { BillingBook } from "../book/BillingBook";
import { rectifiedBy } from "./toDocument";

/** The sums of the invoices among some rows. */
export function documentSums(rows: readonly DocumentRow[], book: BillingBook): DocumentSums {
  const sums: DocumentSums = { count: 0, base: 0, vat: 0, total: 0, open: 0 };
  for (const { id, number, kind, base, vat, open } of rows) {
    if (number === "" || !isInvoice(kind)) continue;
    const { rectified = { base: 0, vat: 0 } } = rectifiedBy(book.get(id), book);
    sums.count += 1;
    sums.base += base - rectified.base;
    sums.vat += vat - rectified.vat;
    sums.open += open;
  }
  return { ...sums, total: sums.base + sums.vat };
}
