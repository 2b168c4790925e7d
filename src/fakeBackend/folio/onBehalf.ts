import type { AllowInput, ChargeInput, CorrectInput } from "@/contract/account/accountActs";
import { allowanceWindow } from "@/domain/account/limits";

import type { Hotel } from "../hotel/Hotel";
import { folioOf } from "../hotel/reservations/folioOf";
import type { Actor } from "../records/Actor";
import { postAllowance, postCharge, postCorrection } from "./postToFolio";

/** Charges the folio of a stay for another area, or refuses with the folio's reasons: nothing is lost without a word. */
export function chargeStay(reservationId: string, charge: ChargeInput, hotel: Hotel, actor: Actor) {
  const stay = hotel.get(reservationId);
  const { sourceRef } = charge;
  // what was taken back may be charged again, under a reference of its own
  const earlier = stay.charges.filter(({ origin }) => origin === sourceRef).length;
  const reference = earlier > 0 ? `${sourceRef}:${earlier + 1}` : sourceRef;
  postCharge(stay, { ...charge, sourceRef: reference, version: stay.version }, hotel, actor, { origin: sourceRef });
}

/** Corrects the last charge under a reference, if there is one that is not corrected. */
export function takeChargeBack(
  reservationId: string,
  { sourceRef, reason }: Pick<ChargeInput, "sourceRef"> & Pick<CorrectInput, "reason">,
  hotel: Hotel,
  actor: Actor,
) {
  const stay = hotel.get(reservationId);
  const charge = stay.charges.findLast(({ origin }) => origin === sourceRef);
  if (!charge || stay.charges.some(({ corrects }) => corrects === charge.id)) return;
  postCorrection(stay, { chargeId: charge.id, reason, version: stay.version }, hotel, actor);
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
