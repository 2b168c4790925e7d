import type { Charge } from "@/contract/account/account";
import type { BillingSettings } from "@/contract/property";
import { isOfFee } from "@/domain/account/corrections";
import { feeVat } from "@/domain/reservations/fees";

import type { StoredReservation } from "./StoredReservation";

/**
 * The reservation with the VAT of its fees, and of what took them back. An earlier release kept none: it taxed them as the
 * property did when it looked.
 */
export function withFeeVat(kept: StoredReservation, feeCause: BillingSettings["feeCause"]): StoredReservation {
  const isUntold = ({ kind, vat }: Charge) => kind === "fee" && vat === undefined;
  if (!kept.charges.some(isUntold)) return kept;
  const charges = kept.charges.map((line) => (isOfFee(line, kept.charges) ? { ...line, vat: feeVat(feeCause) } : line));
  return { ...kept, charges };
}
