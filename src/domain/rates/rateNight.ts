import type { Cents } from "@/contract/property";
import type { PriceStep } from "@/contract/reservations/rateCalendar";
import type { RateDay, RatePlan, RateSettings } from "@/contract/reservations/rates";

import { checkedPrice, percentOf } from "./prices";
import { amountOf, derivedPrice, type Guests } from "./ratePrices";

export const closures = ["isClosed", "isClosedToArrival", "isClosedToDeparture"] as const;
export type Closure = (typeof closures)[number];

export interface DayRestrictions extends Pick<RateDay, Closure> {
  /** Nights of a stay that arrives on the day. */
  minStay: number;
  maxStay?: number;
  /** Nights of each stay that has the day's night. */
  minStayThrough?: number;
  /** Rooms that the plan may sell of the type on the night, and those that it has sold. */
  quota?: number;
  sold?: number;
}

export const unrestricted: DayRestrictions = {
  minStay: 1,
  isClosed: false,
  isClosedToArrival: false,
  isClosedToDeparture: false,
};

/**
 * A plan's own word of a night: the season alone where it has prices of its own, and what is set by hand. All days have the
 * same fields, written out: years of nights are made at once, and copies of unlike objects take most of the time.
 */
export function planDay(
  { id, derivedFrom }: RatePlan,
  season: Omit<RateDay, "ratePlanId" | "set">,
  set: RateSettings | undefined,
): RateDay {
  const { date, roomTypeId, floor } = season;
  const { minStay, isClosed, isClosedToArrival, isClosedToDeparture } = derivedFrom ? unrestricted : season;
  const price = derivedFrom ? 0 : season.price;
  return {
    ratePlanId: id,
    roomTypeId,
    date,
    price,
    floor,
    minStay,
    isClosed,
    isClosedToArrival,
    isClosedToDeparture,
    set,
  };
}

/** Price and restrictions that a plan sells a room type under on a night, and how the price comes about. */
export interface RateNight extends DayRestrictions {
  /** Before the supplements of people; at least 0. */
  price: Cents;
  /** From the plan with prices of its own to the plan itself. */
  steps: PriceStep[];
}

/**
 * Price and restrictions of a night under the last plan of a chain (`rateChain`: the plan first, then those that it derives
 * from). The specific beats the general: what is set by hand for a night replaces what the plan and its parents say of it,
 * and a minimum stay may be lowered so. Closures add up, and a quota is
 * that of the plan alone. The floor is checked on the result alone. Undefined where the plan
 * with prices of its own has none for the night. Every price of a night comes from here, for whomever it is.
 */
export function rateNight(
  chain: readonly RatePlan[],
  dayOf: (ratePlanId: string) => RateDay | undefined,
  guests: Guests,
): RateNight | undefined {
  let night: RateNight | undefined;
  let floor = 0;
  let meals = noMeals;
  for (const plan of chain.toReversed()) {
    const day = dayOf(plan.id);
    if (!day && !night) return undefined;
    floor = Math.max(floor, day?.floor ?? 0);
    meals = mealsUnder(plan, meals, guests);
    night = followedBy(plan, day, night, { ...guests, included: meals });
  }
  if (!night || night.price >= floor) return night;
  const step: PriceStep = { ratePlanId: chain[0]!.id, rule: "floor", price: floor };
  return { ...night, price: floor, steps: [...night.steps, step] };
}

/** A derivation has left nothing of a price: complimentary is what a person decides, so that such a night is not sold. */
export const isFreeByDerivation = ({ price, steps }: RateNight): boolean =>
  price === 0 && steps.at(-1)?.rule === "derived" && steps.some((step) => step.price > 0);

/**
 * The night has no price to send out: it is free, or derives from one that is. A price set by hand is one of its own; a floor
 * makes none of nothing.
 */
export function isUnpriced({ price, steps }: RateNight): boolean {
  const own = steps.findLastIndex(({ rule }) => rule === "set" || rule === "season");
  return price === 0 || steps.slice(Math.max(own, 0)).some((step) => step.price === 0);
}

/** The night under a plan, from what it says itself and from the night under its parent. */
function followedBy(plan: RatePlan, day: RateDay | undefined, parent: RateNight | undefined, asked: Asked): RateNight {
  const { set } = day ?? {};
  const step = priceStep(plan, day, parent, asked);
  const isSaid = (closure: Closure) => set?.[closure] ?? day?.[closure] ?? false;
  return {
    price: step.price,
    steps: parent ? [...parent.steps, step] : [step],
    minStay: set?.minStay ?? Math.max(plan.minStay ?? 1, day?.minStay ?? 1, parent?.minStay ?? 1),
    minStayThrough: set?.minStayThrough ?? parent?.minStayThrough,
    maxStay: set?.maxStay ?? parent?.maxStay,
    quota: set?.quota,
    isClosed: isSaid("isClosed") || parent?.isClosed === true,
    isClosedToArrival: isSaid("isClosedToArrival") || parent?.isClosedToArrival === true,
    isClosedToDeparture: isSaid("isClosedToDeparture") || parent?.isClosedToDeparture === true,
  };
}

/** The part of a price that is by the person, in cents: for those of the calendar, and for those who are asked for. */
interface Meals {
  base: Cents;
  asked: Cents;
}

const noMeals: Meals = { base: 0, asked: 0 };

interface Asked extends Guests {
  included: Meals;
}

function mealsUnder({ derivedFrom }: RatePlan, { base, asked }: Meals, guests: Guests): Meals {
  if (!derivedFrom) return noMeals;
  const { percent, amountFor } = derivedFrom;
  const after = (meals: Cents, people: number) =>
    percentOf(meals, 100 + percent) + (amountFor === undefined ? 0 : amountOf(derivedFrom, people));
  return { base: after(base, guests.base), asked: after(asked, guests.meals) };
}

/** A price by hand is for those of the calendar: for others its meals are theirs, and one person alone has the discount. */
function priceStep(
  { id, derivedFrom }: RatePlan,
  day: RateDay | undefined,
  parent: RateNight | undefined,
  { meals, discount, included }: Asked,
): PriceStep {
  const ofRoom = (price: Cents) => percentOf(price, 100 - discount);
  const set = day?.set?.price;
  if (set !== undefined) {
    const price = ofRoom(checkedPrice(set) - included.base) + included.asked;
    return { ratePlanId: id, rule: "set", price: Math.max(0, price) };
  }
  if (!derivedFrom || !parent) return { ratePlanId: id, rule: "season", price: ofRoom(checkedPrice(day?.price ?? 0)) };
  return { ratePlanId: id, rule: "derived", price: derivedPrice(derivedFrom, parent.price, meals) };
}
