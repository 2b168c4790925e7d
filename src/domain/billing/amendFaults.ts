import type { BillingDocument, DocumentInput } from "@/contract/billing/billingDocument";

import { unless } from "../faults";
import { billingReason } from "./documentKinds";
import { recipientFaults } from "./issueRules";
import { recipientOf } from "./recipients";

type Recorded = Pick<BillingDocument, "customer" | "mended">;

/** Faults of what a record is to tell of the customer instead: it may not tell the same again. */
export function amendFaults({ customer, mended = customer }: Recorded, act: Partial<Pick<DocumentInput, "customer">>) {
  const { customer: told = mended } = act;
  const faults = recipientFaults(told ?? {});
  const isSame = told && mended && JSON.stringify(recipientOf(told)) === JSON.stringify(recipientOf(mended));
  return [...faults, ...unless(faults.length > 0 || !isSame, "name", () => billingReason("RECORD_SAME"))];
}
