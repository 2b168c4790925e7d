import { defineContract, type } from "./endpoint";
import type { PolicySnapshot } from "./policies";
import type { Cents, CivilDate } from "./property";
import type { Reason } from "./reasons";

/** Régimen: room only, bed and breakfast, half board. */
type Board = "roomOnly" | "breakfast" | "halfBoard";

export interface RatePlan {
  id: string;
  code: string;
  name: string;
  board: Board;
  /** The plan that this one's prices follow, and how: in percent and then in cents per night. */
  derivedFrom?: { ratePlanId: string; percent: number; amount: Cents };
  cancellationPolicyId: string;
  depositPolicyId: string;
  /** Nights that a stay must have at least under this plan, whatever its days say. */
  minStay?: number;
  isActive: boolean;
}

/** What a plan asks of one type of room for one night, and what it does not allow. */
export interface RateDay {
  ratePlanId: string;
  roomTypeId: string;
  date: CivilDate;
  /** At least 0. */
  price: Cents;
  /** Nights at least for whoever arrives on this date. */
  minStay: number;
  /** No night may fall on it. */
  isClosed: boolean;
  isClosedToArrival: boolean;
  isClosedToDeparture: boolean;
}

export interface NightPrice {
  date: CivilDate;
  /** At least 0. */
  price: Cents;
}

/** A type of room under a plan, for a stay that somebody asks for. */
export interface Offer {
  roomTypeId: string;
  ratePlanId: string;
  nights: NightPrice[];
  total: Cents;
  /** Rooms left on the fullest night. */
  available: number;
  /** Why it cannot be sold; empty when it can. */
  reasons: Reason[];
  policies: PolicySnapshot;
  deposit: Cents;
}

export interface OfferQuery {
  arrival: CivilDate;
  departure: CivilDate;
  adults: number;
  /** Ages in years, separated by commas. */
  children?: string;
  /** The reservation that is being changed: its own nights do not stand in its way. */
  reservationId?: string;
}

export const ratesContract = defineContract({
  listRatePlans: { method: "GET", path: "/pms/rate-plans", reply: type<RatePlan[]>() },
  /** Every type under every active plan, by rank of the type; 422 when the dates make no stay. */
  listOffers: { method: "GET", path: "/pms/offers", query: type<OfferQuery>(), reply: type<Offer[]>() },
});
