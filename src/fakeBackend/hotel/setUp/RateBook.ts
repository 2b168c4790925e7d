import type { Cents } from "@/contract/property";
import type { RateDay, RatePlan } from "@/contract/reservations/rates";
import { dateOfDay, weekdayOf } from "@/domain/civilDate";
import { derivedPrice, rateChain } from "@/domain/rates/ratePrices";

import type { Book } from "./Book";

/** Prices of a month of any year; the id is the month, `01` to `12`. */
export interface Season {
  id: string;
  /** Relative to the list price. */
  level: number;
  /** The same of the nights of Friday and Saturday, relative to the others. */
  weekendLevel: number;
  /** Minimum nights of an arrival on these. */
  weekendMinStay: number;
}

/** Restrictions of a day of any year, whatever its season; the id is `MM-DD`. */
export interface SpecialDay {
  id: string;
  minStay: number;
  isClosedToArrival: boolean;
  isClosedToDeparture: boolean;
  /** Ids of the room types that are not sold on its night. */
  closedTypes: readonly string[];
}

/** Of a night in a room type, which has the same id, before its season. */
export interface ListPrice {
  id: string;
  price: Cents;
}

/** The books that prices and restrictions follow from. */
interface RateSources {
  readonly ratePlans: Book<RatePlan>;
  readonly seasons: Book<Season>;
  readonly specialDays: Book<SpecialDay>;
  readonly listPrices: Book<ListPrice>;
}

/** Friday and Saturday. */
const weekend = new Set([5, 6]);

/** Prices are written in whole units of the currency. */
const UNIT = 100;

/**
 * Price and restrictions of each plan for each room type and night, as the property is set up; a changed set-up has another
 * book. Days are counted since 1970.
 */
export class RateBook {
  readonly #setUp: RateSources;
  readonly #chains: Map<string, RatePlan[]>;
  readonly #pricesOf = new Map<string, (day: number) => Cents>();

  constructor(setUp: RateSources) {
    const plans = setUp.ratePlans.all();
    this.#setUp = setUp;
    this.#chains = new Map(plans.map(({ id }) => [id, rateChain(plans, id) ?? []]));
  }

  price(ratePlanId: string, roomTypeId: string, day: number): Cents {
    return this.prices(ratePlanId, roomTypeId)(day);
  }

  /** Prices by day. */
  prices(ratePlanId: string, roomTypeId: string): (day: number) => Cents {
    const key = `${ratePlanId} ${roomTypeId}`;
    const known = this.#pricesOf.get(key);
    if (known) return known;
    const chain = this.#chains.get(ratePlanId) ?? [];
    const prices = new Map<number, Cents>();
    const priceOn = (day: number) => {
      const price = prices.get(day) ?? derivedPrice(chain, this.#basePrice(roomTypeId, day));
      prices.set(day, price);
      return price;
    };
    this.#pricesOf.set(key, priceOn);
    return priceOn;
  }

  day(ratePlanId: string, roomTypeId: string, day: number): RateDay {
    const date = dateOfDay(day);
    const special = this.#setUp.specialDays.find(date.slice(5));
    const { season, isWeekend } = this.#seasonOn(day);
    return {
      roomTypeId,
      ratePlanId,
      date,
      price: this.price(ratePlanId, roomTypeId, day),
      minStay: Math.max(special?.minStay ?? 1, isWeekend ? (season?.weekendMinStay ?? 1) : 1),
      isClosed: special?.closedTypes.includes(roomTypeId) ?? false,
      isClosedToArrival: special?.isClosedToArrival ?? false,
      isClosedToDeparture: special?.isClosedToDeparture ?? false,
    };
  }

  /** Of the plan that the others follow. A type without a list price costs nothing. */
  #basePrice(roomTypeId: string, day: number): Cents {
    const { season, isWeekend } = this.#seasonOn(day);
    const listed = this.#setUp.listPrices.find(roomTypeId)?.price ?? 0;
    const price = listed * (season?.level ?? 1) * (isWeekend ? (season?.weekendLevel ?? 1) : 1);
    return Math.round(price / UNIT) * UNIT;
  }

  #seasonOn(day: number) {
    const date = dateOfDay(day);
    return { season: this.#setUp.seasons.find(date.slice(5, 7)), isWeekend: weekend.has(weekdayOf(date)) };
  }
}
