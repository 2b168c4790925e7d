import type { BillingDocument } from "@/contract/billing/billingDocument";
import type { DocumentLine } from "@/contract/billing/documentLine";
import type { Cents } from "@/contract/property";

export type Billed = Pick<BillingDocument, "id" | "kind" | "window" | "lines" | "total" | "corrects" | "replaces">;

export interface Billable {
  /** Lines of the next invoice; none where there is nothing to bill. */
  invoice: DocumentLine[];
  /** Lines that take something back from an issued document, by the document. */
  corrections: { id: string; lines: DocumentLine[] }[];
  /** The sum that the account has allowed beyond all that it has charged: it cannot be billed. */
  over: Cents;
}

/** The id of the document that one corrects by differences. */
export const differsFrom = ({ corrects }: Pick<BillingDocument, "corrects">): string | undefined =>
  corrects?.mode === "I" ? corrects.id : undefined;

export const isByDifferences = (document: Pick<BillingDocument, "corrects">): boolean =>
  differsFrom(document) !== undefined;

/** The ids of the documents whose place one takes: tickets by exchange, an invoice by substitution. */
export const replacedIds = ({ corrects, replaces = [] }: Pick<BillingDocument, "corrects" | "replaces">): string[] => [
  ...replaces.map(({ id }) => id),
  ...(corrects?.mode === "S" ? [corrects.id] : []),
];

/**
 * The documents that count: no proformas, no tickets that were exchanged, and none that another takes the place of by
 * substitution, with what had corrected it by differences. Such a corrective invoice counts beside its original.
 */
export function validInvoices<Document extends Billed>(documents: readonly Document[]): Document[] {
  const gone = new Set(documents.flatMap(replacedIds));
  const isGone = (one: Document) => gone.has(one.id) || gone.has(differsFrom(one) ?? "");
  return documents.filter((document) => document.kind !== "proforma" && !isGone(document));
}
