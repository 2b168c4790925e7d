import type { BillingDocument, DocumentAction } from "@/contract/billing/billingDocument";
import type { DocumentState } from "@/contract/billing/documentKinds";
import type { BillingReason } from "@/contract/billing/billingReasons";
import type { SendState } from "@/contract/billing/chainRecord";
import type { Cents, CivilDate } from "@/contract/property";

import { isByDifferences } from "./billed";
import { billingReason, isInvoice, isSimplified } from "./documentKinds";
import { againstResending } from "./submissions";

export interface DocumentCircumstances {
  businessDate: CivilDate;
  /** The issued documents that correct it or were given in exchange for it. */
  followers: readonly Pick<BillingDocument, "number" | "kind" | "corrects" | "replaces" | "total">[];
  isCancelled: boolean;
  /** Money that a corrective invoice by differences has taken back is still with the hotel. */
  isToReturn?: boolean;
}

export interface ActCircumstances extends DocumentCircumstances {
  hasRecord: boolean;
  /** Points have paid a part of it: the till alone gives them back, and of tickets alone. */
  isPaidInPoints?: boolean;
  /** Why no one can be written to. */
  againstWriting: BillingReason[];
  /** The state of its newest record; undefined where records are not sent. */
  sending?: SendState;
}

type Ruled = Pick<BillingDocument, "id" | "kind" | "number" | "total" | "paid" | "dueOn" | "corrects">;
type Acted = Ruled & Pick<BillingDocument, "open" | "owedBack" | "prints" | "issuedOn">;

/** The part of a document that its corrective invoices have left: by substitution they take its place, and nothing is. */
export function restOf(
  document: Pick<Ruled, "id" | "total">,
  { followers }: { followers: readonly Pick<BillingDocument, "corrects" | "total">[] },
): Cents {
  const corrections = followers.filter(({ corrects }) => corrects?.id === document.id);
  if (corrections.some(({ corrects }) => corrects?.mode === "S")) return 0;
  return corrections.reduce((rest, { total }) => rest + total, document.total);
}

export const isDraft = ({ number }: Pick<BillingDocument, "number">): boolean => number === "";

/** The state that a person sees: it follows from the document, its payments, and the documents upon it. */
export function documentState(document: Ruled, circumstances: DocumentCircumstances): DocumentState {
  const { paid, dueOn } = document;
  if (isDraft(document)) return "draft";
  if (circumstances.isCancelled) return "cancelled";
  const rest = restOf(document, circumstances);
  if (circumstances.followers.some(({ replaces }) => replaces)) return "exchanged";
  if (rest === 0 && document.total !== 0) return "corrected";
  if (isByDifferences(document) && rest < 0) return circumstances.isToReturn ? "toReturn" : "settled";
  if (paid >= rest) return "paid";
  if (dueOn !== undefined && dueOn < circumstances.businessDate) return "overdue";
  return paid > 0 ? "partlyPaid" : "pending";
}

/** The acts on what is issued. */
export type IssuedAction = Exclude<DocumentAction, "edit" | "delete" | "issue">;

/** The acts on a draft are others. */
export const isOfDraft = (action: DocumentAction): action is Exclude<DocumentAction, IssuedAction> =>
  action === "edit" || action === "delete" || action === "issue";

/** The acts on a document whose invoice is cancelled. */
const ofCancelled: ReadonlySet<DocumentAction> = new Set<DocumentAction>(["print", "resend"]);

type Applied = Pick<Acted, "kind" | "number" | "open" | "owedBack">;
type AppliedFacts = Pick<ActCircumstances, "hasRecord" | "sending" | "isCancelled">;
type Applies = (document: Applied, facts: AppliedFacts) => boolean;

const isOpen: Applies = ({ open }) => open > 0;
const isRecorded: Applies = (_, { hasRecord }) => hasRecord;

/** Whether an issued document knows an act: the agency gets no record twice. */
const applies: Record<IssuedAction, Applies> = {
  print: () => true,
  correct: ({ kind }) => kind !== "proforma",
  exchange: ({ kind }) => kind === "F2",
  pay: isOpen,
  refund: ({ owedBack = 0 }) => owedBack > 0,
  remind: isOpen,
  resend: (_, { hasRecord, sending }) => hasRecord && sending !== "accepted" && sending !== "acceptedWithErrors",
  amend: ({ kind }, { hasRecord }) => hasRecord && !isSimplified(kind),
  cancel: isRecorded,
};

