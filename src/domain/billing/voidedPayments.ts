import type { BillingReason } from "@/contract/billing/billingReasons";
import type { DocumentPayment } from "@/contract/billing/billingDocument";
import type { AccountPayment, ReceivableAct } from "@/contract/billing/receivable";

import { type Fault, unless } from "../faults";
import { billingReason } from "./documentKinds";
import { reasonFaults } from "./issueRules";

type Kept = Pick<DocumentPayment, "id" | "voids">;

/** Payments without those that were voided and those that void them: together these come to nothing. */
export function standingPayments<Payment extends Kept>(payments: readonly Payment[]): Payment[] {
  const voided = new Set(payments.map(({ voids }) => voids));
  return payments.filter(({ id, voids }) => voids === undefined && !voided.has(id));
}

/**
 * Why a payment of an account is not voided; empty when it is: whole, and once. What has reached a folio goes back there, where
 * the account of the stay counts with it.
 */
export function voidReasons({
  voided,
  folios,
}: Pick<AccountPayment, "voided"> & { folios: readonly { reservationId: string }[] }): BillingReason[] {
  if (voided) return [billingReason("PAYMENT_VOIDED")];
  return folios.map(({ reservationId: reservation }) => billingReason("PAYMENT_AT_FOLIO", { reservation }));
}

export const voidFaults = (
  { paymentId, reason }: Pick<Partial<ReceivableAct>, "paymentId" | "reason">,
  payments: readonly Pick<AccountPayment, "id">[],
): Fault<BillingReason>[] => [
  ...unless(
    payments.some(({ id }) => id === paymentId),
    "paymentId",
    () => billingReason("PAYMENT_UNKNOWN"),
  ),
  ...reasonFaults({ reason }),
];

/** The counter-payment of a payment, or of a share of one: of its own day, so that no day before it changes. */
export const voidOf = (
  { id, method, amount, reference }: DocumentPayment,
  moment: Pick<DocumentPayment, "at" | "date" | "by">,
): DocumentPayment => ({
  id: `void:${id}`,
  voids: id,
  method,
  amount: 0 - amount,
  ...moment,
  ...(reference && { reference }),
});
