import type { FreeRoom, FreeRoomsQuery } from "@/contract/reservations/desk";
import type { Offer } from "@/contract/reservations/rates";
import { addDays } from "@/domain/civilDate";
import { offerOf } from "@/domain/reservations/offerOf";
import { isReady } from "@/domain/rooms/cleanliness";
import { nightsOf, stayReasons } from "@/domain/stay";

import { inventoryOf } from "../hotel/inventoryOf";
import { refusal } from "../hotel/refusals";
import type { Database } from "../core/database";

/** The rooms that a guest who stands at the desk could have tonight: clean ones first, of each the cheapest. */
export function freeRooms(
  { departure, adults, children = "" }: FreeRoomsQuery,
  db: Pick<Database, "hotel" | "rooms">,
): FreeRoom[] {
  const { hotel } = db;
  const stay = { arrival: hotel.property.businessDate, departure };
  const faults = stayReasons(stay);
  if (faults.length > 0) throw refusal(422, faults);
  const people = { adults, childrenAges: children.split(",").filter(Boolean).map(Number) };
  const inventory = inventoryOf(hotel);
  const cheapest = new Map<string, Offer>();
  for (const type of hotel.roomTypes) {
    for (const plan of hotel.setUp.ratePlans.all().filter(({ isActive }) => isActive)) {
      const offer = offerOf({ stay, people }, type, plan, inventory);
      const best = cheapest.get(type.id);
      if (offer && offer.reasons.length === 0 && !(best && best.total <= offer.total)) cheapest.set(type.id, offer);
    }
  }
  const states = new Map(db.rooms.states().map((state) => [state.roomId, state]));
  // day use has no night, and the room for itself on its day
  const dates = nightsOf({ ...stay, departure: departure > stay.arrival ? departure : addDays(departure, 1) });
  const free = hotel.rooms.flatMap(({ id: roomId, roomTypeId, number }) => {
    const offer = cheapest.get(roomTypeId);
    const { cleanliness, occupant } = states.get(roomId)!;
    const isHeld = hotel.nights.roomNights(roomId, dates).some(({ holder }) => holder !== undefined);
    if (!offer || occupant !== "" || isHeld) return [];
    return [{ number, roomId, roomTypeId, ratePlanId: offer.ratePlanId, total: offer.total, cleanliness }];
  });
  const orderOf = ({ cleanliness, total }: FreeRoom) =>
    (isReady(cleanliness) ? 0 : Number.MAX_SAFE_INTEGER / 2) + total;
  return free
    .toSorted((one, other) => orderOf(one) - orderOf(other) || (one.number < other.number ? -1 : 1))
    .map(({ number: _, ...room }) => room);
}
