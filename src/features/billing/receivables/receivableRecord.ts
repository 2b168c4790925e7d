import type {
  ReceivableAccount,
  ReceivableAct,
  ReceivableAction,
  ReceivableDraft,
} from "@/contract/billing/receivable";
import { createLoad } from "@/shared/load/createLoad";
import { createRecord } from "@/shared/record/createRecord";
import { paths } from "@/shared/routing/paths";

import { billingApi } from "../base/billingApi";

export const receivables = createLoad(
  "receivables",
  () => billingApi.listReceivables(),
  billingApi.listReceivables.reads,
);

/** The documents of an account that are open. */
export const openDocuments = createLoad(
  "openDocuments",
  (accountId: string) => billingApi.exportDocuments({ query: { accountId } }),
  billingApi.exportDocuments.reads,
);

export type ReceivableInput = Omit<ReceivableAct, "version"> & { draft?: ReceivableDraft };

/** An account on credit. Its form is a dialog, which is an act among the others. */
export const receivableRecord = createRecord<ReceivableAccount, never, never, ReceivableAction, ReceivableInput>()(
  "receivable",
  {
    act: ({ params: { id, action }, body: { draft, ...body }, key }) =>
      action === "edit" && draft
        ? billingApi.updateReceivable({ params: { id }, body: { version: body.version, draft }, key })
        : billingApi.actOnReceivable({ params: { id, action }, body, key }),
    typedIn: ({ reference }) => [reference],
    notDone: "receivables.notDone",
    path: paths.receivables,
  },
);
