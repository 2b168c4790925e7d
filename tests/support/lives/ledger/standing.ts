import type { BillingDocument } from "@/contract/billing/billingDocument";
import type { DocumentTax } from "@/contract/billing/documentLine";

import { sumOf } from "./rules";

const isCancelled = ({ state }: BillingDocument) => state === "cancelled";
export const isByDifferences = ({ corrects }: BillingDocument) => corrects?.mode === "I";

/** Another document has taken its place, by exchange or by substitution. */
export const isReplaced = ({ id }: BillingDocument, documents: readonly BillingDocument[]) =>
  documents.some(
    (other) =>
      !isCancelled(other) &&
      (other.replaces?.some((one) => one.id === id) || (other.corrects?.mode === "S" && other.corrects.id === id)),
  );

/** A document that holds, with the corrective invoices that change it by differences. */
export interface Standing {
  document: BillingDocument;
  parts: BillingDocument[];
}

export function standingIn(documents: readonly BillingDocument[]): Standing[] {
  const holding = documents.filter((one) => one.kind !== "proforma" && !isCancelled(one));
  return holding
    .filter((one) => !isByDifferences(one) && !isReplaced(one, documents))
    .map((document) => ({
      document,
      parts: [document, ...holding.filter((one) => isByDifferences(one) && one.corrects?.id === document.id)],
    }));
}

export const totalOf = ({ parts }: Standing) => sumOf(parts, ({ total }) => total);

export const taxKey = ({ cause, rate }: Pick<DocumentTax, "cause" | "rate">) =>
  `${cause} ${cause === "S1" ? rate : 0} %`;

/** Base, VAT and gross of some taxes by cause and rate. */
export function taxSums(taxes: readonly DocumentTax[]) {
  const sums: Record<string, { base: number; vat: number; gross: number }> = {};
  for (const tax of taxes) {
    const { base, vat, gross } = sums[taxKey(tax)] ?? { base: 0, vat: 0, gross: 0 };
    sums[taxKey(tax)] = { base: base + tax.base, vat: vat + tax.vat, gross: gross + tax.gross };
  }
  return sums;
}
