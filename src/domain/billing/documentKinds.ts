import type { BillingDocument } from "@/contract/billing/billingDocument";
import type { CorrectiveKind, DocumentKind } from "@/contract/billing/documentKinds";
import { billingReasonTexts } from "@/contract/billing/billingReasons";
import type { InvoiceKind } from "@/contract/billing/chainRecord";

import { reasonsFrom } from "../reasonFor";

export const billingReason = reasonsFrom(billingReasonTexts);

export const isInvoice = (kind: DocumentKind): kind is InvoiceKind => kind !== "proforma" && kind !== "receipt";

/** The records of tickets, and of what corrects them, have no customer. */
export const isSimplified = (kind: DocumentKind): boolean => kind === "F2" || kind === "R5";

export const isCorrective = (kind: DocumentKind): boolean => isInvoice(kind) && kind.startsWith("R");

/**
 * A document with the customer's data is a full invoice (F3 where it replaces tickets); without them it is a ticket.
 */
export function kindOf(draft: Pick<BillingDocument, "customer" | "replaces">): "F1" | "F2" | "F3" {
  if (draft.replaces && draft.replaces.length > 0) return "F3";
  return draft.customer ? "F1" : "F2";
}

/**
 * A ticket is corrected by R5, whatever the cause and the amount; the cause of a correction decides for a full invoice.
 */
export function correctiveKindOf(original: DocumentKind, cause: CorrectiveKind): DocumentKind {
  if (!isInvoice(original)) return original;
  return isSimplified(original) ? "R5" : cause;
}
