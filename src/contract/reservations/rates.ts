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

/** A price that was promised to the guest instead of the plan's. */
export interface NegotiatedPrice {
  /** Of a night with all its people, at least 0; 0 is complimentary. */
  perNight: Cents;
  /** Why, for the staff alone. */
  reason: string;
}

/** Rooms of a type that are sold beyond the existing ones on a night, this one included. */
export interface Oversale {
  rooms: number;
  /** So many may be sold without a reason. */
  allowed: number;
}

/** A room type under a plan, for a requested stay. */
export interface Offer {
  roomTypeId: string;
  ratePlanId: string;
  nights: NightPrice[];
  total: Cents;
  /** Rooms of the type that are free on the fullest night; with 0 it may still be sold by overbooking. */
  available: number;
  /** On the night that is nearest to the limit; absent while a room is free on each night. */
  oversale?: Oversale;
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

/** Which offer cannot be had. */
export interface OfferAlternativesQuery extends OfferQuery {
  roomTypeId: string;
  ratePlanId: string;
}

/** The same nights, type and plan on other dates. */
export interface OfferAlternative extends Pick<Offer, "total" | "available"> {
  arrival: CivilDate;
  departure: CivilDate;
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
  /** Up to seven days earlier or later, with a free room on each night, the nearest first; 422 if the dates are not a stay. */
  listOfferAlternatives: {
    method: "GET",
    path: "/pms/offers/alternatives",
    query: type<OfferAlternativesQuery>(),
    reply: type<OfferAlternative[]>(),
    reads: ["setUp", "reservations", "rooms"],
  },
});
