import type { Cents, Product } from "@/contract/property";
import type { MinibarCount, MinibarPosting } from "@/contract/rooms/shift";
import type { Reason } from "@/contract/reservations/reservationReasons";
import { isMinibarQuantity, minibarFaults } from "@/domain/shift/shiftFaults";

import { ApiError } from "../../core/ApiError";
import type { Database } from "../../core/database";
import { chargeStay } from "../../folio/onBehalf";
import type { Hotel } from "../../hotel/Hotel";
import { type Actor, earlierOf } from "../../records/Actor";
import { refuseFaults, unknownValues } from "../../records/Refused";
import { whenTold } from "./whenTold";

interface Taken {
  product: Product;
  quantity: number;
}

/** Charges the minibar of a room to its stay, once. Where the folio is closed, the desk gets it as a note. */
export function postMinibar(count: MinibarCount, db: Database, desk: Actor): MinibarPosting {
  const actor = { ...desk, by: count.countedBy || desk.by };
  const { hotel, shift } = db;
  const { clientId, reservationId } = count;
  const posted = shift.minibar.get(clientId);
  if (posted) return posted;
  const taken = takenOf(count, hotel);
  const reasons = againstCharging(() => {
    for (const { product, quantity } of taken) {
      const { id, name, price, vat = 10 } = product;
      const sourceRef = `minibar:${reservationId}:${clientId}:${id}`;
      const charge = { description: `Minibar: ${name}`, quantity, unitPrice: price, vat, sourceRef };
      chargeStay(reservationId, charge, hotel, actor);
    }
  });
  const total = taken.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0);
  if (reasons.length > 0) leaveNote(noteOf(count, taken, total, reasons, hotel, actor), count, db, actor);
  const posting = { clientId, total, reasons };
  shift.minibar.set(clientId, posting);
  const { roomId, items, countedBy: by } = count;
  shift.told.set(clientId, { roomId, kind: "minibar", items, by, at: earlierOf(count.at, actor.now).toISOString() });
  hotel.revision.advance("rooms");
  return posting;
}

function takenOf({ roomId, reservationId, items }: MinibarCount, hotel: Hotel): Taken[] {
  const taken = items.flatMap(({ productId, quantity }) => {
    const product = hotel.setUp.products.find(productId);
    return product?.isMinibar ? [{ product, quantity }] : [];
  });
  const isPossible = {
    roomId: hotel.room(roomId) !== undefined,
    reservationId: hotel.find(reservationId) !== undefined,
    items: taken.length === items.length && items.every(({ quantity }) => isMinibarQuantity(quantity)),
  };
  refuseFaults(minibarFaults(items), unknownValues(isPossible));
  return taken;
}

/** All products are of one folio: the first is refused, or none. */
function againstCharging(charge: () => void): Reason[] {
  try {
    charge();
    return [];
  } catch (error) {
    if (!(error instanceof ApiError) || error.reasons.length === 0) throw error;
    return error.reasons;
  }
}

/** In the language of the desk; without the guest's name, which a note would keep for good. */
function noteOf(
  { roomId, reservationId, countedBy, at }: MinibarCount,
  taken: readonly Taken[],
  total: Cents,
  reasons: readonly Reason[],
  hotel: Hotel,
  actor: Actor,
): string {
  const items = taken.map(({ product, quantity }) => `${quantity} × ${product.name}`).join(", ");
  const { currency } = hotel.property;
  const amount = new Intl.NumberFormat("es", { style: "currency", currency }).format(total / 100);
  return [
    `Minibar de la habitación ${hotel.room(roomId)?.number} (${reservationId}), sin cargar: ${items}. ${amount}.`,
    ...reasons.map(({ message }) => message),
    `Contado por ${countedBy}${whenTold(at, actor, hotel)}.`,
  ].join("\n");
}

function leaveNote(text: string, { clientId }: MinibarCount, { handover, hotel }: Database, { by, now }: Actor) {
  const note = { date: hotel.property.businessDate, text, by, at: now.toISOString(), seenBy: [] };
  handover.insert({ id: `handover-minibar-${clientId}`, ...note });
  hotel.revision.advance("handover");
}
