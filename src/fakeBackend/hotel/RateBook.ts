import type { Cents } from "@/contract/property";
import type { RateDay, RatePlan } from "@/contract/reservations/rates";
import { derivedPrice, rateChain } from "@/domain/rates/ratePrices";

import { dateOn } from "./sample/calendar";
import { rateDayOf } from "./sample/seasons";

/** Price and restrictions of each plan for each room type and night. Days are counted since 1970. */
export class RateBook {
  readonly #chains: Map<string, RatePlan[]>;
  readonly #pricesOf = new Map<string, (day: number) => Cents>();

  constructor(plans: readonly RatePlan[]) {
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
      const price = prices.get(day) ?? derivedPrice(chain, rateDayOf(roomTypeId, dateOn(day), day).price);
      prices.set(day, price);
      return price;
    };
    this.#pricesOf.set(key, priceOn);
    return priceOn;
  }

  day(ratePlanId: string, roomTypeId: string, day: number): RateDay {
    const price = this.price(ratePlanId, roomTypeId, day);
    return { ...rateDayOf(roomTypeId, dateOn(day), day), ratePlanId, price };
  }
}
