import type { Payment } from "@/contract/account/account";
import { billingReason } from "@/domain/billing/documentKinds";

import { refuse } from "../../records/Refused";

type Money = Pick<Payment, "method" | "amount">;

/** Whether money repeats what was taken under its id, in one part or in several. Other money under that id is refused. */
export function isRepeated(taken: readonly Money[], { method, amount = 0 }: Partial<Money>): boolean {
  if (taken.length === 0) return false;
  const sum = taken.reduce((before, one) => before + one.amount, 0);
  const isSame = sum === amount && taken.every((one) => one.method === method);
  refuse(isSame ? [] : [billingReason("PAYMENT_TAKEN")]);
  return true;
}
