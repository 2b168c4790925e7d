import type { Cents } from "@/contract/property";
import type { RateDay, RatePlan } from "@/contract/rates";
import { derivedPrice, rateChain } from "@/domain/ratePrices";

import { dateOn } from "../seed/hotel/calendar";
import { rateDayOf } from "../seed/hotel/seasons";

/** What each plan asks of each type of room, night by night. Days are counted since 1970. */
export class RateBook {
  readonly #chains: Map<string, RatePlan[]>;
  readonly #prices = new Map<string, Map<number, Cents>>();

  constructor(plans: readonly RatePlan[]) {
    this.#chains = new Map(plans.map(({ id }) => [id, rateChain(plans, id) ?? []]));
  }

  price(ratePlanId: string, roomTypeId: string, day: number): Cents {
    const prices = this.#pricesOf(`${ratePlanId} ${roomTypeId}`);
    const known = prices.get(day);
    if (known !== undefined) return known;
    const { price: basePrice } = rateDayOf(roomTypeId, dateOn(day), day);
    const price = derivedPrice(this.#chains.get(ratePlanId) ?? [], basePrice);
    prices.set(day, price);
    return price;
  }

  day(ratePlanId: string, roomTypeId: string, day: number): RateDay {
    const price = this.price(ratePlanId, roomTypeId, day);
    return { ...rateDayOf(roomTypeId, dateOn(day), day), ratePlanId, price };
  }

  #pricesOf(key: string) {
    const known = this.#prices.get(key) ?? new Map<number, Cents>();
    this.#prices.set(key, known);
    return known;
  }
}
