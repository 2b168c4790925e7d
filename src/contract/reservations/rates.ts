import { defineContract, type } from "../endpoint";
import type { OfferContract } from "./soldTo";
import type { Decimal, LongText, PeopleCount, RecordId } from "../formats";
import type { PolicySnapshot } from "./policies";
import type { Cents, CivilDate } from "../property";
import type { Reason } from "./reservationReasons";

/** Meals ("régimen"): room only, bed and breakfast, half board. */
type Board = "roomOnly" | "breakfast" | "halfBoard";

/**
 * How a derived price is rounded: to half units, whole units, or the nearest price that ends in 9. Without it prices
 * keep their cents.
 */
export const roundings = ["half", "unit", "nine"] as const;
export type Rounding = (typeof roundings)[number];

/** The plan that a plan's prices derive from: first by percent, then by cents per night, then rounded. */
export interface Derivation {
  ratePlanId: RecordId;
  percent: Decimal;
  amount: Cents;
  /** The number of people whom the amount is for, as that of meals: others pay in proportion. The room's unless given. */
  amountFor?: PeopleCount;
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
  /** The property's first one unless given. */
  childPolicyId?: RecordId;
  /** Minimum nights of a stay under this plan, whatever its nights say. */
  minStay?: number;
  isActive: boolean;
}

/** Values set by hand for a plan, a type and a night. Missing ones follow from the season or the parent plan. */
export interface RateSettings {
  price?: Cents;
  /** Minimum nights for an arrival on this date, instead of the plan's; it may be lower. */
  minStay?: number;
  /** Minimum nights of each stay with this night. */
  minStayThrough?: number;
  /** Most nights for an arrival on this date. */
  maxStay?: number;
  /** The number of rooms that this plan may sell of the type on the night. */
  quota?: number;
  isClosed?: boolean;
  isClosedToArrival?: boolean;
  isClosedToDeparture?: boolean;
}

/** Price and restrictions of a plan for a type on a night, by its season. */
export interface RateDay {
  ratePlanId: RecordId;
  roomTypeId: RecordId;
  date: CivilDate;
  /** At least 0. */
  price: Cents;
  /** Minimum nights for an arrival on this date. */
  minStay: number;
  /** The night cannot be sold. */
  isClosed: boolean;
  isClosedToArrival: boolean;
  isClosedToDeparture: boolean;
  /** The least price of the type under any plan. */
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
  /** The price of a night with all its people, at least 0; 0 is complimentary. */
  perNight: Cents;
  /** The reason, for the staff alone. */
  reason: LongText;
}

/** Rooms of a type that are sold beyond the existing ones on a night, this one included. */
export interface Oversale {
  rooms: number;
  /** The number that may be oversold without a reason. */
  allowed: number;
}

/** An offer as it is for other people. */
export interface PartyOffer extends Pick<Offer, "nights" | "total" | "deposit" | "reasons"> {
  /** As in the query: `2,5,8`. */
  people: string;
}

/** A room type under a plan, for a requested stay. */
export interface Offer {
  roomTypeId: RecordId;
  ratePlanId: RecordId;
  nights: NightPrice[];
  total: Cents;
  /** Free rooms of the type on the fullest night. With 0 it may still be sold by overbooking. */
  available: number;
  /** The oversale on the night nearest to its limit; undefined while each night has a free room. */
  oversale?: Oversale;
  /** Reasons why it cannot be sold. */
  reasons: Reason[];
  /** None where no night has an agreed price. */
  contract?: OfferContract;
  policies: PolicySnapshot;
  deposit: Cents;
  /** The same for the other parties that the query asks for. */
  parties?: PartyOffer[];
}

export interface OfferQuery {
  arrival: CivilDate;
  departure: CivilDate;
  adults: number;
  /** Ages in years. @several integer */
  children?: string;
  /** Other parties, as for further rooms, with `;` between: adults, then the ages of children, as `1;2,5,8`. */
  parties?: string;
  /**
   * The reservation that is being changed: its own nights count as free, and it keeps a type or plan that is switched
   * off.
   */
  reservationId?: RecordId;
  /** Whose contract gives the prices: that of the company, or else of the agency. */
  companyId?: RecordId;
  agencyId?: RecordId;
}

/** The offer that cannot be had. */
export interface OfferAlternativesQuery extends OfferQuery {
  roomTypeId: RecordId;
  ratePlanId: RecordId;
}

/** The same nights, type and plan from another date on. */
export interface OfferAlternative extends Pick<Offer, "total" | "available"> {
  arrival: CivilDate;
  departure: CivilDate;
}

/** Offers and availability for a stay. */
export const ratesContract = defineContract({
  /** Each type under each active plan, by rank of the type; 422 if the dates are not a stay. */
  listOffers: {
    method: "GET",
    path: "/pms/offers",
    query: type<OfferQuery>(),
    reply: type<Offer[]>(),
    reads: ["setUp", "rates", "reservations", "rooms", "companies"],
  },
  /** Up to seven days earlier or later, with a free room on each night, the nearest first; 422 if the dates are not a stay. */
  listOfferAlternatives: {
    method: "GET",
    path: "/pms/offers/alternatives",
    query: type<OfferAlternativesQuery>(),
    reply: type<OfferAlternative[]>(),
    reads: ["setUp", "rates", "reservations", "rooms", "companies"],
  },
});
