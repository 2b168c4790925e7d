import type { Charge, FolioInput, OtherStay, Payment } from "@/contract/reservations/folio";
import type { CivilDate } from "@/contract/property";
import type { Reason } from "@/contract/reasons";
import type { Reservation } from "@/contract/reservations/reservations";

import { isEnded, situationOf } from "../reservations/situationOf";
import { reasonFor } from "../reasonFor";
import { folioReason } from "./folioReason";
import { placeOf, ruledWindow } from "./windows";

type Target = Pick<Reservation, "id" | "state" | "arrival" | "departure" | "releaseOn">;

/** Why a stay does not take what another one hands over; empty when it does. `name` is its guest's. */
export function transferReasons(target: Target, payerId: string, name: string, businessDate: CivilDate): Reason[] {
  if (target.id === payerId) return [folioReason("STAY_SAME")];
  if (isEnded(target.state)) return [reasonFor("FOLIO_CLOSED", { situation: situationOf(target, businessDate) })];
  return target.state === "inHouse" ? [] : [folioReason("STAY_NOT_IN_HOUSE", { guest: name })];
}

/** The reference of the charge that belongs to a payment by another room. */
export const transferRef = (sourceRef: string): string => `transfer:${sourceRef}`;

/** What the other stay is charged with; `from` is the stay that hands it over. */
export function transferCharge(
  { sourceRef = "", amount = 0 }: Partial<FolioInput>,
  from: OtherStay,
  { billing }: Pick<Reservation, "billing">,
  date: CivilDate,
): Charge {
  const key = transferRef(sourceRef);
  const place = placeOf(ruledWindow("posted", billing));
  return { id: key, sourceRef: key, kind: "transfer", date, description: from.name, amount, stay: from, ...place };
}

/** Whether a payment by another room was taken back. */
const isTakenBack = ({ id }: Payment, payments: readonly Payment[]): boolean =>
  payments.some(({ sourceRef }) => sourceRef === `correction:${id}`);

/** Why a payment may not be corrected; empty when it may: only by another room, and once. */
export function paymentReasons(payment: Payment, payments: readonly Payment[]): Reason[] {
  if (payment.method !== "room" || payment.amount < 0) return [folioReason("CORRECTION_FINAL")];
  return isTakenBack(payment, payments) ? [folioReason("ALREADY_CORRECTED")] : [];
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
