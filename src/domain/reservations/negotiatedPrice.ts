import { accountLimits } from "@/contract/account/account";
import type { NegotiatedPrice, NightPrice } from "@/contract/reservations/rates";
import type { Reason } from "@/contract/reservations/reservationReasons";

import { reasonFor } from "../reasonFor";

/** Nights at the price that was promised or, without a promise, at that of the plan. */
export const atNegotiated = (offered: readonly NightPrice[], negotiated: NegotiatedPrice | undefined): NightPrice[] =>
  offered.map(({ date, price }) => ({ date, price: negotiated?.perNight ?? price }));

interface NegotiatedFault {
  field: `negotiatedPrice.${keyof NegotiatedPrice}`;
  reason: Reason;
}

/** Whole cents from 0 to the most that a posting may be. */
export const isNegotiable = (perNight: number) =>
  Number.isInteger(perNight) && perNight >= 0 && perNight <= accountLimits.cents;

/** Faults of a price and its reason, by their fields. */
export function negotiatedFaults({ perNight, reason }: NegotiatedPrice): NegotiatedFault[] {
  const { cents, reason: max } = accountLimits;
  const faults: NegotiatedFault[] = [];
  if (!isNegotiable(perNight))
    faults.push({
      field: "negotiatedPrice.perNight",
      reason: reasonFor("NEGOTIATED_PRICE", { max: cents / 100 }),
    });
  if (reason.trim() === "") faults.push({ field: "negotiatedPrice.reason", reason: reasonFor("PRICE_REASON_MISSING") });
  if (reason.trim().length > max)
    faults.push({ field: "negotiatedPrice.reason", reason: reasonFor("TEXT_TOO_LONG", { max }) });
  return faults;
}
