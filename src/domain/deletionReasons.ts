import type { Reason } from "@/contract/reasons";
import type { Reservation } from "@/contract/reservations";

import { paidTotal } from "./balance";
import { reasonFor } from "./reasonFor";

/** What has a guest in house or money in it is not made unwritten. */
export function deletionReasons(
  { state, payments }: Pick<Reservation, "state" | "payments">,
  currency: string,
): Reason[] {
  if (state === "inHouse") return [reasonFor("IN_HOUSE_NOT_CANCELLABLE")];
  const amount = paidTotal(payments);
  return amount > 0 ? [reasonFor("HAS_PAYMENTS", { amount, currency })] : [];
}
