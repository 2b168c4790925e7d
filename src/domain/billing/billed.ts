import type { BillingDocument } from "@/contract/billing/billingDocument";
import type { DocumentLine } from "@/contract/billing/documentLine";
import type { AccountWindow } from "@/contract/account/accountWindows";
import type { Cents } from "@/contract/property";

import { grossOf } from "./documentTaxes";

export type Billed = Pick<BillingDocument, "id" | "kind" | "window" | "lines" | "total" | "corrects" | "replaces">;

export interface Billable {
  /** Lines of the next invoice; none where there is nothing to bill. */
  invoice: DocumentLine[];
  /** Lines that take something back from an issued document, by the document. */
  corrections: { id: string; lines: DocumentLine[] }[];
}

/**
 * The documents that count: no proformas, no tickets that were exchanged, and none that another takes the place of by
 * substitution, with what had corrected it by differences. Such a corrective invoice counts beside its original.
 */
export function validInvoices<Document extends Billed>(documents: readonly Document[]): Document[] {
  const gone = new Set(
    documents.flatMap(({ corrects, replaces = [] }) => [
      ...replaces.map(({ id }) => id),
      ...(corrects?.mode === "S" ? [corrects.id] : []),
    ]),
  );
  const isGone = ({ id, corrects }: Document) => gone.has(id) || (corrects?.mode === "I" && gone.has(corrects.id));
  return documents.filter((document) => document.kind !== "proforma" && !isGone(document));
}

/** The sum that they bill of a window, as they are corrected by now. */
export const billedIn = (documents: readonly Billed[], window: AccountWindow): Cents =>
  grossOf(
    validInvoices(documents)
      .filter((one) => one.window === window)
      .flatMap(({ lines }) => lines),
  );
