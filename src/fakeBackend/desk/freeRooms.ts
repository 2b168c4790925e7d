import type { FreeRoom, FreeRoomsQuery } from "@/contract/reservations/desk";
import { addDays } from "@/domain/civilDate";
import { isSellable, usualOffer } from "@/domain/reservations/usualOffer";
import { isReady } from "@/domain/rooms/cleanliness";
import { nightsOf, stayReasons } from "@/domain/stay";

import { inventoryOf } from "../hotel/inventoryOf";
import { soldOffer } from "../hotel/reservations/soldOffer";
import { refusal } from "../hotel/refusals";
import type { Database } from "../core/database";

/** The rooms that a guest who stands at the desk could have tonight: clean ones first, each at the usual offer of its type. */
export function freeRooms(
  { departure, adults, children = "", ...sold }: FreeRoomsQuery,
  db: Pick<Database, "hotel" | "rooms">,
): FreeRoom[] {
  const { hotel } = db;
  const stay = { arrival: hotel.property.businessDate, departure };
  const faults = stayReasons(stay);
  if (faults.length > 0) throw refusal(422, faults);
  const people = { adults, childrenAges: children.split(",").filter(Boolean).map(Number) };
  const asked = { stay, people, sold, inventory: inventoryOf(hotel) };
  const plans = hotel.setUp.ratePlans.all().filter(({ isActive }) => isActive);
  const usual = new Map(
    hotel.roomTypes.map((type) => [
      type.id,
      usualOffer(plans.flatMap((plan) => soldOffer(asked, type, plan, hotel) ?? [])),
    ]),
  );
  const states = new Map(db.rooms.states().map((state) => [state.roomId, state]));
  // day use has no night, and the room for itself on its day
  const dates = nightsOf({ ...stay, departure: departure > stay.arrival ? departure : addDays(departure, 1) });
  const free = hotel.rooms.flatMap(({ id: roomId, roomTypeId, number }) => {
    const offer = usual.get(roomTypeId);
    const { cleanliness, occupant } = states.get(roomId)!;
    const isHeld = hotel.nights.roomNights(roomId, dates).some(({ holder }) => holder !== undefined);
    if (!offer || !isSellable(offer) || occupant !== "" || isHeld) return [];
    return [
      {
        number,
        roomId,
        roomTypeId,
        ratePlanId: offer.ratePlanId,
        total: offer.total,
        cleanliness,
        ...(offer.contract && { contract: offer.contract }),
      },
    ];
  });
  const orderOf = ({ cleanliness, total }: FreeRoom) =>
    (isReady(cleanliness) ? 0 : Number.MAX_SAFE_INTEGER / 2) + total;
  return free
    .toSorted((one, other) => orderOf(one) - orderOf(other) || (one.number < other.number ? -1 : 1))
    .map(({ number: _, ...room }) => room);
}
