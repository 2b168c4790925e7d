import { defineContract, type } from "../endpoint";
import type { CurrencyCode, Instant, RecordId } from "../formats";
import type { Cents, CivilDate, RoomType } from "../property";
import type { ReasonOf } from "../reasons";
import { changes, type RecordRefusal } from "../records";
import type { Derivation, Offer, OfferAlternativesQuery, RateDay, RatePlan, RateSettings } from "./rates";

/** Reasons why nights, plans and floors cannot be set so, in Spanish. */
export const rateReasonTexts = {
  RATE_PRICE: "Escriba un precio de 0 a {max}.",
  RATE_NUMBER: "Escriba un número entero de 1 a {max}.",
  RATE_QUOTA: "Escriba un número entero de 0 a {max}.",
  RATE_PERCENT: "Escriba un porcentaje de −100 a {max}.",
  RATE_AMOUNT: "Escriba un importe de −{max} a {max}.",
  RATE_BELOW_FLOOR: "{roomType}: precio por debajo del mínimo ({amount}).",
  RATE_MAX_BELOW_MIN: "La estancia máxima no puede ser menor que la estancia mínima ({nights}).",
  RATE_PAST: "La noche del {date} ya ha pasado.",
  RATE_FAR_AHEAD: "Las tarifas pueden fijarse hasta el {date}.",
  RATE_CYCLE: "La tarifa derivada crea un ciclo: «{rate}» ya depende de esta.",
  RATE_DERIVED_FREE: "{roomType}: con esta derivación el precio del {date} quedaría en 0.",
  RATE_NO_PRICE: "Esta tarifa no se ofrece: para la noche del {date} no queda precio.",
  RATE_PLAN_NOT_SOLD: "La tarifa «{rate}» ya no se vende.",
  RATE_DATES: "La última noche no puede ser anterior a la primera.",
  RATE_DATE_MISSING: "Escriba una fecha que exista.",
  RATE_NONE_CHOSEN: "Elija al menos una opción.",
  RATE_NO_CHANGE: "Con estos datos no cambia ninguna noche.",
  RATE_CHANGED: "Otra persona modificó antes este valor: revise los dos.",
} as const;
export type RateReason = ReasonOf<keyof typeof rateReasonTexts>;

/** Fields of a night that are set one by one: setting one leaves the others. */
export const rateFields = [
  "price",
  "minStay",
  "minStayThrough",
  "maxStay",
  "quota",
  "isClosed",
  "isClosedToArrival",
  "isClosedToDeparture",
] as const satisfies readonly (keyof RateSettings)[];
export type RateField = (typeof rateFields)[number];
/** Null where nothing is set by hand. */
export type RateValue = number | boolean | null;

/** Cents, nights, rooms, percent; days after the business date whose nights can be set, and nights of a reply. */
export const rateLimits = {
  price: 9_999_900,
  nights: 99,
  rooms: 999,
  percent: 500,
  daysAhead: 730,
  days: 731,
} as const;

/** Settings by hand for the nights of a plan and a type. */
export interface RateLine {
  ratePlanId: RecordId;
  roomTypeId: RecordId;
  nights: Record<CivilDate, RateSettings>;
}

/** A type's nights before anything is set by hand, from the first night of the calendar on. */
export interface SeasonLine {
  roomTypeId: RecordId;
  nights: Omit<RateDay, "ratePlanId" | "set">[];
  /** The number of free rooms on each night. */
  free: number[];
}

/** All facts that prices and restrictions of nights follow from, by the rule of `rateNight`. */
export interface RateCalendar {
  /** The cursor of the property's changes that this includes. */
  asOf: number;
  businessDate: CivilDate;
  currency: CurrencyCode;
  from: CivilDate;
  /** The types that are sold, by rank. */
  roomTypes: RoomType[];
  /** All plans: a plan that is sold may derive from one that is not. */
  ratePlans: RatePlan[];
  seasons: SeasonLine[];
  /** Lines with nights that are set by hand. */
  lines: RateLine[];
}

