import type { DocumentLine, DocumentTax } from "@/contract/billing/documentLine";
import type { Cents } from "@/contract/property";

import { vatIn } from "../account/vat";

export const grossOf = (lines: readonly Pick<DocumentLine, "amount">[]): Cents =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** Lines with the same key are taxed alike: the rate counts only where the cause is S1. */
export const taxKey = ({ cause, rate }: Pick<DocumentLine, "cause" | "rate">): string =>
  `${cause} ${cause === "S1" ? rate : 0}`;

/** The sum of the lines with a key. */
export const grossAt = (key: string, lines: readonly DocumentLine[]): Cents =>
  grossOf(lines.filter((line) => taxKey(line) === key));

type TaxedLine = Pick<DocumentLine, "amount" | "cause"> & Pick<DocumentTax, "rate">;

/**
 * The taxes of a document by cause and rate, the lowest rate first: the gross amounts are the truth, and the VAT is taken
 * out of their sum once (3 × 2,50 at 10 % are 6,82 and 0,68), not out of each line.
 */
export function documentTaxes(lines: readonly TaxedLine[]): DocumentTax[] {
  const taxes = new Map<string, DocumentTax>();
  for (const { amount, rate, cause } of lines) {
    const key = taxKey({ cause, rate });
    const gross = (taxes.get(key)?.gross ?? 0) + amount;
    const vat = cause === "S1" ? vatIn(gross, rate) : 0;
    taxes.set(key, { cause, rate: cause === "S1" ? rate : 0, base: gross - vat, vat, gross });
  }
  return byRate(taxes);
}

/** The taxes of the one document that takes the place of many: the VAT is taken out of their sum. */
export const joinedTaxes = (rows: readonly DocumentTax[]): DocumentTax[] =>
  documentTaxes(rows.map(({ gross, rate, cause }) => ({ amount: gross, rate, cause })));

/**
 * The taxes of what goes back of a document; `before` are its own and those of what went back already. The document is left
 * with the VAT of what it comes to, so that the last part takes the rest, and no cent is left of one that is taken back whole.
 */
export function takenBackTaxes(lines: readonly TaxedLine[], before: readonly DocumentTax[]): DocumentTax[] {
  const left = addedTaxes(before);
  return documentTaxes(lines).map((tax) => {
    const rest = left.find((one) => taxKey(one) === taxKey(tax));
    if (!rest || tax.rate === 0) return tax;
    const vat = vatIn(rest.gross + tax.gross, tax.rate) - rest.vat;
    return { ...tax, base: tax.gross - vat, vat };
  });
}

/** The taxes of many documents: each is rounded by itself, so that they are added up, and not taken out of the sum of the gross. */
export function addedTaxes(rows: readonly DocumentTax[]): DocumentTax[] {
  const sums = new Map<string, DocumentTax>();
  for (const { cause, rate, base, vat, gross } of rows) {
    const key = taxKey({ cause, rate });
    const sum = sums.get(key) ?? { cause, rate, base: 0, vat: 0, gross: 0 };
    sums.set(key, { ...sum, base: sum.base + base, vat: sum.vat + vat, gross: sum.gross + gross });
  }
  return byRate(sums);
}

const byRate = (taxes: ReadonlyMap<string, DocumentTax>): DocumentTax[] =>
  [...taxes.values()].toSorted((one, other) => one.rate - other.rate || one.cause.localeCompare(other.cause));
