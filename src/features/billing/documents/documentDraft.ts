import type { BillingDocument, DocumentDraft } from "@/contract/billing/billingDocument";

export const draftOf = ({ reservationId = "", window, customer, depositId, kind }: BillingDocument): DocumentDraft => ({
  reservationId,
  window,
  ...(customer && { customer }),
  ...(depositId && { depositId }),
  ...(kind === "proforma" && { isProforma: true }),
});
