import { endedRedemptions } from "@/domain/folio/allowances";
import { deletionReasons } from "@/domain/reservations/deletionReasons";
import { takesRooms } from "@/domain/reservations/situationOf";

import type { Hotel } from "../Hotel";
import { refuseReasons } from "../refusals";
import type { StoredReservation } from "../books/StoredReservation";
import { notFound } from "../../records/Refused";
import type { Actor } from "../../records/Actor";
import { capacityReasons, guardReasons, roomDayReasons } from "./guardReasons";
import { historyWith } from "./historyOf";

/** Hides the reservation and frees its rooms; it stays stored for undo, without what points have paid. */
export function deleteReservation(stored: StoredReservation, hotel: Hotel, actor: Actor) {
  refuseReasons(deletionReasons({ ...stored, leads: hotel.membersOf(stored.id).at(0)?.billing?.name }, hotel.property));
  const ended = endedRedemptions({ stay: stored, date: hotel.property.businessDate, reason: "Reserva eliminada" });
  put({ ...stored, charges: [...stored.charges, ...ended], isDeleted: true }, "deleted", hotel, actor);
}

/** Undoes a deletion, unless its room or type has been sold since. */
export function restoreReservation(id: string, hotel: Hotel, actor: Actor): StoredReservation {
  const stored = hotel.find(id);
  if (!stored) throw notFound();
  if (!stored.isDeleted) return stored;
  if (takesRooms(stored.state))
    refuseReasons([
      ...capacityReasons(stored, hotel),
      ...guardReasons(stored.nights, hotel, id),
      ...roomDayReasons(stored, hotel),
    ]);
  const { isDeleted: _, ...restored } = stored;
  return put(restored, "restored", hotel, actor);
}

function put(reservation: StoredReservation, what: "deleted" | "restored", hotel: Hotel, { by, now }: Actor) {
  const history = historyWith(reservation, { at: now.toISOString(), by, what, changes: [] });
  return hotel.put({ ...reservation, history, version: reservation.version + 1, updatedAt: now.getTime() });
}
