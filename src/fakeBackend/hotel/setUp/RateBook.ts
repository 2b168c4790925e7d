import type { Cents, CivilDate, RoomType } from "@/contract/property";
import type { RateDay, RatePlan } from "@/contract/reservations/rates";
import { dateOfDay, weekdayOf } from "@/domain/civilDate";
import { baseGuests, type Guests, rateChain } from "@/domain/rates/ratePrices";
import { planDay, type RateNight, rateNight } from "@/domain/rates/rateNight";

import type { Book } from "./Book";
import type { SetRates } from "./SetRates";

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
  /** The least that the type is sold for on a night, under any plan. */
  floor?: Cents;
}

/** The books that prices and restrictions follow from. */
interface RateSources {
  readonly ratePlans: Book<RatePlan>;
  readonly roomTypes: Book<RoomType>;
  readonly seasons: Book<Season>;
  readonly specialDays: Book<SpecialDay>;
  readonly listPrices: Book<ListPrice>;
  readonly setRates: SetRates;
}

type SeasonNight = Omit<RateDay, "ratePlanId" | "set">;

type NightOn = (day: number) => RateNight | undefined;

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
  readonly #nights = new Map<string, NightOn>();
  readonly #seasonNights = new Map<string, Map<number, SeasonNight>>();

  constructor(setUp: RateSources) {
    const plans = setUp.ratePlans.all();
    this.#setUp = setUp;
    this.#chains = new Map(plans.map(({ id }) => [id, rateChain(plans, id) ?? []]));
  }

  /** Prices by day, for the base occupancy unless told. A plan without a price costs nothing. */
  prices(ratePlanId: string, roomTypeId: string, guests?: Guests): (day: number) => Cents {
    const nightOn = this.#nightsOf(ratePlanId, roomTypeId, guests);
    return (day) => nightOn(day)?.price ?? 0;
  }

  /** As it is sold, for the base occupancy unless told, or undefined for a plan without a price. */
  night(ratePlanId: string, roomTypeId: string, day: number, guests?: Guests): RateNight | undefined {
    return this.#nightsOf(ratePlanId, roomTypeId, guests)(day);
  }

  /** Nights by day, each made once: offers and figures ask for the same ones often. */
  #nightsOf(ratePlanId: string, roomTypeId: string, asked?: Guests): NightOn {
    const guests = asked ?? baseGuests(this.#setUp.roomTypes.find(roomTypeId));
    return madeOnce(this.#nights, `${ratePlanId} ${roomTypeId} ${guests.meals} ${guests.discount}`, () => {
      const nights = new Map<number, RateNight | undefined>();
      const chain = this.#chains.get(ratePlanId) ?? [];
      return (day) => madeOnce(nights, day, () => rateNight(chain, (id) => this.day(id, roomTypeId, day), guests));
    });
  }

  /** A plan's own word of a night: the season where it has prices of its own, and what is set by hand. */
  day(ratePlanId: string, roomTypeId: string, day: number): RateDay {
    const plan = this.#setUp.ratePlans.find(ratePlanId);
    const season = this.season(roomTypeId, day);
    const set = this.#setUp.setRates.of(ratePlanId, roomTypeId, season.date);
    return plan ? planDay(plan, season, set) : { ...season, ratePlanId };
  }

  /** Price and restrictions of a night for all plans, before anything is set by hand. */
  season(roomTypeId: string, day: number): SeasonNight {
    const nights = madeOnce(this.#seasonNights, roomTypeId, () => new Map<number, SeasonNight>());
    return madeOnce(nights, day, () => this.#seasonNight(roomTypeId, day));
  }

  #seasonNight(roomTypeId: string, day: number): SeasonNight {
    const date = dateOfDay(day);
    const special = this.#setUp.specialDays.find(date.slice(5));
    const { season, isWeekend } = this.#seasonOn(date);
    const listed = this.#setUp.listPrices.find(roomTypeId);
    const price = (listed?.price ?? 0) * (season?.level ?? 1) * (isWeekend ? (season?.weekendLevel ?? 1) : 1);
    return {
      roomTypeId,
      date,
      price: Math.round(price / UNIT) * UNIT,
      floor: listed?.floor,
      minStay: Math.max(special?.minStay ?? 1, isWeekend ? (season?.weekendMinStay ?? 1) : 1),
      isClosed: special?.closedTypes.includes(roomTypeId) ?? false,
      isClosedToArrival: special?.isClosedToArrival ?? false,
      isClosedToDeparture: special?.isClosedToDeparture ?? false,
    };
  }

  #seasonOn(date: CivilDate) {
    return { season: this.#setUp.seasons.find(date.slice(5, 7)), isWeekend: weekend.has(weekdayOf(date)) };
  }
}

function madeOnce<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const former = known.get(key);
  if (former !== undefined) return former;
  const value = make();
  known.set(key, value);
  return value;
}
