import type { DocumentLine, DocumentTax } from "@/contract/billing/documentLine";

import { vatIn } from "../account/vat";

type TaxedLine = Pick<DocumentLine, "amount" | "rate" | "cause">;

/**
 * The taxes of a document by cause and rate, the lowest rate first: the gross amounts are the truth, and the VAT is taken
 * out of their sum once (3 × 2,50 at 10 % are 6,82 and 0,68), not out of each line.
 */
export function documentTaxes(lines: readonly TaxedLine[]): DocumentTax[] {
  const taxes = new Map<string, DocumentTax>();
  for (const { amount, rate, cause } of lines) {
    const taxed = cause === "S1" ? rate : 0;
    const key = `${cause} ${taxed}`;
    const gross = (taxes.get(key)?.gross ?? 0) + amount;
    const vat = cause === "S1" ? vatIn(gross, rate) : 0;
    taxes.set(key, { cause, rate: taxed, base: gross - vat, vat, gross });
  }
  return [...taxes.values()].toSorted((one, other) => one.rate - other.rate || one.cause.localeCompare(other.cause));
}
