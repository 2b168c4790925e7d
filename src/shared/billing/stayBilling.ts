import type { AccountBilling } from "@/contract/billing/accountBilling";
import { billingContract } from "@/contract/billing/billing";
import type { DocumentDraft } from "@/contract/billing/billingDocument";
import { createClient } from "@/shared/api/createClient";
import type { StatePart } from "@/shared/feature/feature";
import { createLoad } from "@/shared/load/createLoad";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { createRecord } from "@/shared/record/createRecord";
import { paths } from "@/shared/routing/paths";
import { call, put, type Saga } from "@/shared/saga/effects";

const { getAccountBilling, billAccount, createDocument } = createClient(billingContract);

/** How a stay can be billed, and what was billed of it. */
export const accountBilling = createLoad(
  "accountBilling",
  (id: string) => getAccountBilling({ params: { id } }),
  getAccountBilling.reads,
);

/** The account of a stay, seen from billing: it has the id of the stay, and no version of its own. */
interface BilledStay extends AccountBilling {
  id: string;
  version: number;
}

export interface BillInput {
  draft: DocumentDraft;
  /** Why an account goes over its limit. */
  overrideReason: string;
  /** It is kept as a draft, and issued later. */
  isKept: true;
}

export const stayBilling = createRecord<BilledStay, never, never, "bill", BillInput>()("stayBilling", {
  *act({ params: { id }, body: { draft, overrideReason, isKept }, key }): Saga<BilledStay> {
    if (draft && isKept) {
      yield* call(createDocument, { body: { clientId: key, draft }, key });
      yield* put(noticeShown({ kind: "success", sentence: { id: "invoice.kept" } }));
    } else if (draft) {
      const { number } = yield* call(billAccount, { body: { clientId: key, draft, overrideReason }, key });
      yield* put(noticeShown({ kind: "success", sentence: { id: "invoice.issued", values: { number } } }));
    }
    const billing = yield* call(getAccountBilling, { params: { id } });
    return { ...billing, id, version: 0 };
  },
  notDone: "invoice.notIssued",
  path: paths.reservation,
});

const follower = stayBilling.followedBy({
  show: ({ id: _, version: __, ...billing }) => accountBilling.tell(() => billing),
});

export const stayBillingParts: StatePart[] = [accountBilling, stayBilling, follower];
