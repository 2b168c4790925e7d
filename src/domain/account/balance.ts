import type { Charge, Payment } from "@/contract/account/account";
import type { Cents } from "@/contract/property";

export const chargedTotal = (charges: readonly Pick<Charge, "amount">[]): Cents =>
  charges.reduce((sum, { amount }) => sum + amount, 0);

export const paidTotal = (payments: readonly Payment[]): Cents => payments.reduce((sum, { amount }) => sum + amount, 0);

/** Negative if the property owes the payer. */
export const balanceOf = (total: Cents, payments: readonly Payment[]): Cents => total - paidTotal(payments);
