import { defineContract, type } from "../endpoint";
import type { Decimal, LongText, RecordId } from "../formats";
import type { PolicySnapshot } from "./policies";
import type { Cents, CivilDate } from "../property";
import type { Reason } from "./reservationReasons";

/** Régimen: room only, bed and breakfast, half board. */
type Board = "roomOnly" | "breakfast" | "halfBoard";

/** To what a derived price is rounded: whole units, half units, or the nearest price that ends in 9. Cents without one. */
export const roundings = ["half", "unit", "nine"] as const;
export type Rounding = (typeof roundings)[number];

/** The plan that a plan's prices derive from: first by percent, then by cents per night, then rounded. */
export interface Derivation {
  ratePlanId: RecordId;
  percent: Decimal;
  amount: Cents;
  rounding?: Rounding;
}

export interface RatePlan {
  id: RecordId;
  code: string;
  name: string;
  board: Board;
  derivedFrom?: Derivation;
  cancellationPolicyId: RecordId;
  depositPolicyId: RecordId;
  /** The first of the property unless told. */
  childPolicyId?: RecordId;
  /** Minimum nights of a stay under this plan, whatever its days say. */
  minStay?: number;
  isActive: boolean;
}

/** Set by hand for a plan, a room type and a night; what is left out follows from the season, or from the parent plan. */
export interface RateSettings {
  price?: Cents;
  /** Minimum nights of an arrival on this date; it replaces that of the plan, and may lower it. */
  minStay?: number;
  /** Minimum nights of each stay that has this night. */
  minStayThrough?: number;
  /** Most nights of an arrival on this date. */
  maxStay?: number;
  /** Rooms that this plan may sell of the type on the night. */
  quota?: number;
  isClosed?: boolean;
  isClosedToArrival?: boolean;
  isClosedToDeparture?: boolean;
}

/** Price and restrictions of a plan for a room type on a night, by its season. */
export interface RateDay {
  ratePlanId: RecordId;
  roomTypeId: RecordId;
  date: CivilDate;
  /** At least 0. */
  price: Cents;
  /** Minimum nights for an arrival on this date. */
  minStay: number;
  /** No night may be sold on it. */
  isClosed: boolean;
  isClosedToArrival: boolean;
  isClosedToDeparture: boolean;
  /** The least that the type is sold for under any plan. */
  floor?: Cents;
  set?: RateSettings;
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
  reason: LongText;
}

/** Rooms of a type that are sold beyond the existing ones on a night, this one included. */
export interface Oversale {
  rooms: number;
  /** So many may be sold without a reason. */
  allowed: number;
}

/** A room type under a plan, for a requested stay. */
export interface Offer {
  roomTypeId: RecordId;
  ratePlanId: RecordId;
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
  /** Ages in years. @several integer */
  children?: string;
  /** The reservation that is being changed: its own nights count as free, and it keeps a type or plan that is switched off. */
  reservationId?: RecordId;
}

/** Which offer cannot be had. */
export interface OfferAlternativesQuery extends OfferQuery {
  roomTypeId: RecordId;
  ratePlanId: RecordId;
}

/** The same nights, type and plan on other dates. */
export interface OfferAlternative extends Pick<Offer, "total" | "available"> {
  arrival: CivilDate;
  departure: CivilDate;
}

/** Offers and availability for a stay. */
export const ratesContract = defineContract({
  /** Every type under every active plan, by rank of the type; 422 if the dates are not a stay. */
  listOffers: {
    method: "GET",
    path: "/pms/offers",
    query: type<OfferQuery>(),
    reply: type<Offer[]>(),
    reads: ["setUp", "rates", "reservations", "rooms"],
  },
  /** Up to seven days earlier or later, with a free room on each night, the nearest first; 422 if the dates are not a stay. */
  listOfferAlternatives: {
    method: "GET",
    path: "/pms/offers/alternatives",
    query: type<OfferAlternativesQuery>(),
    reply: type<OfferAlternative[]>(),
    reads: ["setUp", "rates", "reservations", "rooms"],
  },
});
