import type { Reason } from "@/contract/reservations/reservationReasons";
import { handedOver } from "@/domain/folio/folioLines";
import { fullName } from "@/domain/people/names";
import { reasonFor } from "@/domain/reasonFor";
import { isEnded } from "@/domain/reservations/situationOf";

import type { Hotel } from "../Hotel";
import type { StoredReservation } from "../books/StoredReservation";

/** Why a member of a group cannot be changed: the group's folio is closed, and has paid what the change would alter. */
export function settledReasons(next: StoredReservation, former: StoredReservation, hotel: Hotel): Reason[] {
  const { billing } = former;
  const leader = billing?.leader === undefined ? undefined : hotel.find(billing.leader);
  if (!billing || !leader || !isEnded(leader.state)) return [];
  const isAsBefore = handedOver(next, hotel.products) === handedOver(former, hotel.products);
  if (isAsBefore) return [];
  const guest = fullName(hotel.guests.get(leader.guestId));
  return [reasonFor("GROUP_SETTLED", { group: billing.name, guest })];
}
