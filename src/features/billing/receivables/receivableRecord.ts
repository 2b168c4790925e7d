import type {
  ReceivableAccount,
  ReceivableAct,
  ReceivableAction,
  ReceivableDraft,
} from "@/contract/billing/receivable";
import { createLoad } from "@/shared/load/createLoad";
import { createRecord } from "@/shared/record/createRecord";
import { paths } from "@/shared/routing/paths";
import { call, type Saga } from "@/shared/saga/effects";

import { billingApi } from "../base/billingApi";

export const openDocuments = createLoad(
  "openDocuments",
  (accountId: string) => billingApi.exportDocuments({ query: { accountId } }),
  billingApi.exportDocuments.reads,
);

/** The id of an account in its form before it is created. */
export const newAccountId = "new";

export type ReceivableInput = Omit<ReceivableAct, "version"> & { draft?: ReceivableDraft };

/** An account's form is a dialog, which is one act among the others. */
export const receivableRecord = createRecord<ReceivableAccount, never, never, ReceivableAction, ReceivableInput>()(
  "receivable",
  {
    *act({ params: { id, action }, body: { draft, ...body }, key }): Saga<ReceivableAccount> {
      if (!draft) return yield* call(billingApi.actOnReceivable, { params: { id, action }, body, key });
      const { version } = body;
      if (id !== newAccountId)
        return yield* call(billingApi.updateReceivable, { params: { id }, body: { version, draft }, key });
      const made = yield* call(billingApi.createReceivable, { body: { clientId: key, draft }, key });
      return { ...made, id }; // the act is done that was asked for; the list has its own id
    },
    typedIn: ({ amount, reference, reason, subject, body }) => [amount, reference, reason, subject, body],
    notDone: "receivables.notDone",
    path: paths.receivables,
  },
);
