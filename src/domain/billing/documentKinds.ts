import type { BillingDocument } from "@/contract/billing/billingDocument";
import type { CorrectiveKind, DocumentKind } from "@/contract/billing/documentKinds";
import { billingReasonTexts } from "@/contract/billing/billingReasons";
import type { InvoiceKind } from "@/contract/billing/chainRecord";

import { reasonsFrom } from "../reasonFor";

export const billingReason = reasonsFrom(billingReasonTexts);

export const isInvoice = (kind: DocumentKind): kind is InvoiceKind => kind !== "proforma" && kind !== "receipt";

/** Tickets and what corrects them: their records have no customer. */
export const isSimplified = (kind: DocumentKind): boolean => kind === "F2" || kind === "R5";

export const isCorrective = (kind: DocumentKind): boolean => isInvoice(kind) && kind.startsWith("R");

/** With the customer's data an invoice is full: in exchange where it replaces tickets. Without them it is a ticket. */
export function kindOf(draft: Pick<BillingDocument, "customer" | "replaces">): "F1" | "F2" | "F3" {
  if (draft.replaces && draft.replaces.length > 0) return "F3";
  return draft.customer ? "F1" : "F2";
}

/** A ticket is corrected by R5, whatever the cause and the amount; of a full invoice the cause decides. A paper has no other. */
export function correctiveKindOf(original: DocumentKind, cause: CorrectiveKind): DocumentKind {
  if (!isInvoice(original)) return original;
  return isSimplified(original) ? "R5" : cause;
}
