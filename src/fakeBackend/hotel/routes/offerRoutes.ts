import { type Offer, type OfferQuery, ratesContract } from "@/contract/reservations/rates";
import { offerOf } from "@/domain/reservations/offerOf";
import { stayReasons } from "@/domain/stay";

import { routesFor } from "../../core/routes";
import type { Hotel } from "../Hotel";
import { inventoryOf } from "../inventoryOf";
import { refusal } from "../refusals";

export const offerRoutes = routesFor(ratesContract, {
  listOffers: ({ query }, { db: { hotel } }) => offersFor(query, hotel),
});

function offersFor({ arrival, departure, adults, children = "", reservationId }: OfferQuery, hotel: Hotel): Offer[] {
  const faults = stayReasons({ arrival, departure });
  if (faults.length > 0) throw refusal(422, faults);
  const people = { adults, childrenAges: children.split(",").filter(Boolean).map(Number) };
  const without = reservationId === undefined ? undefined : hotel.find(reservationId);
  const inventory = inventoryOf(hotel, without);
  const { roomTypes, ratePlans } = hotel.setUp;
  const types = offered(roomTypes.all(), without?.roomTypeId).toSorted((one, other) => one.rank - other.rank);
  const plans = offered(ratePlans.all(), without?.ratePlanId);
  return types.flatMap((type) =>
    plans.flatMap((plan) => offerOf({ stay: { arrival, departure }, people }, type, plan, inventory) ?? []),
  );
}

/** Those that are sold, and the one that the reservation has. */
const offered = <Entry extends { id: string; isActive: boolean }>(entries: readonly Entry[], agreedId?: string) =>
  entries.filter(({ id, isActive }) => isActive || id === agreedId);
