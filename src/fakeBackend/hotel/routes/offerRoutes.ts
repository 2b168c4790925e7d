import {
  type Offer,
  type OfferAlternative,
  type OfferAlternativesQuery,
  type OfferQuery,
  type RatePlan,
  ratesContract,
} from "@/contract/reservations/rates";
import type { RoomType } from "@/contract/property";
import { addDays } from "@/domain/civilDate";
import { partyOffer, peopleOf } from "@/domain/reservations/offerForPeople";
import { stayReasons } from "@/domain/stay";

import { routesFor } from "../../core/routes";
import type { StoredReservation } from "../books/StoredReservation";
import type { Hotel } from "../Hotel";
import { inventoryOf } from "../inventoryOf";
import { refusal } from "../refusals";
import { type Asked, soldOffer } from "../reservations/soldOffer";

/** Days before and after the wanted ones among which others are looked for. */
const DAYS_AROUND = 7;

export const offerRoutes = routesFor(ratesContract, {
  listOffers: ({ query }, { db: { hotel } }) => offersFor(query, hotel),
  listOfferAlternatives: ({ query }, { db: { hotel } }) => alternativesTo(query, hotel),
});

function offersFor(query: OfferQuery, hotel: Hotel): Offer[] {
  const { without, ...asked } = askedIn(query, hotel);
  const { roomTypes, ratePlans } = hotel.setUp;
  const types = offered(roomTypes.all(), without?.roomTypeId).toSorted((one, other) => one.rank - other.rank);
  const plans = offered(ratePlans.all(), without?.ratePlanId);
  const keys = (query.parties ?? "").split(";").filter(Boolean);
  const offerFor = (type: RoomType, plan: RatePlan, people = asked.people) =>
    soldOffer({ ...asked, people }, type, plan, hotel) ?? [];
  return types.flatMap((type) =>
    plans.flatMap((plan) => {
      const parties = keys.flatMap((key) =>
        [offerFor(type, plan, peopleOf(key))].flat().map((offer) => partyOffer(key, offer)),
      );
      return [offerFor(type, plan)].flat().map((offer) => (keys.length > 0 ? { ...offer, parties } : offer));
    }),
  );
}

function alternativesTo(query: OfferAlternativesQuery, hotel: Hotel): OfferAlternative[] {
  const asked = askedIn(query, hotel);
  const { stay } = asked;
  const type = hotel.roomType(query.roomTypeId);
  const plan = hotel.setUp.ratePlans.find(query.ratePlanId);
  if (!type || !plan) return [];
  const shifts = Array.from({ length: DAYS_AROUND }, (_, days) => [-days - 1, days + 1]).flat();
  return shifts.flatMap((days) => {
    const other = { arrival: addDays(stay.arrival, days), departure: addDays(stay.departure, days) };
    if (other.arrival < hotel.property.businessDate) return [];
    const offer = soldOffer({ ...asked, stay: other }, type, plan, hotel);
    if (!offer || offer.reasons.length > 0 || offer.available === 0) return [];
    return { ...other, total: offer.total, available: offer.available };
  });
}

/** The stay and the people of a query, and the rooms and prices for them. Refuses dates that are not a stay. */
export function askedIn(
  { arrival, departure, adults, children = "", reservationId, companyId, agencyId }: OfferQuery,
  hotel: Hotel,
): Asked & { without: StoredReservation | undefined } {
  const stay = { arrival, departure };
  const faults = stayReasons(stay);
  if (faults.length > 0) throw refusal(422, faults);
  const people = { adults, childrenAges: children.split(",").filter(Boolean).map(Number) };
  const without = reservationId === undefined ? undefined : hotel.find(reservationId);
  return { stay, people, without, sold: { companyId, agencyId }, inventory: inventoryOf(hotel, without) };
}

/** Those that are sold, and the one that the reservation has. */
const offered = <Entry extends { id: string; isActive: boolean }>(entries: readonly Entry[], agreedId?: string) =>
  entries.filter(({ id, isActive }) => isActive || id === agreedId);
