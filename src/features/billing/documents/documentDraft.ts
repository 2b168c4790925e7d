import type { BillingDocument, DocumentDraft } from "@/contract/billing/billingDocument";

/** The form of a draft as it was saved. */
export const draftOf = ({ reservationId = "", window, customer, depositId, kind }: BillingDocument): DocumentDraft => ({
  reservationId,
  window,
  ...(customer && { customer }),
  ...(depositId && { depositId }),
  ...(kind === "proforma" && { isProforma: true }),
});
