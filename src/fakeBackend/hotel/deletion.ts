import { paidTotal } from "@/domain/balance";
import { reasonFor } from "@/domain/reasonFor";
import { isToArrive, takesRooms } from "@/domain/reservationStates";
import { situationOf } from "@/domain/situationOf";

import type { Actor } from "./act";
import { guardReasons } from "./guardReasons";
import { historyWith } from "./historyOf";
import type { Hotel } from "./Hotel";
import { notFound, refuseReasons } from "./refusals";
import type { StoredReservation } from "./StoredReservation";

/** Money and slept nights are never thrown away. */
export function deleteReservation(stored: StoredReservation, hotel: Hotel, actor: Actor) {
  const { businessDate, currency } = hotel.property;
  const amount = paidTotal(stored.payments);
  if (amount !== 0) refuseReasons([reasonFor("HAS_PAYMENTS", { amount, currency })]);
  if (takesRooms(stored.state) && !isToArrive(stored.state)) {
    refuseReasons([reasonFor("INVALID_TRANSITION", { situation: situationOf(stored, businessDate) })]);
  }
  put({ ...stored, isDeleted: true }, "deleted", hotel, actor);
}

/** Takes a deletion back, unless its room or its type has been sold meanwhile. */
export function restoreReservation(id: string, hotel: Hotel, actor: Actor): StoredReservation {
  const stored = hotel.find(id);
  if (!stored) throw notFound();
  if (!stored.isDeleted) return stored;
  if (takesRooms(stored.state)) refuseReasons(guardReasons(stored.nights, hotel, id));
  const { isDeleted: _, ...restored } = stored;
  return put(restored, "restored", hotel, actor);
}

function put(reservation: StoredReservation, what: "deleted" | "restored", hotel: Hotel, { by, now }: Actor) {
  const history = historyWith(reservation, { at: now.toISOString(), by, what, changes: [] });
  return hotel.put({ ...reservation, history, version: reservation.version + 1, updatedAt: now.getTime() });
}
