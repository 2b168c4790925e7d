import type { Tone } from "@/contract/definition/defineRecord";
import type { DocumentRow } from "@/contract/billing/documentRow";
import type { BillingDocument, DocumentAction, DocumentDraft, DocumentInput } from "@/contract/billing/billingDocument";
import type { DocumentState } from "@/contract/billing/documentKinds";
import type { SendState } from "@/contract/billing/chainRecord";
import { isUnknown } from "@/shared/api/failures";
import { createRecord } from "@/shared/record/createRecord";
import { recordRefusalOf } from "@/shared/record/recordRefusal";
import { paths } from "@/shared/routing/paths";
import { call, type Saga } from "@/shared/saga/effects";

import { billingApi } from "../base/billingApi";
import { type DraftDeletion, draftDeletion } from "./draftDeletion";

/** A draft's form is a dialog, which is one act among the others. */
export interface DocumentActInput extends DocumentInput {
  draft: DocumentDraft;
}

export const documentRecord = createRecord<
  BillingDocument,
  never,
  never,
  DocumentAction,
  DocumentActInput,
  DraftDeletion
>()("document", {
  get: billingApi.getDocument,
  *act({ params, body: { draft, ...body }, key }): Saga<BillingDocument> {
    const { version } = body;
    if (draft) return yield* call(billingApi.updateDocument, { params, body: { version, draft }, key });
    return yield* call(billingApi.actOnDocument, { params, body, key });
  },
  other: draftDeletion,
  /** An unknown document was a draft: no other is ever removed. */
  refusalOf: (error) => ({
    ...recordRefusalOf<BillingDocument>(error),
    ...(isUnknown(error) && { message: { id: "billing.draftGone" } }),
  }),
  typedIn: ({ amount, reason, reference, subject, body, customer, draft: { customer: drafted = customer } = {} }) => [
    amount,
    reason,
    reference,
    subject,
    body,
    drafted && [drafted.name, drafted.taxId, drafted.address].filter(Boolean).join(" · "),
  ],
  notDone: "billing.notDone",
  path: paths.document,
  listPath: paths.documents,
  openTexts: "billing",
});

const rows = documentRecord.inRows<DocumentRow>((row) => row);

/** A document is more than its row, and an act may issue another one: the list asks again instead of showing the reply. */
export const documentRows = { ...rows, partsShowing: () => rows.partsShowing(function* () {}) };

export const stateTones: Record<DocumentState, Tone> = {
  draft: "quiet",
  pending: "open",
  partlyPaid: "open",
  paid: "good",
  overdue: "late",
  corrected: "quiet",
  exchanged: "quiet",
  cancelled: "quiet",
  toReturn: "late",
  settled: "good",
};

export const recordTones: Record<SendState, Tone> = {
  pending: "open",
  sent: "open",
  accepted: "good",
  acceptedWithErrors: "now",
  rejected: "late",
};
