import type { AllowInput, ChargeInput } from "@/contract/account/accountActs";
import { allowanceWindow } from "@/domain/account/limits";

import type { Hotel } from "../hotel/Hotel";
import { folioOf } from "../hotel/reservations/folioOf";
import type { Actor } from "../records/Actor";
import { postAllowance, postCharge } from "./postToFolio";

/** Charges the folio of a stay for another area, or refuses with the folio's reasons: nothing is lost without a word. */
export function chargeStay(reservationId: string, charge: ChargeInput, hotel: Hotel, actor: Actor) {
  const stay = hotel.get(reservationId);
  const { sourceRef } = charge;
  // what was taken back may be charged again, under a reference of its own
  const earlier = stay.charges.filter(({ origin }) => origin === sourceRef).length;
  const reference = earlier > 0 ? `${sourceRef}:${earlier + 1}` : sourceRef;
  postCharge(stay, { ...charge, sourceRef: reference, version: stay.version }, hotel, actor, { origin: sourceRef });
}

/**
 * Takes an amount off the bill of a stay for another area, or refuses with the folio's reasons. Off the guest's window,
 * unless only the company's has so much open. `points` are those that pay it.
 */
export function allowStay(reservationId: string, allowance: AllowInput, hotel: Hotel, actor: Actor, points?: number) {
  const stay = hotel.get(reservationId);
  const { windows } = folioOf(stay, hotel);
  const window = allowanceWindow(windows, allowance.amount, points);
  const posted = { ...allowance, window, version: stay.version };
  postAllowance(stay, posted, hotel, actor, { points, origin: allowance.sourceRef });
}
