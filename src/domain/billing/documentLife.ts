import type { BillingDocument, DocumentState } from "@/contract/billing/billingDocument";
import type { Cents, CivilDate } from "@/contract/property";

import type { BillingReason } from "@/contract/billing/billingReasons";
import { billingReason, isInvoice } from "./issueRules";

/** Facts about a document beyond its own fields. */
export interface DocumentCircumstances {
  businessDate: CivilDate;
  /** The issued documents that correct it or were given in exchange for it. */
  followers: readonly Pick<BillingDocument, "number" | "kind" | "corrects" | "replaces" | "total">[];
  isCancelled: boolean;
}

type Ruled = Pick<BillingDocument, "id" | "kind" | "number" | "total" | "paid" | "dueOn">;

/** The part of a document that its corrective invoices have left: by substitution they take its place, and nothing is. */
export function restOf(
  document: Pick<Ruled, "id" | "total">,
  { followers }: Pick<DocumentCircumstances, "followers">,
): Cents {
  const corrections = followers.filter(({ corrects }) => corrects?.id === document.id);
  if (corrections.some(({ corrects }) => corrects?.mode === "S")) return 0;
  return corrections.reduce((rest, { total }) => rest + total, document.total);
}

const isDraft = ({ number }: Pick<Ruled, "number">): boolean => number === "";

/** The state that a person sees: it follows from the document, its payments, and the documents upon it. */
export function documentState(document: Ruled, circumstances: DocumentCircumstances): DocumentState {
  const { paid, dueOn } = document;
  if (isDraft(document)) return "draft";
  if (circumstances.isCancelled) return "cancelled";
  const rest = restOf(document, circumstances);
  if (circumstances.followers.some(({ replaces }) => replaces)) return "exchanged";
  if (rest === 0 && document.total !== 0) return "corrected";
  if (paid >= rest) return "paid";
  if (dueOn !== undefined && dueOn < circumstances.businessDate) return "overdue";
  return paid > 0 ? "partlyPaid" : "pending";
}

/** Why no corrective invoice can be made of it. */
export function againstCorrecting(document: Ruled, circumstances: DocumentCircumstances): BillingReason[] {
  const isWhole = document.total !== 0 && restOf(document, circumstances) === 0;
  return isWhole ? [billingReason("CORRECTED_WHOLE")] : [];
}

/** Why a ticket cannot be exchanged for a full invoice. */
export function againstExchange(document: Ruled, { followers }: DocumentCircumstances): BillingReason[] {
  if (document.kind !== "F2") return [billingReason("TICKET_ONLY")];
  const full = followers.find(({ replaces }) => replaces?.some(({ id }) => id === document.id));
  if (full) return [billingReason("TICKET_EXCHANGED", { document: full.number })];
  return followers.length > 0 ? [billingReason("TICKET_CORRECTED")] : [];
}

/** Why its record cannot be cancelled: only an invoice that should never have existed may be. */
export const againstCancelling = ({
  kind,
  paid,
  prints,
}: Pick<BillingDocument, "kind" | "paid" | "prints">): BillingReason[] =>
  isInvoice(kind) && paid === 0 && prints === 0 ? [] : [billingReason("DELIVERED_OR_PAID")];