/** A changed field in nights of a plan and a type, with the values that the person had seen. */
export interface RateLineChange {
  ratePlanId: RecordId;
  roomTypeId: RecordId;
  field: RateField;
  /** @minItems 1 */
  nights: { date: CivilDate; before: RateValue; after: RateValue }[];
}

export interface DerivationChange {
  /** Null for a plan with prices of its own. */
  before: Derivation | null;
  after: Derivation | null;
}

export interface FloorChange {
  /** Null for no floor. */
  before: Cents | null;
  after: Cents | null;
}

/** One act of a person: it sets nights, the derivation of a plan, or the floor of a type. */
export type RateAct =
  | { changes: RateLineChange[] }
  | ({ ratePlanId: RecordId } & DerivationChange)
  | ({ roomTypeId: RecordId } & FloorChange);

export interface RateHistoryLine {
  id: RecordId;
  at: Instant;
  /** The name of the person. */
  by: string;
  act: RateAct;
  /** A value is still as the act left it and may be set: the act can be taken back. */
  isStanding: boolean;
}

/** A step towards a plan's price: by the season, by hand, by its parent; the floor is last. */
export interface PriceStep {
  ratePlanId: RecordId;
  rule: "season" | "set" | "derived" | "floor";
  price: Cents;
}

/** How an offer's price of a night is computed. */
export interface ExplainedNight {
  date: CivilDate;
  /** The steps from the plan with its own prices to the plan that was asked for. */
  steps: PriceStep[];
  /** The supplement for people whom the price does not include. */
  supplement: Cents;
  price: Cents;
}

export interface ExplainedOffer {
  /** The offer as in the form of a reservation; undefined where a night has no price. */
  offer?: Offer;
  /** Reasons why there is no offer. */
  reasons: RateReason[];
  nights: ExplainedNight[];
  /** Rooms that the plan may still sell on the night with the fewest; undefined without a quota. */
  quotaLeft?: number;
}

/** Prices and restrictions of nights, and how they come about. */
export const rateCalendarContract = defineContract({
  /** Nights from `from` on, or from the business date; at most 731, which are all that can be set. */
  getRateCalendar: {
    method: "GET",
    path: "/pms/rates",
    query: type<{ from?: CivilDate; days: number }>(),
    reply: type<RateCalendar>(),
    reads: ["setUp", "rates", "reservations", "rooms"],
  },
  /** The last 30 acts that changed something, undos included, the newest first. */
  getRateHistory: {
    method: "GET",
    path: "/pms/rates/history",
    reply: type<RateHistoryLine[]>(),
    reads: ["setUp", "rates"],
  },
  /**
   * All or nothing, but for nights that have passed: an undo, or what was set without a connection, may come after the close
   * of a day, and leaves them as they are. 422 for values that cannot be, and where each night has passed. 409 RATE_CHANGED with the lines as they are now (`current`) where a night
   * has become something else than `before` and than `after`. Replies with the changed lines.
   */
  changeRates: {
    method: "POST",
    path: "/pms/rates",
    ...changes<{ changes: RateLineChange[] }, RateLine[], RecordRefusal<RateReason, RateLine[]>>(),
  },
  /** How a plan's prices derive from another's; 422 for a chain that is a circle, 409 as above. */
  changeDerivation: {
    method: "PUT",
    path: "/pms/rate-plans/:ratePlanId/derivation",
    ...changes<DerivationChange, RatePlan, RecordRefusal<RateReason, RatePlan>>(),
  },
  /** Sets the least price of a type, and replies with it. 409 as above. */
  changeFloor: {
    method: "PUT",
    path: "/pms/room-types/:roomTypeId/floor",
    ...changes<FloorChange, Cents | null, RecordRefusal<RateReason, FloorChange>>(),
  },
  /** The price that a reservation would get, by night, and all reasons against it; 404 for a type or plan not sold. */
  explainOffer: {
    method: "GET",
    path: "/pms/offers/explained",
    query: type<OfferAlternativesQuery>(),
    reply: type<ExplainedOffer>(),
    reads: ["setUp", "rates", "reservations", "rooms", "companies"],
  },
});
