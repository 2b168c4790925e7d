import type { AccountBilling } from "@/contract/billing/accountBilling";
import { billingContract } from "@/contract/billing/billing";
import type { BillingDocument, DocumentDraft } from "@/contract/billing/billingDocument";
import { createClient } from "@/shared/api/createClient";
import type { StatePart } from "@/shared/feature/feature";
import { createLoad } from "@/shared/load/createLoad";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { createRecord } from "@/shared/record/createRecord";
import { recordRefusalOf } from "@/shared/record/recordRefusal";
import { paths } from "@/shared/routing/paths";
import { call, put, type Saga, select } from "@/shared/saga/effects";

const { getAccountBilling, billAccount, createDocument, updateDocument } = createClient(billingContract);

/** How a stay can be billed, and what was billed of it. */
export const accountBillingLoad = createLoad(
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
  /** Of the form: under it one draft is kept, and one document issued, after a reload too. */
  clientId: string;
  draft: DocumentDraft;
  /** Why an account goes over its limit. */
  overrideReason: string;
  /** It is kept as a draft, and issued later. */
  isKept: true;
}

export const stayBilling = createRecord<BilledStay, never, never, "bill", BillInput>()("stayBilling", {
  *act({ params: { id }, key, body: { clientId = key, draft, overrideReason, isKept } }): Saga<BilledStay> {
    if (draft && isKept) {
      yield* keep(`${clientId}:kept`, draft, key);
      yield* put(noticeShown({ kind: "success", sentence: { id: "invoice.kept" } }));
    } else if (draft) {
      const { number } = yield* call(billAccount, { body: { clientId, draft, overrideReason }, key });
      yield* put(noticeShown({ kind: "success", sentence: { id: "invoice.issued", values: { number } } }));
    }
    return { ...(yield* billingNow(id)), id, version: 0 };
  },
  tellsDone: true,
  notDone: "invoice.notIssued",
  path: paths.reservation,
});

const nothingKnown: AccountBilling = { windows: [], documents: [], documentOf: {} };

/** After a press that was done. Where that cannot be read, it is done all the same, and asked for until the server replies. */
function* billingNow(id: string): Saga<AccountBilling> {
  try {
    return yield* call(getAccountBilling, { params: { id } });
  } catch {
    const known = yield* select(accountBillingLoad.selectData);
    yield* accountBillingLoad.askAgain();
    return known ?? nothingKnown;
  }
}

/** A draft that an earlier press of the form has made, whose reply was lost, is brought to what is asked for now. */
function* keep(clientId: string, draft: DocumentDraft, key: string): Saga {
  try {
    yield* call(createDocument, { body: { clientId, draft }, key });
  } catch (error) {
    const { current } = recordRefusalOf<BillingDocument>(error);
    if (!current) throw error;
    const { id, version } = current;
    yield* call(updateDocument, { params: { id }, body: { version, draft }, key: `${key} upon it` });
  }
}

const follower = stayBilling.followedBy({
  show: ({ id, version: _, ...billing }) => accountBillingLoad.tell(() => billing, id),
});

export const stayBillingParts: StatePart[] = [accountBillingLoad, stayBilling, follower];
