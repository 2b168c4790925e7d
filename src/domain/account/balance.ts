import type { Charge, Payment } from "@/contract/account/account";
import type { Cents } from "@/contract/property";

export const chargedTotal = (charges: readonly Pick<Charge, "amount">[]): Cents =>
  charges.reduce((sum, { amount }) => sum + amount, 0);

export const paidTotal = (payments: readonly Payment[]): Cents => payments.reduce((sum, { amount }) => sum + amount, 0);

/** Money, and what another room pays: a debt that accounts receivable have taken over is none. */
export const givenIn = (payments: readonly Pick<Payment, "method" | "amount">[]): Cents =>
  chargedTotal(payments.filter(({ method }) => method !== "receivable"));

/** Negative if the property owes the payer. */
export const balanceOf = (total: Cents, payments: readonly Payment[]): Cents => total - paidTotal(payments);
