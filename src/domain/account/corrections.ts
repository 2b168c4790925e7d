import type { Charge, Payment } from "@/contract/account/account";
import type { Cents } from "@/contract/property";
import type { Reason } from "@/contract/reservations/reservationReasons";

import { paidTotal } from "./balance";
import { accountReason, type RuledAccount } from "./ruledAccount";
import { refundableBy } from "./limits";
import type { Moment } from "./posting";
import { inWindow, placeOf, sumsOf, windowOf } from "./windows";

/** Whether it is an allowance that points have paid. */
export const isRedemption = ({ kind, points }: Charge): boolean => kind === "allowance" && points !== undefined;

export const correctionOf = ({ id }: Pick<Charge, "id">, charges: readonly Charge[]): Charge | undefined =>
  charges.find(({ corrects }) => corrects === id);

/** Why a line may not be corrected; empty when it may. */
export function correctionReasons(line: Charge, charges: readonly Charge[]): Reason[] {
  if (line.member) return [accountReason("GROUP_LINE", { guest: line.member.name })];
  if (line.corrects !== undefined) return [accountReason("CORRECTION_FINAL")];
  return correctionOf(line, charges) || isGivenBack(line, charges) ? [accountReason("ALREADY_CORRECTED")] : [];
}

/** Another area has charged it and taken it off again: the charge and what takes it off have one origin. */
const isGivenBack = ({ id, kind, origin }: Charge, charges: readonly Charge[]): boolean =>
  charges.some(
    (one) =>
      origin !== undefined &&
      one.id !== id &&
      one.origin === origin &&
      (one.kind === "allowance") !== (kind === "allowance") &&
      !correctionOf(one, charges),
  );

/** Whether a payment was taken back by a correction. */
export const isTakenBack = ({ id }: Payment, payments: readonly Payment[]): boolean =>
  payments.some(({ takesBack }) => takesBack === id);

/**
 * Why a payment may not be corrected; empty when it may, once. One in money may while its business date is open, so that
 * the cash count of a closed day never changes; after it, money goes back by a refund. Of a closed folio none that leaves a
 * debt: no list shows it after the check-out.
 */
export function paymentReasons(
  payment: Payment,
  { payments, windows, closed, businessDate }: Pick<RuledAccount, "payments" | "windows" | "closed" | "businessDate">,
): Reason[] {
  const { method, amount, date, window } = payment;
  if (amount <= 0) return [accountReason("CORRECTION_FINAL")];
  if (isTakenBack(payment, payments)) return [accountReason("ALREADY_CORRECTED")];
  if (closed && sumsOf(windows, windowOf({ window })).balance + amount > 0)
    return [accountReason("PAYMENT_FOLIO_CLOSED")];
  if (method === "room") return [];
  if (date === undefined || date !== businessDate) return [accountReason("PAYMENT_DAY_CLOSED")];
  const isThere = refundableBy(method, inWindow(payments, windowOf({ window }))) >= amount;
  return isThere ? [] : [accountReason("PAYMENT_GIVEN_BACK")];
}

/** The part of a payment that refunds have left: its window has no more of its method, nor of its payer's money. */
export function leftOf({ method, amount, window }: Payment, payments: readonly Payment[]): Cents {
  const here = inWindow(payments, windowOf({ window }));
  const ofMethod = paidTotal(here.filter((one) => one.method === method));
  return Math.max(0, Math.min(amount, ofMethod, refundableBy(method, here)));
}

/** The line that takes a payment back. */
export function takenBack(payment: Payment, reason: string, { at, date }: Moment): Payment {
  const { id, method, amount, window, stay, documentId, partOf } = payment;
  const key = `correction:${id}`;
  return {
    id: key,
    sourceRef: key,
    method,
    kind: "correction",
    takesBack: id,
    ...(documentId !== undefined && { documentId }),
    ...(partOf !== undefined && { partOf }),
    amount: -amount,
    at,
    date,
    reason: reason.trim(),
    ...(stay && { stay }),
    ...placeOf(window),
  };
}

/** Whether a line is the fee of a no-show or a late cancellation, or takes one back, or a part of it. Each line is followed once. */
export function isOfFee(line: Pick<Charge, "kind" | "corrects" | "takesOff">, charges: readonly Charge[]): boolean {
  const root = line.corrects ?? line.takesOff;
  const of = root === undefined ? undefined : charges.find(({ id }) => id === root);
  return (
    line.kind === "fee" ||
    (of !== undefined &&
      isOfFee(
        of,
        charges.filter((other) => other !== of),
      ))
  );
}
