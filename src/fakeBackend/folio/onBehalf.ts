import type { FolioInput } from "@/contract/reservations/folio";
import { allowanceWindow } from "@/domain/account/limits";

import type { Hotel } from "../hotel/Hotel";
import { toReservation } from "../hotel/reservations/toReservation";
import type { Actor } from "../records/Actor";
import { postToFolio } from "./postToFolio";

type Reference = Pick<FolioInput, "sourceRef">;

/** Charges the folio of a stay for another area, or refuses with the folio's reasons: nothing is lost without a word. */
export function chargeStay(
  reservationId: string,
  charge: Reference & Pick<FolioInput, "description" | "quantity" | "unitPrice" | "vat">,
  hotel: Hotel,
  actor: Actor,
) {
  const stay = hotel.get(reservationId);
  const { sourceRef } = charge;
  // what was taken back may be charged again, under a reference of its own
  const earlier = stay.charges.filter(({ origin }) => origin === sourceRef).length;
  const reference = earlier > 0 ? `${sourceRef}:${earlier + 1}` : sourceRef;
  const posted = { ...charge, sourceRef: reference, version: stay.version };
  postToFolio(stay, "charge", posted, hotel, actor, { origin: sourceRef });
}

/** Corrects the last charge under a reference, if there is one that is not corrected. */
export function takeChargeBack(
  reservationId: string,
  { sourceRef, reason }: Reference & Pick<FolioInput, "reason">,
  hotel: Hotel,
  actor: Actor,
) {
  const stay = hotel.get(reservationId);
  const charge = stay.charges.findLast(({ origin }) => origin === sourceRef);
  if (!charge || stay.charges.some(({ corrects }) => corrects === charge.id)) return;
  postToFolio(stay, "correct", { chargeId: charge.id, reason, version: stay.version }, hotel, actor);
}

/**
 * Takes an amount off the bill of a stay for another area, or refuses with the folio's reasons. Off the guest's window,
 * unless only the company's has so much open. `points` are those that pay it.
 */
export function allowStay(
  reservationId: string,
  allowance: Reference & Pick<FolioInput, "description" | "amount" | "reason">,
  hotel: Hotel,
  actor: Actor,
  points?: number,
) {
  const stay = hotel.get(reservationId);
  const { windows } = toReservation(stay, hotel);
  const window = allowanceWindow(windows, allowance.amount, points);
  const posted = { ...allowance, window, version: stay.version };
  postToFolio(stay, "allow", posted, hotel, actor, { points, origin: allowance.sourceRef });
}
