import type { ChargeInput, CorrectInput } from "@/contract/account/accountActs";

import type { Hotel } from "../hotel/Hotel";
import type { Actor } from "../records/Actor";
import { postCorrection } from "./postCorrection";

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
