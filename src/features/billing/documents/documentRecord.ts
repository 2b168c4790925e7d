import type { DocumentRow } from "@/contract/billing/documentRow";
import type { BillingDocument, DocumentAction, DocumentInput, DocumentState } from "@/contract/billing/billingDocument";
import type { SendState } from "@/contract/billing/chainRecord";
import { createRecord } from "@/shared/record/createRecord";
import { paths } from "@/shared/routing/paths";
import type { Tone } from "@/shared/ui/states/StateBadge";

import { billingApi } from "../base/billingApi";

export const documentRecord = createRecord<BillingDocument, never, never, DocumentAction, DocumentInput>()("document", {
  get: billingApi.getDocument,
  act: billingApi.actOnDocument,
  typedIn: ({ reason, reference }) => [reason, reference],
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
};

export const recordTones: Record<SendState, Tone> = {
  pending: "open",
  sent: "open",
  accepted: "good",
  acceptedWithErrors: "now",
  rejected: "late",
};
