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
  const types = hotel.roomTypes.toSorted((one, other) => one.rank - other.rank);
  const plans = hotel.setUp.ratePlans.all().filter(({ isActive }) => isActive);
  return types.flatMap((type) =>
    plans.flatMap((plan) => offerOf({ stay: { arrival, departure }, people }, type, plan, inventory) ?? []),
  );
}
