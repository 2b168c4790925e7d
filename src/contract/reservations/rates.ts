import { defineContract, type } from "../endpoint";
import type { PolicySnapshot } from "./policies";
import type { Cents, CivilDate } from "../property";
import type { Reason } from "./reservationReasons";

/** Régimen: room only, bed and breakfast, half board. */
type Board = "roomOnly" | "breakfast" | "halfBoard";

export interface RatePlan {
  id: string;
  code: string;
  name: string;
  board: Board;
  /** The plan that this plan's prices derive from: first by percent, then by cents per night. */
  derivedFrom?: { ratePlanId: string; percent: number; amount: Cents };
  cancellationPolicyId: string;
  depositPolicyId: string;
  /** Minimum nights of a stay under this plan, whatever its days say. */
  minStay?: number;
  isActive: boolean;
}

/** Price and restrictions of a plan for a room type on a night. */
export interface RateDay {
  ratePlanId: string;
  roomTypeId: string;
  date: CivilDate;
  /** At least 0. */
  price: Cents;
  /** Minimum nights for an arrival on this date. */
  minStay: number;
  /** No night may be sold on it. */
  isClosed: boolean;
  isClosedToArrival: boolean;
  isClosedToDeparture: boolean;
}

export interface NightPrice {
  date: CivilDate;
  /** At least 0. */
  price: Cents;
}

/** A room type under a plan, for a requested stay. */
export interface Offer {
  roomTypeId: string;
  ratePlanId: string;
  nights: NightPrice[];
  total: Cents;
  /** Rooms of the type that are free on the fullest night; with 0 it may still be sold by overbooking. */
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
  /** The reservation that is being changed: its own nights count as free, and it keeps a type or plan that is switched off. */
  reservationId?: string;
}

export const ratesContract = defineContract({
  /** Every type under every active plan, by rank of the type; 422 if the dates are not a stay. */
  listOffers: {
    method: "GET",
    path: "/pms/offers",
    query: type<OfferQuery>(),
    reply: type<Offer[]>(),
    reads: ["setUp", "reservations", "rooms"],
  },
});
