import type { Charge, OtherStay } from "@/contract/account/account";
import type { PayInput } from "@/contract/account/accountActs";
import type { CivilDate } from "@/contract/property";
import type { Reason } from "@/contract/reservations/reservationReasons";
import type { Reservation } from "@/contract/reservations/reservations";

import { isEnded, situationOf } from "../reservations/situationOf";
import { reasonFor } from "../reasonFor";
import { accountReason } from "../account/ruledAccount";
import { placeOf, ruledWindow } from "../account/windows";

type Target = Pick<Reservation, "id" | "state" | "arrival" | "departure" | "releaseOn">;

/** Why a stay does not take what another one hands over; empty when it does. `name` is its guest's. */
export function transferReasons(target: Target, payerId: string, name: string, businessDate: CivilDate): Reason[] {
  if (target.id === payerId) return [accountReason("STAY_SAME")];
  if (isEnded(target.state)) return [reasonFor("FOLIO_CLOSED", { situation: situationOf(target, businessDate) })];
  return target.state === "inHouse" ? [] : [accountReason("STAY_NOT_IN_HOUSE", { guest: name })];
}

/** The reference of the charge that belongs to a payment by another room. */
export const transferRef = (sourceRef: string): string => `transfer:${sourceRef}`;

/** The charge on the other stay; `from` is the stay that hands it over. */
export function transferCharge(
  { sourceRef = "", amount = 0 }: Partial<PayInput>,
  from: OtherStay,
  { billing }: Pick<Reservation, "billing">,
  date: CivilDate,
): Charge {
  const key = transferRef(sourceRef);
  const place = placeOf(ruledWindow("posted", billing));
  return { id: key, sourceRef: key, kind: "transfer", date, description: from.name, amount, stay: from, ...place };
}