/** Whether its state knows an act; of a cancelled one only the cancellation can still be sent. */
export function isApplicable(action: DocumentAction, document: Applied, facts: AppliedFacts): boolean {
  if (isDraft(document) || isOfDraft(action)) return isDraft(document) && isOfDraft(action);
  return (!facts.isCancelled || ofCancelled.has(action)) && applies[action](document, facts);
}

export const isLate = (
  { open, dueOn, issuedOn }: Pick<BillingDocument, "open" | "dueOn" | "issuedOn">,
  businessDate: CivilDate,
): boolean => open > 0 && (dueOn ?? issuedOn) < businessDate;

/** Why no corrective invoice can be made of it. */
export function againstCorrecting(document: Ruled, circumstances: DocumentCircumstances): BillingReason[] {
  if (isByDifferences(document)) return [billingReason("CORRECTIVE_FINAL")];
  const full = circumstances.followers.find(({ replaces }) => replaces);
  if (full) return [billingReason("DOCUMENT_EXCHANGED", { document: full.number })];
  if (document.kind === "proforma") return [billingReason("NO_INVOICE")];
  const isWhole = document.total !== 0 && restOf(document, circumstances) === 0;
  return isWhole ? [billingReason("CORRECTED_WHOLE")] : [];
}

/** A ticket is exchanged by what is left of it; not where that is nothing. */
export function againstExchange(document: Ruled, circumstances: DocumentCircumstances): BillingReason[] {
  const { followers } = circumstances;
  if (document.kind !== "F2") return [billingReason("TICKET_ONLY")];
  const full = followers.find(({ replaces }) => replaces?.some(({ id }) => id === document.id));
  if (full) return [billingReason("TICKET_EXCHANGED", { document: full.number })];
  const isGone = followers.length > 0 && restOf(document, circumstances) === 0;
  return isGone ? [billingReason("TICKET_CORRECTED")] : [];
}

/** Why its record cannot be cancelled: only an invoice that should never have existed may be. */
export const againstCancelling = ({
  kind,
  paid,
  prints,
}: Pick<BillingDocument, "kind" | "paid" | "prints">): BillingReason[] =>
  isInvoice(kind) && paid === 0 && prints === 0 ? [] : [billingReason("DELIVERED_OR_PAID")];

/** A record is amended by its customer: all else is on the paper. */
function againstAmending({ kind }: Pick<BillingDocument, "kind">, sending: SendState | undefined): BillingReason[] {
  if (!sending) return [billingReason("RECORD_NONE")];
  if (isSimplified(kind)) return [billingReason("RECORD_NO_CUSTOMER")];
  return sending === "pending" || sending === "sent" ? [billingReason("RECORD_PENDING")] : [];
}

type Against = (document: Acted, circumstances: ActCircumstances) => BillingReason[];

const against: Record<IssuedAction, Against> = {
  print: () => [],
  correct: (document, circumstances) =>
    circumstances.isPaidInPoints ? [billingReason("POINTS_AT_TILL")] : againstCorrecting(document, circumstances),
  exchange: (document, circumstances) =>
    circumstances.isPaidInPoints ? [billingReason("POINTS_EXCHANGE")] : againstExchange(document, circumstances),
  pay: ({ open }) => (open > 0 ? [] : [billingReason("NOTHING_TO_PAY")]),
  refund: ({ owedBack = 0 }) => (owedBack > 0 ? [] : [billingReason("NOTHING_OWED")]),
  remind: (document, { businessDate, againstWriting }) =>
    isLate(document, businessDate) ? againstWriting : [billingReason("NOT_DUE")],
  resend: (_, { sending }) => (sending ? againstResending(sending) : [billingReason("RECORD_NONE")]),
  amend: (document, { sending }) => againstAmending(document, sending),
  cancel(document, { hasRecord, followers }) {
    if (!hasRecord) return [billingReason("RECORD_NONE")];
    return followers.length > 0 ? [billingReason("DELIVERED_OR_PAID")] : againstCancelling(document);
  },
};

/** Why an act on an issued document is refused. */
export function againstAct(action: DocumentAction, document: Acted, circumstances: ActCircumstances): BillingReason[] {
  if (isOfDraft(action)) return [billingReason("DOCUMENT_ISSUED")];
  const isGone = circumstances.isCancelled && !ofCancelled.has(action);
  return isGone ? [billingReason("DOCUMENT_CANCELLED")] : against[action](document, circumstances);
}
