import type { Charge, Payment } from "@/contract/account/account";
import type { Reason } from "@/contract/reservations/reservationReasons";

import { accountReason } from "./accountReason";
import { placeOf } from "./windows";

/** Whether it is an allowance that points have paid. */
export const isRedemption = ({ kind, points }: Charge): boolean => kind === "allowance" && points !== undefined;

export const correctionOf = ({ id }: Pick<Charge, "id">, charges: readonly Charge[]): Charge | undefined =>
  charges.find(({ corrects }) => corrects === id);

/** Why a line may not be corrected; empty when it may. */
export function correctionReasons(line: Charge, charges: readonly Charge[]): Reason[] {
  if (line.member) return [accountReason("GROUP_LINE", { guest: line.member.name })];
  if (line.corrects !== undefined) return [accountReason("CORRECTION_FINAL")];
  return correctionOf(line, charges) ? [accountReason("ALREADY_CORRECTED")] : [];
}

/** Whether a payment by another room was taken back. */
const isTakenBack = ({ id }: Payment, payments: readonly Payment[]): boolean =>
  payments.some(({ sourceRef }) => sourceRef === `correction:${id}`);

/** Why a payment may not be corrected; empty when it may: only by another room, and once. */
export function paymentReasons(payment: Payment, payments: readonly Payment[]): Reason[] {
  if (payment.method !== "room" || payment.amount < 0) return [accountReason("CORRECTION_FINAL")];
  return isTakenBack(payment, payments) ? [accountReason("ALREADY_CORRECTED")] : [];
}

/** The line that takes a payment by another room back. */
export function takenBack(payment: Payment, reason: string, at: string): Payment {
  const { id, method, amount, window, stay } = payment;
  const key = `correction:${id}`;
  return {
    id: key,
    sourceRef: key,
    method,
    kind: "refund",
    amount: -amount,
    at,
    reason: reason.trim(),
    stay,
    ...placeOf(window),
  };
}
