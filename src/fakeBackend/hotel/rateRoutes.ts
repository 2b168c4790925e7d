import { type Offer, type OfferQuery, ratesContract } from "@/contract/rates";
import { isCivilDate } from "@/domain/civilDate";
import { offerOf } from "@/domain/offerOf";
import { reasonFor } from "@/domain/reasonFor";

import { routesFor } from "../routes";
import type { Hotel } from "./Hotel";
import { inventoryOf } from "./inventoryOf";
import { refusal } from "./refusals";

export const rateRoutes = routesFor(ratesContract, {
  listRatePlans: (_, { db: { hotel } }) => [...hotel.ratePlans],
  listOffers: ({ query }, { db: { hotel } }) => offersFor(query, hotel),
});

function offersFor({ arrival, departure, adults, children = "", reservationId }: OfferQuery, hotel: Hotel): Offer[] {
  if (!isCivilDate(arrival) || !isCivilDate(departure) || departure < arrival) {
    throw refusal(422, [reasonFor("DEPARTURE_BEFORE_ARRIVAL")]);
  }
  const people = { adults, childrenAges: children.split(",").filter(Boolean).map(Number) };
  const without = reservationId === undefined ? undefined : hotel.find(reservationId);
  const inventory = inventoryOf(hotel, without);
  const types = hotel.roomTypes.toSorted((one, other) => one.rank - other.rank);
  const plans = hotel.ratePlans.filter(({ isActive }) => isActive);
  return types.flatMap((type) =>
    plans.flatMap((plan) => offerOf({ stay: { arrival, departure }, people }, type, plan, inventory) ?? []),
  );
}
